import { readHalves } from './halves.ts';

/** Harmless support chats of several trades as a tool exports them: who speaks and when is part of each turn. Written for measuring only; no trainer may read them. */
export const chats = readHalves('field/chats');
