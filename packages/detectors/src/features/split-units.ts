import { unitClass, unitClasses } from '../normalise/unit-classes.ts';

/** A unit ends after so many words, whatever they are: no unit grows without a bound. */
const MAX_WORDS = 40;
/** The same in UTF-16 units, for text without words. */
const MAX_LENGTH = 480;
/** A sentence has at least so many words: "No." goes with the sentence behind it. */
const LEAST_WORDS = 2;
/** A line that is longer than this, and is followed by a letter, was wrapped: its sentence goes on. */
const WRAPPED_FROM = 45;
/** Reads who speaks at the start of a line: "user:", "agent smith (10:04):". */
const turnLabel = /^[\p{L}\p{N} ._'()[\]:-]{0,28}\p{L}[\p{N}\p{L} ._'()[\]-]{0,12}:\s/u;
const LONGEST_LABEL = 44;

const sentenceSigns = new Set([...'.!?'].map((sign) => sign.charCodeAt(0)));
/** Ends of sentences in scripts that put no space behind them: CJK, Arabic, Devanagari. */
const closingSigns = new Set([...'。！？؟।'].map((sign) => sign.charCodeAt(0)));
/** What may stand between the end of a sentence and the next one. */
const behindSentence = new Set([...' \n\t"\'”’)]»'].map((sign) => sign.charCodeAt(0)));
const [NEWLINE, TAB, BAR] = [0x0a, 0x09, 0x7c];

/**
 * Splits a text in its letters view into units: sentences, lines, chat turns, table cells. Returns where each ends; the
 * last one ends with the text. Linear in the text.
 *
 * A head judges a unit by itself and with its neighbours, so harmless text around a unit cannot lower its verdict.
 */
export function unitEnds(text: string): number[] {
  return new UnitSplitter(text).split();
}

class UnitSplitter {
  readonly #text: string;
  readonly #classes = unitClasses();
  readonly #ends: number[] = [];
  #start = 0;
  #lineStart = 0;
  #words = 0;
  #isInWord = false;

  constructor(text: string) {
    this.#text = text;
  }

  split(): number[] {
    for (let at = 0; at < this.#text.length; at += 1) {
      this.#countWord(at);
      if (this.#endsAt(at)) this.#end(at + 1);
      if (this.#text.charCodeAt(at) === NEWLINE) this.#lineStart = at + 1;
    }
    // A rest without a word belongs to the last unit, because a unit without words would have no features.
    const last = this.#ends.length > 1 ? (this.#ends.at(-2) as number) : 0;
    if (this.#words === 0 && this.#text.length - last <= MAX_LENGTH) this.#ends.pop();
    if (this.#ends.at(-1) !== this.#text.length) this.#ends.push(this.#text.length);
    return this.#ends;
  }

  #countWord(at: number): void {
    const kind = this.#classes[this.#text.charCodeAt(at)];
    const isWord = kind === unitClass.word;
    if (kind === unitClass.ideograph || (isWord && !this.#isInWord)) this.#words += 1;
    this.#isInWord = isWord;
  }

  /** Units without a word are parts of the next one: signs alone say little. */
  #endsAt(at: number): boolean {
    if (at + 1 - this.#start >= MAX_LENGTH) return true;
    if (this.#words === 0) return false;
    const code = this.#text.charCodeAt(at);
    if (code === NEWLINE) return !this.#isWrapped(at);
    if (code === TAB || code === BAR || closingSigns.has(code)) return true;
    if (sentenceSigns.has(code)) return this.#words >= LEAST_WORDS && this.#isFollowedByGap(at);
    return this.#words >= MAX_WORDS && !this.#isInWord;
  }

  #isFollowedByGap(at: number): boolean {
    return at + 1 === this.#text.length || behindSentence.has(this.#text.charCodeAt(at + 1));
  }

  #isWrapped(at: number): boolean {
    if (at - this.#lineStart < WRAPPED_FROM) return false;
    if (this.#classes[this.#text.charCodeAt(at + 1)] !== unitClass.word) return false;
    return !turnLabel.test(this.#text.slice(at + 1, at + 1 + LONGEST_LABEL));
  }

  #end(at: number): void {
    this.#ends.push(at);
    this.#start = at;
    this.#words = 0;
    this.#isInWord = false;
  }
}
