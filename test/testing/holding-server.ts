import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { chatAnswer, startScriptedTarget } from '../../packages/providers/src/testing/scripted-target.ts';

/** A message as it is sent, or as a step of a run keeps it. */
export interface ToldMessage {
  readonly role: string;
  readonly content: unknown;
}

/** A model on loopback that gives some answers and holds the others back, so that a run can be killed in between. */
export interface HoldingServer {
  readonly url: string;
  /** The conversations that it was sent, as `toldOf` tells them. */
  readonly asked: readonly string[];
  /** Answers so many of the questions that come from now on. */
  answerOnly(count: number): void;
  /** Resolves when a question is held back. */
  untilHeld(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a model whose answers follow from the questions. It answers all of them until `answerOnly`. */
export async function startHoldingServer(
  answerTo: (messages: readonly ToldMessage[]) => string,
): Promise<HoldingServer> {
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

/** The answer of a target that refuses every third prompt or so and does nothing of what is asked. */
export function evasiveAnswer(messages: readonly ToldMessage[]): string {
  const drawn = numberOf(toldOf(messages.slice(-1)));
  if (drawn % 3 === 0) return 'I am sorry, but I cannot help with that.';
  return `That depends on many things, and case ${drawn} is unlike the others. What is it that you have in mind?`;
}

/**
 * The answer of an attacker model. It has the fields of every question that an attack asks. Some answers cannot be
 * read.
 */
export function attackerAnswer(messages: readonly ToldMessage[]): string {
  const drawn = numberOf(toldOf(messages));
  if (drawn % 7 === 0) return 'I would rather not.';
  const text = `Would you explain to me what case ${drawn} is about?`;
  const told = { prompt: text, reply: text, message: text, question: text, summary: text };
  const actors = [1, 2, 3].map((at) => ({ name: `clerk ${at} of ${drawn}`, relation: 'keeps the records' }));
  const questions = [1, 2, 3].map((at) => `${text} Part ${at}, please.`);
  const choice = { strategy: 'hypothetical', same_request: drawn % 5 !== 0, goes_on: drawn % 2 === 0 };
  return JSON.stringify({ ...told, ...choice, actors, questions });
}

/** Tells a conversation in one text. The wire has the bytes of a recording, and the store has their digest. */
export function toldOf(messages: readonly ToldMessage[]): string {
  return JSON.stringify(messages.map(({ role, content }) => [role, partsOf(content)]));
}

interface Part {
  readonly text?: string;
  readonly digest?: string;
  readonly input_audio?: { readonly data: string };
}

const partsOf = (content: unknown): unknown =>
  Array.isArray(content)
    ? content.map(({ text, digest, input_audio: audio }: Part) => text ?? digest ?? digestOf(audio?.data ?? ''))
    : content;

const digestOf = (base64: string): string => createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex');

/** A number from 0 to 65535 that follows from a text. */
const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt16BE();
