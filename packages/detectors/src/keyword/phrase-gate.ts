import { readMarks, sign, type TextMarks } from '../normalise/text-marks.ts';
import { unitTable } from './unit-table.ts';

const GOLDEN = 0x9e37_79b1;
/** Bytes for each phrase: of a hundred words that are none of its, some three look as if they were. */
const ROOM = 32;
const MIN_BITS = 8;
const MAX_BITS = 16;

/**
 * Tells of a text in which none of many phrases can stand, by its marks alone: a phrase of whole words is nowhere where
 * its word is not, or, of several words, its rarest two in a row. For ignoring case as keywords do.
 */
export class PhraseGate {
  /** Hashes of words, and of pairs of words. */
  readonly #known = new Set<number>();
  /** By the first bits of a hash: whether there may be one. Turns nearly every word away. */
  readonly #maybe: Uint8Array;
  readonly #shift: number;
  /** A phrase without a letter or digit of ASCII leaves no mark. */
  #isAlwaysOpen = false;

  constructor(phrases: readonly string[]) {
    for (const phrase of phrases) this.#add(phrase);
    const bits = Math.min(MAX_BITS, Math.max(MIN_BITS, Math.ceil(Math.log2((this.#known.size + 1) * ROOM))));
    this.#shift = 32 - bits;
    this.#maybe = new Uint8Array(1 << bits);
    for (const hash of this.#known) this.#maybe[this.#slotOf(hash)] = 1;
  }

  /** Bytes held, for bounding caches. */
  get bytes(): number {
    return this.#maybe.byteLength + this.#known.size * 32;
  }

  /** False where none of the phrases stands in the text of these marks; true without marks. */
  mayHold(marks: TextMarks | undefined): boolean {
    if (marks === undefined || this.#isAlwaysOpen || (marks.signs & sign.wideLetter) !== 0) return true;
    const { runs, count } = marks;
    let before = 0;
    for (let at = 0; at < count; at += 1) {
      const run = runs[at] as number;
      if (this.#has(run) || this.#has(pairOf(before, run))) return true;
      before = run;
    }
    return false;
  }

  #has(hash: number): boolean {
    return this.#maybe[this.#slotOf(hash)] !== 0 && this.#known.has(hash);
  }

  #slotOf(hash: number): number {
    return Math.imul(hash, GOLDEN) >>> this.#shift;
  }

  #add(phrase: string): void {
    const words = wordsOf(phrase);
    const [first, ...others] = words;
    if (first === undefined) this.#isAlwaysOpen = true;
    else if (others.length === 0) this.#known.add(first.hash);
    else this.#known.add(rarestPair(words));
  }
}

interface Word {
  readonly hash: number;
  readonly length: number;
}

/** The two words in a row that are longest together: the longer, the rarer. */
function rarestPair(words: readonly Word[]): number {
  const pairs = words.slice(1).map((word, index) => ({ before: words[index] as Word, word }));
  const lengthOf = (pair: { before: Word; word: Word }): number => pair.before.length + pair.word.length;
  const [longest] = pairs.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return longest === undefined ? 0 : pairOf(longest.before.hash, longest.word.hash);
}

function pairOf(before: number, hash: number): number {
  return Math.imul(before, GOLDEN) ^ hash;
}

/** The runs of a phrase as they stand in a text that has it. */
function wordsOf(phrase: string): Word[] {
  const { folded } = unitTable();
  let text = '';
  for (let at = 0; at < phrase.length; at += 1) text += String.fromCharCode(folded[phrase.charCodeAt(at)] as number);
  const { runs, ends, count } = readMarks(text);
  return runs.slice(0, count).map((hash, at) => ({ hash, length: (ends[at] ?? 0) - (ends[at - 1] ?? 0) }));
}
