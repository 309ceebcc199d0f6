import { NameCursor, type PlaceholderNames } from './placeholder-names.ts';

/** No placeholder begins at this position. */
export const NO_MATCH = 0;
/** The text ends before it is clear whether a placeholder begins at this position. */
export const OPEN = -1;

/** Forms in which models write the brackets, in any case. */
const openings = ['<', '&lt;', '&#60;', '&#x3c;', '\\u003c', '\\<', '%3c', '\uff1c', '\u2039', '\u27e8', '\u3008'];
const closings = ['>', '&gt;', '&#62;', '&#x3e;', '\\u003e', '\\>', '%3e', '\uff1e', '\u203a', '\u27e9', '\u3009'];
type BracketForms = ReadonlyMap<number, readonly string[]>;
const openingForms: BracketForms = Map.groupBy(openings, (form) => form.charCodeAt(0));
const closingForms: BracketForms = Map.groupBy(closings, (form) => form.charCodeAt(0));
const LONGEST_BRACKET = 6;
/** Maximum spaces and quotes between a bracket and the name. */
const MAX_FILLER = 3;
const fillers = ' "\'`*';
/** Maximum spaces, underscores and hyphens between two words of a name. */
const MAX_GAP = 4;
/** Maximum number of added characters in a name, beyond twice its length. */
const SLACK = 8;
const UNDERSCORE = 95;
const HYPHEN = 45;
const BACKSLASH = 92;
const PERCENT = 37;
const LETTER_U = 117;
/** An escaped underscore without its backslash. */
const ESCAPED_UNDERSCORE = 'u005f';

export const isAlphanumeric = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

const isGap = (code: number): boolean =>
  code === UNDERSCORE || code === HYPHEN || code === 32 || code === 10 || code === 13 || code === 9 || code === 0xa0;

const upper = (code: number): number => (code >= 97 && code <= 122 ? code - 32 : code);

/** Returns whether a bracket, in any form, may begin with this unit. */
export const opensBracket = (code: number): boolean =>
  code === 60 || code === 38 || code === BACKSLASH || code === PERCENT || (code > 127 && openingForms.has(code));

/** Finds damaged placeholders of one map at a given position. Each attempt reads a limited range. */
export class PlaceholderMatcher {
  /** The original of the last match. */
  value = '';
  /** Whether the brackets of the last match are percent-coded, as in addresses. */
  isPercentCoded = false;
  /** Maximum number of units needed to see whether a text is a placeholder. */
  readonly bound: number;
  readonly #names: PlaceholderNames;
  readonly #longestBody: number;
  readonly #written: NameCursor;
  readonly #squashed: NameCursor;

  /** `widest` is the maximum number of units in which one unit of a placeholder may be written. */
  constructor(names: PlaceholderNames, widest = 1) {
    this.#names = names;
    this.#longestBody = names.longest * 2 + SLACK;
    this.bound = (this.#longestBody + 2 * (LONGEST_BRACKET + MAX_FILLER)) * widest;
    this.#written = new NameCursor(names.written);
    this.#squashed = new NameCursor(names.squashed);
  }

  /** Matches a placeholder in brackets whose bracket is at `at`. Returns the end of the match, NO_MATCH or OPEN. */
  bracketed(text: string, at: number): number {
    const opened = bracketAt(openingForms, text, at);
    if (opened <= 0) return opened;
    const start = pastFiller(text, opened);
    const end = this.#endOfBody(text, start);
    if (end <= 0) return end;
    const closed = bracketAt(closingForms, text, pastFiller(text, end));
    if (closed <= 0) return closed;
    this.isPercentCoded = text.charCodeAt(at) === PERCENT;
    return this.#found(text.slice(start, end), closed);
  }

  /**
   * Matches a placeholder without brackets from the first letter of a word at `at`. `isFinal` means that the text ends
   * here.
   */
  bare(text: string, at: number, isFinal: boolean): number {
    const cursor = this.#written;
    cursor.restart();
    let end = at;
    let width = widthInName(text, end);
    while (width > 0) {
      if (end - at > this.#longestBody || !cursor.step(unitOfName(text, end))) return NO_MATCH;
      end += width;
      width = widthInName(text, end);
    }
    if (width === OPEN && !isFinal) return OPEN;
    this.isPercentCoded = false;
    return cursor.isWhole ? this.#found(text.slice(at, end), end) : NO_MATCH;
  }

  #found(name: string, end: number): number {
    const value = this.#names.valueOf(name);
    if (value === undefined) return NO_MATCH;
    this.value = value;
    return end;
  }

  /** Returns the position after the name and the gap that follows it, NO_MATCH or OPEN. */
  #endOfBody(text: string, start: number): number {
    this.#squashed.restart();
    let lastLetter = start;
    let at = start;
    while (at - start <= this.#longestBody) {
      const width = widthInBody(text, at);
      if (width <= 0) return this.#bodyEnd(width, at);
      const code = text.charCodeAt(at);
      if (isAlphanumeric(code)) {
        if (!this.#squashed.step(upper(code))) return NO_MATCH;
        lastLetter = at;
      } else if (at - lastLetter > MAX_GAP) return NO_MATCH;
      at += width;
    }
    return NO_MATCH;
  }

  #bodyEnd(width: number, at: number): number {
    if (width === OPEN) return OPEN;
    return this.#squashed.isWhole ? at : NO_MATCH;
  }
}

