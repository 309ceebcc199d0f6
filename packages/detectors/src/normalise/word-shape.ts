import { isAllLeet } from './leet.ts';
import { classOf, DIGIT, FOREIGN, LATIN, LOOSE, STRICT, SYMBOL } from './letter-class.ts';

/** A word of the letters view: letters, marks, digits and leet signs without a gap. */
export interface WordShape {
  readonly start: number;
  readonly end: number;
  /** Number of letters of each class. */
  readonly latin: number;
  readonly strict: number;
  readonly loose: number;
  readonly foreign: number;
  /** Whether a run of leet digits or signs is between two letters. */
  readonly isLeetWord: boolean;
}

/** Scratch buffer of `shapeOf`, reused to avoid an allocation per word. */
const counts = new Uint32Array(SYMBOL + 1);
const count = (letterClass: number): number => counts[letterClass] ?? 0;

/** Counts the character classes of the word that begins at `start`, and finds its end. */
export function shapeOf(text: string, start: number): WordShape {
  counts.fill(0);
  let end = start;
  while (end < text.length) {
    const codePoint = text.codePointAt(end) ?? 0;
    const letterClass = classOf(codePoint);
    if (letterClass < LATIN) break;
    counts[letterClass] = (counts[letterClass] ?? 0) + 1;
    end += codePoint > 0xffff ? 2 : 1;
  }
  return {
    start,
    end,
    latin: count(LATIN),
    strict: count(STRICT),
    loose: count(LOOSE),
    foreign: count(FOREIGN),
    isLeetWord: count(DIGIT) + count(SYMBOL) > 0 && hasInnerLeet(text, start, end),
  };
}

/** Whether a run of leet digits or signs is between two letters of a word. */
function hasInnerLeet(text: string, start: number, end: number): boolean {
  let lastLetter = end;
  for (let at = start; at < end; at += 1) {
    if (isLeetClass(classOf(text.charCodeAt(at)))) continue;
    if (lastLetter + 1 < at && isAllLeet(text, { start: lastLetter + 1, end: at })) return true;
    lastLetter = at;
  }
  return false;
}

/** Whether a class is a digit or a sign, which may be leet. */
export function isLeetClass(letterClass: number): boolean {
  return letterClass === DIGIT || letterClass === SYMBOL;
}
