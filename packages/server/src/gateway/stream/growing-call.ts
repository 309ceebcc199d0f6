import { isObject } from './chat-chunks.ts';

type Json = Record<string, unknown>;

/** A call of a tool whose pieces come one after the other. */
export class GrowingCall {
  /** The call so far, as it would go out. */
  readonly sent: Json = {};
  /** The characters of its arguments so far, kept or not. */
  length = 0;
  isTooLarge = false;
  /** True if its arguments are an object and a text, of which each reader takes another. */
  isMixed = false;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Adds a piece of a member of `tool_calls`. */
  add(piece: Json): void {
    const { index: _, ...members } = piece;
    for (const [name, value] of Object.entries(members)) {
      if ((name === 'function' || name === 'custom') && isObject(value)) this.#addTo(this.#part(name), value);
      else setOnce(this.sent, name, value);
    }
  }

  /** Adds a piece of a `function_call`. */
  addOlder(piece: Json): void {
    this.#addTo(this.sent, piece);
  }

  #part(name: string): Json {
    const known = this.sent[name];
    if (isObject(known)) return known;
    const begun: Json = {};
    this.sent[name] = begun;
    return begun;
  }

  #addTo(called: Json, piece: Json): void {
    for (const [name, value] of Object.entries(piece)) {
      if (name === 'name') addName(called, value);
      else if (name === 'arguments' || name === 'input') this.#addText(called, name, value);
      else setOnce(called, name, value);
    }
  }

  #addText(called: Json, name: string, value: unknown): void {
    const before = called[name] ?? '';
    if (typeof value !== 'string' || typeof before !== 'string') {
      this.isMixed ||= before !== '' && value != null && value !== '';
      setOnce(called, name, value);
      return;
    }
    this.length += value.length;
    this.isTooLarge ||= this.length > this.#most;
    called[name] = this.isTooLarge ? '' : before + value;
  }
}

/** Members that come again, such as the id, are those of the first piece. */
function setOnce(holder: Json, name: string, value: unknown): void {
  if (value != null && (holder[name] == null || holder[name] === '')) holder[name] = value;
}

const MAX_NAME = 1_000;

/** Some providers repeat the name in each piece, others cut it into pieces. */
function addName(called: Json, value: unknown): void {
  const before = typeof called.name === 'string' ? called.name : '';
  if (typeof value !== 'string' || value === before || before.length > MAX_NAME) return;
  called.name = before + value;
}
