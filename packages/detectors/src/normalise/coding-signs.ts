import type { Span, TextMarks, View } from '../view.ts';
import { mayBeKnown } from './known-initials.ts';
import { lettersOfWord, nextWritten, writing, writingsOf } from './known-words.ts';
import { markedParts } from './marked-parts.ts';
import { marksOf } from './text-marks.ts';
import { wordSign } from './text-signs.ts';

/** A part of a text, and the signs that it has. */
export interface SignedPart extends Span {
  readonly signs: number;
}

/** What known words of one writing count together before a text is searched for it. A word that is not known takes 1. */
export const MIN_LEAD = 11;
const MAX_OF_A_WORD = 12;
const OF_A_LETTER = 2;
/** Letters that a word needs to count at all. */
const SHORT = 2;
/** Words of the alphabet of pilots that a text needs. Some of them are ordinary words. */
const MIN_PILOTS = 3;
/** Words in a row that are not known in any writing, and so many that any text with them is searched. */
export const MIN_UNKNOWN = 4;
const MANY_UNKNOWN = 12;
const MANY_WORDS = 40;
const STEP = 3;
/** Fewer than one known word to so many others is strange. */
const KNOWN_PART = 5;
const PLAIN = 1;
const HALF = 13;

/** Returns the signs of a view's text, those of its words included. A long text is read in parts. */
export function codingSignsOf(view: View): readonly SignedPart[] {
  const { text } = view;
  const marks = marksOf(view);
  if (marks !== undefined) return [{ start: 0, end: text.length, signs: signsOf(marks) }];
  return markedParts(view).map(({ start, end, marks: own }) => ({ start, end, signs: signsOf(own) }));
}

/** What a known word counts. Short ones are other words by chance. */
export const weightOf = (letters: number): number => Math.min(OF_A_LETTER * (letters - SHORT), MAX_OF_A_WORD);

/** What the words of each writing count together, with the place of the last one. Reused by every text. */
const leads = new Int32Array(writing.count);

/**
 * Returns the signs of a text. Words of one writing count together only where they are near one another: each word
 * between them takes one away. A long text has some of them anywhere by chance.
 */
function signsOf(marks: TextMarks): number {
  const { signs, runs, count } = marks;
  let all = hasUnknownWords(marks) ? signs | wordSign.unknown : signs;
  let isFresh = false;
  for (let at = nextWritten(runs, count, 0); at < count; at = nextWritten(runs, count, at + 1)) {
    const hash = runs[at] as number;
    const writings = writingsOf(hash);
    if (writings === 0 || (writings & PLAIN) !== 0) continue;
    if (!isFresh) leads.fill(0);
    isFresh = true;
    all |= addWord(writings, weightOf(lettersOfWord(hash)), at);
  }
  return all;
}

/**
 * Whether most words of a text, or many in a row, are no frequent ones. In ordinary texts of the usual languages, every
 * second one is. Of a long text, every third word is looked at.
 */
function hasUnknownWords({ runs, ends, count }: TextMarks): boolean {
  const step = count > MANY_WORDS ? STEP : 1;
  let unknown = 0;
  let known = 0;
  let row = 0;
  let longest = 0;
  for (let at = 0; at < count; at += step) {
    if (isShort(ends, at)) continue;
    const one = mayBeKnown(runs[at] as number) ? 0 : 1;
    unknown += one;
    known += 1 - one;
    row = (row + one) * one;
    longest = Math.max(longest, row);
  }
  return longest >= MANY_UNKNOWN || (unknown >= MIN_UNKNOWN && known * KNOWN_PART <= unknown);
}

/** Whether a word is too short to be in a list. The gap before it is part of its length. */
const isShort = (ends: readonly number[], at: number): boolean =>
  (ends[at] as number) - (at === 0 ? 0 : (ends[at - 1] as number)) <= SHORT + 1;

/** Adds a word to the leads of its writings. Returns the signs of those that have enough. */
function addWord(writings: number, weight: number, at: number): number {
  let signs = 0;
  for (let bit = 1; bit < writing.count; bit += 1) {
    if ((writings & (1 << bit)) === 0) continue;
    // The lead is kept with the place of the word, so that the words until the next one need no work.
    const lead = Math.max((leads[bit] as number) - at, 0) + (bit === writing.pilots ? 1 : weight);
    leads[bit] = lead + at + 1;
    if (lead >= (bit === writing.pilots ? MIN_PILOTS : MIN_LEAD)) signs |= signOf(bit);
  }
  return signs;
}

function signOf(bit: number): number {
  if (bit === writing.pilots) return wordSign.pilots;
  if (bit === writing.reversed) return wordSign.reversed;
  return bit === HALF ? wordSign.rot13 : wordSign.rotated;
}
