import { type ChatChunk, type ChunkChoice, choicesOf, deltaFields, indexOfChoice, isObject } from './chat-chunks.ts';

type Json = Record<string, unknown>;

/** What messages in the place of deltas said of one choice so far. */
interface Said {
  /** Each repeats all of it and goes on (`growing`), or says the next piece alone; not known before the second. */
  kind: 'first' | 'growing' | 'pieces';
  readonly texts: Map<string, string>;
  /** What else the first one had, such as calls of tools. */
  readonly others: string;
}

/**
 * Some providers repeat in `message` all that was said so far, what is held back and tokens of personal data included.
 * Clients read `delta`: beside one, and behind deltas, a repetition is taken out. Where no delta says anything, messages
 * stand in their place, whether they grow or come in pieces.
 */
export class MessageChunks {
  /** Whether the chunk that was read last had a message. */
  hadMessage = false;
  readonly #hasSpoken: (choice: number) => boolean;
  readonly #said = new Map<number, Said>();

  /** `hasSpoken` tells whether a choice has said anything yet. */
  constructor(hasSpoken: (choice: number) => boolean) {
    this.#hasSpoken = hasSpoken;
  }

  /** The same chunk without messages; undefined for one whose messages contradict those before it. */
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

/** What a text has more than the time before. */
function grownBy([field, text]: [string, string], { texts }: Said): [string, string] {
  const from = texts.get(field)?.length ?? 0;
  texts.set(field, text);
  return [field, text.slice(from)];
}

/** The texts of a message that says something. */
const textsOf = (message: Json): [field: string, text: string][] =>
  deltaFields.flatMap((field) => {
    const text = message[field];
    return typeof text === 'string' && text !== '' ? [[field, text]] : [];
  });

/** All that is said elsewhere, which cannot be told apart in pieces. */
function othersOf(message: Json): string {
  const texts = new Set<string>([...deltaFields, 'role'].filter((field) => typeof message[field] === 'string'));
  const others = Object.entries(message).filter(([field, value]) => !texts.has(field) && saysSomething(value));
  return JSON.stringify(others);
}

const NO_OTHERS = '[]';
const saysSomething = (value: unknown): boolean => value != null && !(Array.isArray(value) && value.length === 0);
const saysAnything = (message: Json): boolean => textsOf(message).length > 0 || othersOf(message) !== NO_OTHERS;
