import { z } from 'zod';
import type { Conversation, PracticeAnswer } from './answer-conversation.ts';

/** A part of a streamed answer: an event's name, where the form has one, and its data. */
export interface StreamedEvent {
  readonly event?: string;
  readonly data: unknown;
}

/** A question as the practice target takes it in. */
interface TakenQuestion {
  readonly conversation: Conversation;
  readonly isStreamed: boolean;
}

/** What an answer says of itself in each form. */
export interface AnswerFrame {
  readonly id: string;
  readonly model: string;
  readonly promptTokens: number;
}

/** A form of API that it speaks. */
export interface PracticeWire {
  /** Undefined where the body is not of this form. */
  take(body: unknown): TakenQuestion | undefined;
  write(answer: PracticeAnswer, frame: AnswerFrame): unknown;
  stream(answer: PracticeAnswer, frame: AnswerFrame): StreamedEvent[];
}

/** A fixed moment, so that the same request gets the same answer to the byte: the start of 2026, in seconds. */
export const CREATED = 1_767_225_600;

/** Four characters a token, as a rule of thumb. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 4);

/** What an answer counts. */
export const tokensOf = ({ text, calls }: PracticeAnswer): number => tokensIn(text + JSON.stringify(calls));

/** Pieces of a text for a stream: some words each. */
export const piecesOf = (text: string): string[] => text.match(/(?:\S+\s*){1,4}|\s+/g) ?? [];

/** A message's content, in any of the forms: a text, or parts of which media are described. */
export const Content = z.union([z.string(), z.array(z.looseObject({ type: z.string() }))]).nullish();

/** The words of a content. */
export function wordsOf(content: z.output<typeof Content>): string {
  if (typeof content === 'string') return content;
  return (content ?? []).flatMap((part) => wordsOfPart(part)).join('\n');
}

function wordsOfPart(part: Record<string, unknown>): string[] {
  if (typeof part.text === 'string') return [part.text];
  const inner = Content.safeParse(part.content);
  return inner.success && inner.data ? [wordsOf(inner.data)] : [];
}

/** Pictures and recordings of a content, in words. */
export function mediaOf(content: z.output<typeof Content>): string[] {
  if (typeof content === 'string') return [];
  return (content ?? []).flatMap((part) => {
    const kind = kinds[part.type];
    return kind === undefined ? [] : [`${kind} (${kilobytes(JSON.stringify(part).length)})`];
  });
}

const kinds: Readonly<Record<string, string>> = {
  image_url: 'an image',
  input_image: 'an image',
  image: 'an image',
  input_audio: 'a recording',
};

/** Base64 holds three bytes in four characters. */
const kilobytes = (characters: number): string => `${Math.ceil((characters * 3) / 4 / 1_000)} kB`;
