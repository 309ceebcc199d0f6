import { NO_MATCH, OPEN, opensBracket, PlaceholderMatcher } from './match-placeholder.ts';
import type { PlaceholderNames } from './placeholder-names.ts';
import { plainStretch } from './plain-stretch.ts';

/** Units of the longest escape. */
const LONGEST_ESCAPE = 6;
/** So much shows as a rule that nothing stands here. */
const FIRST_LOOK = 24;
const BACKSLASH = 92;
const QUOTE = 34;
const LETTER_U = 117;
/** Stands where a string ends: part of no placeholder. */
const STRING_END = '\0';
/** A bracket of JSON within JSON, behind its first backslash. */
const NESTED = '\\u003c';

/** The same of JSON text: a placeholder is read without the escapes of its string, and of a string within it. */
export class JsonPlaceholderMatcher extends PlaceholderMatcher {
  /** Whether the last match stands in JSON that is a string of JSON. */
  isNested = false;

  constructor(names: PlaceholderNames) {
    super(names, LONGEST_ESCAPE);
  }

  override bracketed(text: string, at: number): number {
    this.isNested = false;
    if (text.charCodeAt(at) === BACKSLASH) {
      const opened = opensEscaped(text, at);
      if (opened !== undefined) return opened;
    }
    const end = this.#within(text, at, FIRST_LOOK);
    return end === OPEN ? this.#within(text, at, this.bound) : end;
  }

  /** Looks at so many units; more of them never make a match or its absence another. */
  #within(text: string, at: number, length: number): number {
    const stretch = text.slice(at, at + length);
    const string = stringIn(stretch);
    const isClosed = stretch.charCodeAt(string.length) === QUOTE;
    const once = read(string, isClosed);
    const end = super.bracketed(once.text, 0);
    if (end > 0) {
      this.isNested = text.startsWith(NESTED, at + 1);
      return at + once.sourceOf(end);
    }
    if (end === OPEN) return length < this.bound || stretch.length < length ? OPEN : NO_MATCH;
    return once.text.includes('\\') ? this.#nested(once, at, isClosed) : NO_MATCH;
  }

  /** The same once more, of a string within the string. */
  #nested(once: ReadString, at: number, isClosed: boolean): number {
    const twice = read(once.text, isClosed);
    const end = super.bracketed(twice.text, 0);
    if (end <= 0) return end;
    this.isNested = true;
    return at + once.sourceOf(twice.sourceOf(end));
  }
}

/** Whether an escape is that of a bracket: undefined where it is. */
function opensEscaped(text: string, at: number): typeof NO_MATCH | typeof OPEN | undefined {
  const code = text.charCodeAt(at + 1);
  if (code === BACKSLASH) return opensNested(text, at + 1);
  if (code !== LETTER_U) return code === 60 ? undefined : NO_MATCH;
  if (text.length < at + LONGEST_ESCAPE) return OPEN;
  return opensBracket(Number.parseInt(text.slice(at + 2, at + LONGEST_ESCAPE), 16)) ? undefined : NO_MATCH;
}

function opensNested(text: string, at: number): typeof NO_MATCH | typeof OPEN | undefined {
  const given = text.slice(at, at + NESTED.length).toLowerCase();
  if (given === NESTED || given.startsWith('\\<')) return undefined;
  return NESTED.startsWith(given) ? OPEN : NO_MATCH;
}

/** What a stretch holds of the string that it begins in; an escape that is cut off is not of it. */
function stringIn(stretch: string): string {
  let at = 0;
  while (at < stretch.length && stretch.charCodeAt(at) !== QUOTE) {
    const width = stretch.charCodeAt(at) === BACKSLASH ? 2 : 1;
    if (at + width > stretch.length) break;
    at += width;
  }
  return stretch.slice(0, at);
}

interface ReadString {
  readonly text: string;
  sourceOf(at: number): number;
}

/** A string, or its beginning, as it reads. */
function read(string: string, isClosed: boolean): ReadString {
  const { text, sourceOf, unfinished } = plainStretch(string);
  if (isClosed) return { text: text + STRING_END, sourceOf };
  return { text: text.slice(0, text.length - (string.length - unfinished)), sourceOf };
}
