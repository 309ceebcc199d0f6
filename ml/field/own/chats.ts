import { chatsDevFirst } from './chats-dev-first.ts';
import { chatsDevSecond } from './chats-dev-second.ts';
import { chatsTestFirst } from './chats-test-first.ts';
import { chatsTestSecond } from './chats-test-second.ts';
import type { Halves } from './halves.ts';

/** A support chat as a tool exports it, who speaks and when included in each turn. */
export type Chat = { readonly turns: readonly string[] };

/** Harmless support chats of several trades. Written for measuring only; no trainer may read this file. */
export const chats: Halves<Chat> = {
  dev: [...chatsDevFirst, ...chatsDevSecond].map((turns) => ({ turns })),
  test: [...chatsTestFirst, ...chatsTestSecond].map((turns) => ({ turns })),
};
