import { z } from 'zod';
import type { Conversation, PracticeAnswer } from './answer-conversation.ts';
import { type PracticeMedium, saidBy } from './read-media.ts';

/** An event of a streamed answer. It has a name only in dialects with named events. */
export interface StreamedEvent {
  readonly event?: string;
  readonly data: unknown;
}

/** A parsed request. */
interface TakenQuestion {
  readonly conversation: Conversation;
  readonly isStreamed: boolean;
}

/** The metadata of an answer in every dialect. */
export interface AnswerFrame {
  readonly id: string;
  readonly model: string;
  readonly promptTokens: number;
}

/** An API dialect of the practice target. */
export interface PracticeWire {
  /** Reads the body of a request. Returns undefined if it does not have the form of this dialect. */
  take(body: unknown): TakenQuestion | undefined;
  write(answer: PracticeAnswer, frame: AnswerFrame): unknown;
  stream(answer: PracticeAnswer, frame: AnswerFrame): StreamedEvent[];
}

/**
 * A fixed creation time, the start of 2026 in Unix seconds, so that the same request gets the same answer byte for
 * byte.
 */
export const CREATED = 1_767_225_600;

/** Estimates the number of tokens of a text, at four characters per token. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 4);

/** Estimates the number of tokens of an answer. */
export const tokensOf = ({ text, calls }: PracticeAnswer): number => tokensIn(text + JSON.stringify(calls));

/** Splits a text into pieces of a few words for a stream. */
export const piecesOf = (text: string): string[] => text.match(/(?:\S+\s*){1,4}|\s+/g) ?? [];

/** The content of a message in any dialect: a text, or a list of parts. */
export const Content = z.union([z.string(), z.array(z.looseObject({ type: z.string() }))]).nullish();

/** Returns the text of a content, including the text in tool results. */
export function wordsOf(content: z.output<typeof Content>): string {
  if (typeof content === 'string') return content;
  return (content ?? []).flatMap((part) => wordsOfPart(part)).join('\n');
}

function wordsOfPart(part: Record<string, unknown>): string[] {
  if (typeof part.text === 'string') return [part.text];
  const inner = Content.safeParse(part.content);
  return inner.success && inner.data ? [wordsOf(inner.data)] : [];
}

/** Returns the images and recordings of a content. */
export function mediaOf(content: z.output<typeof Content>): PracticeMedium[] {
  if (typeof content === 'string') return [];
  return (content ?? []).flatMap((part) => {
    const found = kinds[part.type];
    if (!found) return [];
    const data = found.data.safeParse(part).data;
    const label = `${found.name} (${kilobytes(JSON.stringify(part).length)})`;
    return [{ kind: found.kind, label, says: data === undefined ? undefined : saidBy(data) }];
  });
}

interface MediumKind {
  readonly kind: PracticeMedium['kind'];
  /** How it is named in an answer. */
  readonly name: string;
  /** Reads the base64 of a part. */
  readonly data: z.ZodType<string>;
}

const Base64 = z.string().transform((url) => url.slice(url.indexOf(',') + 1));
const Url = z.looseObject({ image_url: z.union([Base64, z.looseObject({ url: Base64 }).transform(({ url }) => url)]) });

const kinds: Readonly<Record<string, MediumKind>> = {
  image_url: { kind: 'picture', name: 'an image', data: Url.transform(({ image_url }) => image_url) },
  input_image: { kind: 'picture', name: 'an image', data: Url.transform(({ image_url }) => image_url) },
  image: {
    kind: 'picture',
    name: 'an image',
    data: z.looseObject({ source: z.looseObject({ data: z.string() }) }).transform(({ source }) => source.data),
  },
  input_audio: {
    kind: 'recording',
    name: 'a recording',
    data: z
      .looseObject({ input_audio: z.looseObject({ data: z.string() }) })
      .transform((part) => part.input_audio.data),
  },
};

/** Four characters of base64 encode three bytes. */
const kilobytes = (characters: number): string => `${Math.ceil((characters * 3) / 4 / 1_000)} kB`;
