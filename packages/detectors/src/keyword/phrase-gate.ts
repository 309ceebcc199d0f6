import { LONGEST_MARKED, readMarks, sign } from '../normalise/text-marks.ts';
import type { TextMarks } from '../view.ts';
import { HashSet } from './hash-set.ts';
import { unitTable } from './unit-table.ts';

const GOLDEN = 0x9e37_79b1;

/**
 * Tells of a text in which none of many phrases can stand, by its marks alone: a phrase of whole words is nowhere where
 * its word is not, or, of several words, its rarest two in a row. Case is ignored as keywords ignore it.
 */
export class PhraseGate {
  /** Words, and pairs of words. */
  readonly #known: HashSet;
  /** A phrase without a letter or digit of ASCII leaves no mark, and of a very long one not all are read. */
  readonly #isAlwaysOpen: boolean;

  constructor(phrases: readonly string[]) {
    const hashes = phrases.map((phrase) => (phrase.length > LONGEST_MARKED ? undefined : rarestOf(wordsOf(phrase))));
    this.#known = new HashSet(hashes.filter((hash) => hash !== undefined));
    this.#isAlwaysOpen = hashes.includes(undefined);
  }

  /** Bytes held, for bounding caches. */
  get bytes(): number {
    return this.#known.bytes;
  }

  /** False where none of the phrases stands in the text of these marks; true without marks. */
  mayHold(marks: TextMarks | undefined): boolean {
    if (marks === undefined || this.#isAlwaysOpen || (marks.signs & sign.wideLetter) !== 0) return true;
    const { runs, count } = marks;
    let before = 0;
    for (let at = 0; at < count; at += 1) {
      const run = runs[at] as number;
      if (this.#known.has(run) || this.#known.has(pairOf(before, run))) return true;
      before = run;
    }
    return false;
  }
}

interface Word {
  readonly hash: number;
  readonly length: number;
}

/** The hash of a single word, or of the two in a row that are longest together: the longer, the rarer. */
function rarestOf(words: readonly Word[]): number | undefined {
  let rarest = words[0]?.hash;
  let longest = 0;
  for (let at = 1; at < words.length; at += 1) {
    const [before, word] = [words[at - 1] as Word, words[at] as Word];
    if (before.length + word.length <= longest) continue;
    longest = before.length + word.length;
    rarest = pairOf(before.hash, word.hash);
  }
  return rarest;
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
