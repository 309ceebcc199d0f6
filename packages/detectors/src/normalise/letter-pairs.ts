import { frequentWords } from './frequent-words.ts';
import { writing } from './known-words.ts';

const A = 0x61;
const LETTERS = 26;
const CASE = 0x20;
/** Stands in for pairs that no frequent word has. */
const UNSEEN = 0.2;
/** Fewer pairs say nothing. */
const MIN_PAIRS = 14;
/** How much likelier the pairs must be than those that are written, and how likely at least. In nats a pair. */
const MIN_GAIN = 0.9;
/** The same for a text backwards, whose pairs are more like those of the text. */
const MIN_TURNED_GAIN = 0.5;
const MIN_LIKELIHOOD = -6.15;

let built: Float64Array | undefined;

/** Returns the log-likelihood of each pair of letters in the usual languages, by 26 × first + second. */
function likelihoods(): Float64Array {
  if (built) return built;
  const counts = new Float64Array(LETTERS * LETTERS).fill(UNSEEN);
  for (const word of frequentWords) {
    for (let at = 1; at < word.length; at += 1) addPair(counts, word.charCodeAt(at - 1) - A, word.charCodeAt(at) - A);
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  built = counts.map((count) => Math.log(count / total));
  return built;
}

function addPair(counts: Float64Array, first: number, second: number): void {
  const place = LETTERS * first + second;
  counts[place] = (counts[place] ?? 0) + 1;
}

/**
 * Returns the writing of a text whose letters follow one another most like those of a language, if the text as it
 * stands is clearly less like one. It needs no known word.
 */
export function likeliestWriting(text: string): number | undefined {
  const { pairs, counts, total } = pairsOf(text);
  if (total < MIN_PAIRS) return undefined;
  const own = likelihoodOf(pairs, counts, 0) / total;
  let best: number | undefined;
  let most = MIN_LIKELIHOOD;
  for (let bit = 1; bit <= writing.reversed; bit += 1) {
    const likelihood = likelihoodOf(pairs, counts, bit) / total;
    if (likelihood <= most || likelihood < own + (bit === writing.reversed ? MIN_TURNED_GAIN : MIN_GAIN)) continue;
    most = likelihood;
    best = bit;
  }
  return best;
}

interface Pairs {
  readonly pairs: readonly number[];
  readonly counts: Float64Array;
  readonly total: number;
}

function pairsOf(text: string): Pairs {
  const counts = new Float64Array(LETTERS * LETTERS);
  let before = -1;
  let total = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = (text.charCodeAt(at) | CASE) - A;
    const isOne = letter >= 0 && letter < LETTERS && text.charCodeAt(at) < 0x80;
    if (isOne && before >= 0) {
      addPair(counts, before, letter);
      total += 1;
    }
    before = isOne ? letter : -1;
  }
  return { pairs: Array.from(counts.keys()).filter((pair) => (counts[pair] ?? 0) > 0), counts, total };
}

function likelihoodOf(pairs: readonly number[], counts: Float64Array, bit: number): number {
  const table = likelihoods();
  let sum = 0;
  for (const pair of pairs) {
    const first = Math.trunc(pair / LETTERS);
    const second = pair % LETTERS;
    sum += (counts[pair] ?? 0) * (table[placeOf(first, second, bit)] ?? 0);
  }
  return sum;
}

function placeOf(first: number, second: number, bit: number): number {
  if (bit === writing.reversed) return LETTERS * second + first;
  if (bit === writing.mirrored) return LETTERS * (LETTERS - 1 - first) + LETTERS - 1 - second;
  return LETTERS * ((first + LETTERS - bit) % LETTERS) + ((second + LETTERS - bit) % LETTERS);
}
