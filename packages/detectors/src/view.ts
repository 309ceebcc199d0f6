/** A stretch of a text as UTF-16 code-unit offsets. The end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A coding that a decoder undoes. */
type CodingKind =
  | 'base64'
  | 'base32'
  | 'base58'
  | 'base85'
  | 'binary'
  | 'codes'
  | 'drawn'
  | 'entities'
  | 'escapes'
  | 'hex'
  | 'hidden'
  | 'initials'
  | 'markup'
  | 'morse'
  | 'numbers'
  | 'pig_latin'
  | 'pilots'
  | 'punycode'
  | 'quoted_printable'
  | 'reversed'
  | 'rot13'
  | 'rot47'
  | 'rotated'
  | 'spelt'
  | 'strings'
  | 'template'
  | 'url'
  | 'utf7'
  | 'uuencode';

/** How a view was made from the caller's text. */
export type ViewKind = 'plain' | 'letters' | CodingKind;

/**
 * What one pass over a short text finds out for the many searches that follow. If a mark is missing, the search that
 * needs it is skipped. Without marks, an ordinary answer of 640 characters took eleven full passes.
 */
export interface TextMarks {
  /** Bitwise OR of the values in `sign`. */
  readonly signs: number;
  /**
   * The runs in text order: the case-insensitive hash of each run of ASCII letters, and `DIGITS` for each run of
   * digits.
   */
  readonly runs: readonly number[];
  /** End offset of each run. */
  readonly ends: readonly number[];
  /** Number of runs. Array entries from this index on are unused. */
  readonly count: number;
}

/** A part of a long text, and its marks. */
export interface MarkedPart extends Span {
  readonly marks: TextMarks;
}

/** One reading of the caller's text. Its offsets can be mapped back to that text. */
export interface View {
  readonly kind: ViewKind;
  readonly text: string;
  /** Whether the text around what was decoded is part of the view. What is found there may be no news. */
  readonly isInPlace?: boolean | undefined;
  /** Returns the stretch of the caller's text that a stretch of this view was read from. */
  toSource(start: number, end: number): Span;
  /** The cached result of `marksOf`, once it has been called. */
  marks?: TextMarks | undefined;
  /** The cached result of `markedParts`, for a text that is too long for marks. */
  parts?: readonly MarkedPart[] | undefined;
}

/**
 * The caller's text and its other readings. Each is made once, on first use.
 *
 * - `plain`: invisible and bidirectional control characters are removed, full-width and compatibility forms are folded.
 *   Case, digits and punctuation are kept. For structured detectors (PII, secrets). Ordinary ASCII text is its own
 *   plain view, with no copy and an identity map.
 * - `letters`: `plain` in lower case, with accents and homoglyphs folded, leet undone inside words and spaced-out
 *   letters joined. For lexical detectors.
 * - `decoded`: what the text says once its codings are undone (`normalise/decoders`). A long stretch in a coding is its
 *   own view. Single letters and words in one are decoded in their place, with the text around them. Each is in its
 *   plain reading, with its case kept. Their number and lengths are bounded. `lettersOf(view)` returns the letters
 *   reading of one.
 */
export interface TextViews {
  readonly source: string;
  readonly plain: View;
  readonly letters: View;
  readonly decoded: readonly View[];
  /** Results cached for this text. Only `ViewNote` reads and writes them. */
  readonly notes: unknown[];
}

let kinds = 0;

/**
 * A cache for the result of one search, shared by all callers that ask for the same text. The result is stored on the
 * text's views, because a `WeakMap` costs about 2 µs a text and about as much again in garbage collection.
 */
export class ViewNote<Value> {
  readonly #place = kinds++;

  of({ notes }: TextViews): Value | undefined {
    return notes[this.#place] as Value | undefined;
  }

  keep({ notes }: TextViews, value: Value): Value {
    notes[this.#place] = value;
    return value;
  }
}