function pastFiller(text: string, from: number): number {
  let at = from;
  while (at < from + MAX_FILLER && at < text.length && fillers.includes(text.charAt(at))) at += 1;
  return at;
}

/**
 * Returns the length of the unit of a name without brackets at `at`: a letter, a digit, an underscore or an escaped
 * underscore. Returns 0 for anything else, and OPEN if the text ends.
 */
function widthInName(text: string, at: number): number {
  if (at === text.length) return OPEN;
  const code = text.charCodeAt(at);
  if (isAlphanumeric(code) || code === UNDERSCORE) return 1;
  return code === BACKSLASH ? escapedWidth(text, at) : 0;
}

function unitOfName(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return isAlphanumeric(code) ? upper(code) : UNDERSCORE;
}

/**
 * Returns the length of the unit of a name in brackets at `at`: a letter, a digit or a gap. Returns 0 for anything
 * else, and OPEN if the text ends.
 */
function widthInBody(text: string, at: number): number {
  return isGap(text.charCodeAt(at)) ? 1 : widthInName(text, at);
}

/**
 * Returns the length of an escaped underscore: with one backslash in Markdown, with two in Markdown inside JSON, or as
 * a JSON escape. Returns 0 if there is none, and OPEN if it is cut off.
 */
function escapedWidth(text: string, at: number): number {
  const escaped = at + (text.charCodeAt(at + 1) === BACKSLASH ? 2 : 1);
  if (escaped >= text.length) return OPEN;
  if (text.charCodeAt(escaped) === UNDERSCORE) return escaped + 1 - at;
  if (text.charCodeAt(escaped) !== LETTER_U) return 0;
  const given = text.slice(escaped, escaped + ESCAPED_UNDERSCORE.length).toLowerCase();
  if (given === ESCAPED_UNDERSCORE) return escaped + given.length - at;
  return ESCAPED_UNDERSCORE.startsWith(given) ? OPEN : 0;
}

/** Returns the position after the bracket at `at`, NO_MATCH or OPEN. */
function bracketAt(forms: BracketForms, text: string, at: number): number {
  const given = text.length - at;
  let isOpen = given === 0;
  for (const form of forms.get(text.charCodeAt(at)) ?? []) {
    if (given >= form.length) {
      if (startsWithForm(text, at, form)) return at + form.length;
    } else if (startsWithForm(text, at, form.slice(0, given))) isOpen = true;
  }
  return isOpen ? OPEN : NO_MATCH;
}

function startsWithForm(text: string, at: number, form: string): boolean {
  return text.startsWith(form, at) || (form.length > 1 && text.slice(at, at + form.length).toLowerCase() === form);
}
