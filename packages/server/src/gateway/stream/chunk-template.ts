import { type ChunkText, choicesOf, parseChunk, slotsOf, type TextField } from './chat-chunks.ts';
import { namesTwice } from './names-twice.ts';

/** Random letters with which OpenAI hides the length of a chunk's text. */
const PADDING = '"obfuscation":"';
/** Padding in another form is judged like the rest of the chunk. */
const paddingForm = /^[A-Za-z0-9]{0,64}$/;
/** Replaces the text while a template is verified. */
const PROBE = 'text-of-the-chunk';

/** Matches the start of a field's text. Compiled once, because compiling costs more than matching. */
const openings: Partial<Record<TextField, RegExp>> = {
  content: /"content":\s*"/,
  reasoning_content: /"reasoning_content":\s*"/,
  reasoning: /"reasoning":\s*"/,
  thinking: /"thinking":\s*"/,
  arguments: /"arguments":\s*"/,
  text: /"text":\s*"/,
};

/**
 * A chunk without its text. The chunks of an answer usually differ only in the text. A matching chunk need not be
 * parsed, because the part between head and tail is one JSON string.
 */
export class ChunkTemplate {
  /** Up to and including the text's opening quote. */
  readonly #head: string;
  /** From the closing quote to the end, or to the padding's opening quote. */
  readonly #middle: string;
  /** From the padding's closing quote on. Undefined if there is no padding. */
  readonly #tail: string | undefined;
  /** The end of the text in the last matching chunk. */
  #end = 0;

  constructor(head: string, middle: string, tail: string | undefined) {
    this.#head = head;
    this.#middle = middle;
    this.#tail = tail;
  }

  /** Returns the text of a chunk that matches the template, or undefined. */
  match(data: string): string | undefined {
    const start = this.#head.length;
    // Comparing slices is faster than `startsWith`.
    if (data.slice(0, start) !== this.#head) return undefined;
    const end = closingQuote(data, start);
    if (end === -1 || !this.#endsAlike(data, end)) return undefined;
    this.#end = end;
    const text = data.slice(start, end);
    return text.includes('\\') ? decoded(text) : text;
  }

  /** Returns the last matching chunk with another text. */
  rewritten(data: string, text: string): string {
    return this.#head.slice(0, -1) + JSON.stringify(text) + data.slice(this.#end + 1);
  }

  #endsAlike(data: string, end: number): boolean {
    if (this.#tail === undefined) return data.slice(end) === this.#middle;
    const padding = end + this.#middle.length;
    if (data.slice(end, padding) !== this.#middle) return false;
    const close = closingQuote(data, padding);
    return close !== -1 && data.slice(close) === this.#tail && paddingForm.test(data.slice(padding, close));
  }
}

/** Returns the template of a chunk with a single text at `place`. Returns undefined if it cannot be verified. */
export function templateOf(data: string, place: ChunkText): ChunkTemplate | undefined {
  const found = openings[place.field]?.exec(data);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  const end = closingQuote(data, start);
  if (end === -1) return undefined;
  const [head, rest] = [data.slice(0, start), data.slice(end)];
  if (!isProved(`${head}${PROBE}${rest}`, place)) return undefined;
  const padding = rest.indexOf(PADDING);
  const paddingEnd = padding === -1 ? -1 : closingQuote(rest, padding + PADDING.length);
  if (paddingEnd === -1) return new ChunkTemplate(head, rest, undefined);
  return new ChunkTemplate(head, rest.slice(0, padding + PADDING.length), rest.slice(paddingEnd));
}

/** Returns whether the chunk's only text is at the expected place. */
function isProved(data: string, place: ChunkText): boolean {
  const chunk = parseChunk(data);
  const choices = chunk ? choicesOf(chunk) : [];
  const slots = choices.flatMap(slotsOf);
  const [slot] = slots;
  if (!slot || slots.length !== 1 || choices.length !== 1) return false;
  // The raw chunk is passed on, and another parser may take the first of two members of one name.
  if (namesTwice(data, chunk)) return false;
  return slot.text === PROBE && slot.place.choice === place.choice && slot.place.tool === place.tool;
}

/** Returns the index of the quote that ends the JSON string beginning at `from`, or -1. */
function closingQuote(data: string, from: number): number {
  let at = data.indexOf('"', from);
  while (at !== -1 && isEscaped(data, from, at)) at = data.indexOf('"', at + 1);
  return at;
}

function isEscaped(data: string, from: number, at: number): boolean {
  let first = at;
  while (first > from && data.charCodeAt(first - 1) === 92) first -= 1;
  return (at - first) % 2 === 1;
}

function decoded(text: string): string | undefined {
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    return undefined;
  }
}
