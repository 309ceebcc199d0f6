import { NameCursor, type PlaceholderNames } from './placeholder-names.ts';

/** No placeholder stands here. */
export const NO_MATCH = 0;
/** The text ends before it can be said whether one does. */
export const OPEN = -1;

/** What a model makes of the brackets; in any case. */
const openings = ['<', '&lt;', '&#60;', '&#x3c;', '\\u003c', '\\<', '\uff1c', '\u2039', '\u27e8', '\u3008'];
const closings = ['>', '&gt;', '&#62;', '&#x3e;', '\\u003e', '\\>', '\uff1e', '\u203a', '\u27e9', '\u3009'];
type BracketForms = ReadonlyMap<number, readonly string[]>;
const openingForms: BracketForms = Map.groupBy(openings, (form) => form.charCodeAt(0));
const closingForms: BracketForms = Map.groupBy(closings, (form) => form.charCodeAt(0));
const LONGEST_BRACKET = 6;
/** Spaces and quotes between a bracket and the name. */
const MAX_FILLER = 3;
const fillers = { text: ' "\'`*', json: " '`*" } as const;
/** Spaces, underscores and hyphens between two words of a name. */
const MAX_GAP = 4;
/** What a name may have in added characters, over its own length twice. */
const SLACK = 8;
const UNDERSCORE = 95;
const HYPHEN = 45;
const BACKSLASH = 92;

export const isAlphanumeric = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

const isGap = (code: number): boolean =>
  code === UNDERSCORE || code === HYPHEN || code === 32 || code === 10 || code === 13 || code === 9 || code === 0xa0;

const upper = (code: number): number => (code >= 97 && code <= 122 ? code - 32 : code);

/** Whether a bracket, whole or written in another way, may begin with this unit. */
export const opensBracket = (code: number): boolean =>
  code === 60 || code === 38 || code === BACKSLASH || (code > 127 && openingForms.has(code));

/** Finds damaged placeholders of one map at a given place. Each attempt reads a bounded stretch. */
export class PlaceholderMatcher {
  /** The original behind the last match. */
  value = '';
  /** Units that a text may have before it is known whether it is a placeholder. */
  readonly bound: number;
  readonly #names: PlaceholderNames;
  readonly #fillers: string;
  readonly #longestBody: number;
  readonly #written: NameCursor;
  readonly #squashed: NameCursor;

  constructor(names: PlaceholderNames, mode: keyof typeof fillers) {
    this.#names = names;
    this.#fillers = fillers[mode];
    this.#longestBody = names.longest * 2 + SLACK;
    this.bound = this.#longestBody + 2 * (LONGEST_BRACKET + MAX_FILLER);
    this.#written = new NameCursor(names.written);
    this.#squashed = new NameCursor(names.squashed);
  }

  /** In brackets, from the bracket at `at`: the end of the match, NO_MATCH or OPEN. */
  bracketed(text: string, at: number): number {
    const opened = bracketAt(openingForms, text, at);
    if (opened <= 0) return opened;
    const start = this.#pastFiller(text, opened);
    const end = this.#endOfBody(text, start);
    if (end <= 0) return end;
    const closed = bracketAt(closingForms, text, this.#pastFiller(text, end));
    if (closed <= 0) return closed;
    return this.#found(text.slice(start, end), closed);
  }

  /** Without brackets, from the first letter of a word at `at`; at the end of everything `isFinal`. */
  bare(text: string, at: number, isFinal: boolean): number {
    const cursor = this.#written;
    cursor.restart();
    let end = at;
    while (end < text.length) {
      const code = text.charCodeAt(end);
      const escapes = code === BACKSLASH ? escapesBefore(text, end) : 0;
      if (escapes === OPEN) break;
      const unit = escapes > 0 ? UNDERSCORE : upper(code);
      if (!isAlphanumeric(unit) && unit !== UNDERSCORE) break;
      if (end - at > this.#longestBody || !cursor.step(unit)) return NO_MATCH;
      end += escapes + 1;
    }
    const isCut = end === text.length || (text.charCodeAt(end) === BACKSLASH && escapesBefore(text, end) === OPEN);
    if (isCut && !isFinal) return OPEN;
    return cursor.isWhole ? this.#found(text.slice(at, end), end) : NO_MATCH;
  }

  #found(name: string, end: number): number {
    const value = this.#names.valueOf(name);
    if (value === undefined) return NO_MATCH;
    this.value = value;
    return end;
  }

  #pastFiller(text: string, from: number): number {
    let at = from;
    while (at < from + MAX_FILLER && at < text.length && this.#fillers.includes(text.charAt(at))) at += 1;
    return at;
  }

  /** Past the name and the gap behind it. */
  #endOfBody(text: string, start: number): number {
    const cursor = this.#squashed;
    cursor.restart();
    let gap = 0;
    let at = start;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      if (isAlphanumeric(code)) {
        if (!cursor.step(upper(code))) return NO_MATCH;
        gap = 0;
        at += 1;
      } else {
        const width = at === start ? 0 : gapAt(text, at);
        if (width === OPEN) return OPEN;
        gap += width;
        if (width === 0) break;
        if (gap > MAX_GAP) return NO_MATCH;
        at += width;
      }
      if (at - start > this.#longestBody) return NO_MATCH;
    }
    if (at === text.length) return OPEN;
    return cursor.isWhole ? at : NO_MATCH;
  }
}

/** Units of the gap at `at`, one or an escaped one; 0 for none. */
function gapAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (isGap(code)) return 1;
  if (code !== BACKSLASH) return 0;
  const escapes = escapesBefore(text, at);
  return escapes > 0 ? escapes + 1 : escapes;
}

/** Backslashes that stand before an underscore: one in Markdown, two where that is inside JSON. 0 for none. */
function escapesBefore(text: string, at: number): number {
  const count = text.charCodeAt(at + 1) === BACKSLASH ? 2 : 1;
  if (at + count >= text.length) return OPEN;
  return text.charCodeAt(at + count) === UNDERSCORE ? count : NO_MATCH;
}

/** Past the bracket at `at`. */
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
