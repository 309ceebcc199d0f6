/** A stretch of a text: UTF-16 code-unit offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** How a view was made from the caller's text. */
export type ViewKind = 'plain' | 'letters' | 'base64' | 'hex' | 'url' | 'rot13' | 'hidden';

/**
 * What one pass over a short text notes for the many that would each read it from end to end, to find nothing: where a
 * mark is missing, so is what they look for. Reading an ordinary answer of 640 characters once took the place of eleven
 * passes over it.
 */
export interface TextMarks {
  /** A sum of `sign`s. */
  readonly signs: number;
  /** By place in the text: the hash of each run of ASCII letters, whatever their case, and `DIGITS` for each of digits. */
  readonly runs: readonly number[];
  /** Where each run ends. */
  readonly ends: readonly number[];
  /** How many runs there are; beyond stands nothing. */
  readonly count: number;
}

/** One reading of the caller's text, with the way back to it. */
export interface View {
  readonly kind: ViewKind;
  readonly text: string;
  /** The stretch of the caller's text that a stretch of this view was read from. */
  toSource(start: number, end: number): Span;
  /** What `marksOf` noted of the text, once it was asked. */
  marks?: TextMarks | undefined;
}

/**
 * The caller's text and its other readings, each made once, on first use.
 *
 * - `plain`: invisible and bidirectional control characters removed, full-width and compatibility forms folded;
 *   case, digits and punctuation kept. For structured detectors (PII, secrets). Ordinary ASCII text is its own plain
 *   view, with no copy and an identity map.
 * - `letters`: `plain` lower-cased, accents and homoglyphs folded, leet undone inside words, spaced-out letters joined.
 *   For lexical detectors.
 * - `decoded`: base64, hex, percent-encoded and rot13 stretches that decode to readable text, and the text that is
 *   hidden in Unicode tag characters, each as its own view in its plain reading, case kept (at most a bounded number
 *   of them, each of bounded length). `lettersOf(view)` gives the letters reading of one.
 */
export interface TextViews {
  readonly source: string;
  readonly plain: View;
  readonly letters: View;
  readonly decoded: readonly View[];
  /** What was found out of the text, by whoever did: read and written by a `ViewNote` alone. */
  readonly notes: unknown[];
}

let kinds = 0;

/**
 * What one finder has found out of a text, kept for all who ask the same of it. It stands on the text's views: a `WeakMap`
 * costs some 2 µs a text, and the collector as much again.
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
