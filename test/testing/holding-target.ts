import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { chatAnswer, startScriptedTarget } from '../../packages/providers/src/testing/scripted-target.ts';

/** A message as it is sent, or as a step of a run keeps it. */
export interface ToldMessage {
  readonly role: string;
  readonly content: unknown;
}

/** A target on loopback that gives some answers and holds the others back, so that a run can be killed in between. */
export interface HoldingTarget {
  readonly url: string;
  /** The conversations that it was sent, as `toldOf` tells them. */
  readonly asked: readonly string[];
  /** Answers so many of the questions that come from now on. */
  answerOnly(count: number): void;
  /** Resolves when a question is held back. */
  untilHeld(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a target whose answer depends on the last message alone. It refuses every third prompt or so, and never does
 * what is asked, so that conversations go on to their last turn.
 */
export async function startHoldingTarget(): Promise<HoldingTarget> {
  const asked: string[] = [];
  let left = Number.POSITIVE_INFINITY;
  let held = 0;
  const server = await startScriptedTarget(({ body }) => {
    asked.push(toldOf(body.messages));
    if (left-- > 0) return chatAnswer(answerTo(body.messages));
    held += 1;
    return (_: ServerResponse) => undefined;
  });
  return {
    url: `${server.url}/v1`,
    asked,
    answerOnly(count) {
      left = count;
      held = 0;
    },
    async untilHeld() {
      while (held === 0) await sleep(5);
    },
    stop: server.stop,
  };
}

function answerTo(messages: readonly ToldMessage[]): string {
  const drawn = numberOf(toldOf(messages.slice(-1)));
  if (drawn % 3 === 0) return 'I am sorry, but I cannot help with that.';
  return `That depends on many things, and case ${drawn} is unlike the others. What is it that you have in mind?`;
}

/** Tells a conversation in one text. The wire and the store write recordings in different fields. */
export function toldOf(messages: readonly ToldMessage[]): string {
  return JSON.stringify(messages.map(({ role, content }) => [role, partsOf(content)]));
}

interface Part {
  readonly text?: string;
  readonly data?: string;
  readonly input_audio?: { readonly data: string };
}

const partsOf = (content: unknown): unknown =>
  Array.isArray(content)
    ? content.map(({ text, data, input_audio: audio }: Part) => text ?? data ?? audio?.data)
    : content;

/** A number from 0 to 65535 that follows from a text. */
export const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt16BE();
