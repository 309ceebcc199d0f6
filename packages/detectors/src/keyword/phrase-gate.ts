import { LONGEST_MARKED, readMarks } from '../normalise/text-marks.ts';
import { sign } from '../normalise/text-signs.ts';
import type { TextMarks } from '../view.ts';
import { HashSet } from './hash-set.ts';
import { unitTable } from './unit-table.ts';

const GOLDEN = 0x9e37_79b1;

/**
 * Recognises texts that contain none of many phrases, by their marks alone. A text with a phrase must contain its word
 * or, for several words, its rarest pair of consecutive words. Case is ignored, as for keywords.
 */
export class PhraseGate {
  /** Hashes of words and of pairs of words. */
  readonly #known: HashSet;
  /** True if a phrase leaves no usable mark: it has no ASCII letter or digit, or is too long to be marked. */
  readonly #isAlwaysOpen: boolean;

  constructor(phrases: readonly string[]) {
    const hashes = phrases.map((phrase) =>
      phrase.length > LONGEST_MARKED ? undefined : rarestOf(runsOfPhrase(phrase)),
    );
    this.#known = new HashSet(hashes.filter((hash) => hash !== undefined));
    this.#isAlwaysOpen = hashes.includes(undefined);
  }

  /** Size in bytes, for the limits of caches. */
  get bytes(): number {
    return this.#known.bytes;
  }

  /** Returns false if no phrase can occur in a text with these marks. Returns true if the marks are not known. */
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

/**
 * Returns the hash of a single word, or of the longest pair of consecutive words. Longer words are assumed to be rarer.
 */
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

/** Returns the runs of a phrase as they appear in the marks of a text. */
function runsOfPhrase(phrase: string): Word[] {
  const { folded } = unitTable();
  let text = '';
  for (let at = 0; at < phrase.length; at += 1) text += String.fromCharCode(folded[phrase.charCodeAt(at)] as number);
  const { runs, ends, count } = readMarks(text);
  return runs.slice(0, count).map((hash, at) => ({ hash, length: (ends[at] ?? 0) - (ends[at - 1] ?? 0) }));
}
