import { type ChatChunk, type ChunkChoice, choicesOf, deltaFields, indexOfChoice, isObject } from './chat-chunks.ts';

type Json = Record<string, unknown>;

/** What the messages that replace deltas have contained so far, for one choice. */
interface Said {
  /**
   * `growing`: each message repeats the text so far and continues it. `pieces`: each message is only the next piece.
   * This is known from the second message on.
   */
  kind: 'first' | 'growing' | 'pieces';
  readonly texts: Map<string, string>;
  /** The other contents of the first message, such as tool calls, as JSON. */
  readonly others: string;
}

/**
 * Handles `message` in chunks. Some providers repeat all of the text so far in it, including held text and
 * placeholders. Clients read `delta`, so a repetition beside a delta or after deltas is removed. If no delta has text,
 * the messages are used as deltas, whether they grow or come in pieces.
 */
export class MessageChunks {
  /** Whether the last chunk had a message. */
  hadMessage = false;
  readonly #hasSpoken: (choice: number) => boolean;
  readonly #said = new Map<number, Said>();

  /** `hasSpoken` returns whether a choice has sent any text yet. */
  constructor(hasSpoken: (choice: number) => boolean) {
    this.#hasSpoken = hasSpoken;
  }

  /** Returns the chunk without its messages. Returns undefined if a message contradicts earlier ones. */
  read(chunk: ChatChunk | undefined): ChatChunk | undefined {
    this.hadMessage = false;
    if (!chunk) return undefined;
    for (const choice of choicesOf(chunk)) if (!this.#takeOut(choice)) return undefined;
    return chunk;
  }

  #takeOut(choice: ChunkChoice): boolean {
    const { message, delta } = choice;
    if (message === undefined) return true;
    this.hadMessage = true;
    choice.message = undefined;
    if (isObject(delta) || !isObject(message)) return true;
    const index = indexOfChoice(choice);
    const said = this.#said.get(index);
    if (said) return this.#goOn(choice, message, said);
    if (this.#hasSpoken(index)) return true;
    choice.delta = message;
    if (saysAnything(message)) {
      this.#said.set(index, { kind: 'first', texts: new Map(textsOf(message)), others: othersOf(message) });
    }
    return true;
  }

  #goOn(choice: ChunkChoice, message: Json, said: Said): boolean {
    const others = othersOf(message);
    if (others !== NO_OTHERS && others !== said.others) return false;
    const texts = textsOf(message);
    const isGrown = texts.every(([field, text]) => text.startsWith(said.texts.get(field) ?? ''));
    if (said.kind === 'first' && texts.length > 0) said.kind = isGrown ? 'growing' : 'pieces';
    if (said.kind === 'growing' && !isGrown) return false;
    choice.delta = Object.fromEntries(said.kind === 'pieces' ? texts : texts.map((text) => grownBy(text, said)));
    return true;
  }
}

/** Returns the part of a text that is new since the last message. */
function grownBy([field, text]: [string, string], { texts }: Said): [string, string] {
  const from = texts.get(field)?.length ?? 0;
  texts.set(field, text);
  return [field, text.slice(from)];
}

/** Returns the texts of a message that are not empty. */
const textsOf = (message: Json): [field: string, text: string][] =>
  deltaFields.flatMap((field) => {
    const text = message[field];
    return typeof text === 'string' && text !== '' ? [[field, text]] : [];
  });

/** Returns all other contents of a message as JSON, because they cannot be compared piece by piece. */
function othersOf(message: Json): string {
  const texts = new Set<string>([...deltaFields, 'role'].filter((field) => typeof message[field] === 'string'));
  const others = Object.entries(message).filter(([field, value]) => !texts.has(field) && saysSomething(value));
  return JSON.stringify(others);
}

const NO_OTHERS = '[]';
const saysSomething = (value: unknown): boolean => value != null && !(Array.isArray(value) && value.length === 0);
const saysAnything = (message: Json): boolean => textsOf(message).length > 0 || othersOf(message) !== NO_OTHERS;
