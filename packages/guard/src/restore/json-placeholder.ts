import { plainStretch } from '../json/plain-stretch.ts';
import { NO_MATCH, OPEN, opensBracket, PlaceholderMatcher } from './match-placeholder.ts';
import type { PlaceholderNames } from './placeholder-names.ts';

/** Length of the longest escape, in UTF-16 units. */
const LONGEST_ESCAPE = 6;
/** The first look reads this many units. That is usually enough to see that there is no placeholder. */
const FIRST_LOOK = 24;
const BACKSLASH = 92;
const QUOTE = 34;
const LETTER_U = 117;
/** Marks the end of a string. It cannot be part of a placeholder. */
const STRING_END = '\0';
/** An escaped `<` in JSON within JSON, without its first backslash. */
const NESTED = '\\u003c';

/**
 * A matcher for JSON text. It decodes the escapes of the string that contains a placeholder, and those of a JSON string
 * nested in it.
 */
export class JsonPlaceholderMatcher extends PlaceholderMatcher {
  /** Whether the last match is in JSON that is itself inside a JSON string. */
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

  /** Looks at `length` units from `at`. More units would not change a match or its absence. */
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

  /** Decodes once more and looks for a placeholder in a JSON string nested in the string. */
  #nested(once: ReadString, at: number, isClosed: boolean): number {
    const twice = read(once.text, isClosed);
    const end = super.bracketed(twice.text, 0);
    if (end <= 0) return end;
    this.isNested = true;
    return at + once.sourceOf(twice.sourceOf(end));
  }
}

/**
 * Checks whether an escape is that of a bracket. Returns undefined if it is, NO_MATCH if it is not, and OPEN if it is
 * cut off.
 */
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

/** Returns the part of a stretch up to the end of the string that it begins in, without an escape that is cut off. */
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

/** Decodes a string or the beginning of one. */
function read(string: string, isClosed: boolean): ReadString {
  const { text, sourceOf, unfinished } = plainStretch(string);
  if (isClosed) return { text: text + STRING_END, sourceOf };
  return { text: text.slice(0, text.length - (string.length - unfinished)), sourceOf };
}
