import { inLowerCase } from '../normalise/lower-case.ts';
import { letterAt, numberAt } from './letter-kind.ts';
import { stem } from './stem.ts';
import { functionWords, multipliers, numberWords } from './word-tables.ts';

/** A word of a text: UTF-16 offsets, its stem and its properties. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly lower: string;
  readonly stem: string;
  /** It is not a function word. */
  readonly isContent: boolean;
  /** It is capitalised although no sentence begins here. */
  readonly isName: boolean;
  /** Numeric value: "3.5 million" is 3,500,000. */
  readonly value: number | undefined;
}

/** Letters to keep of a word. No natural word is longer. */
const MAX_LETTERS = 40;
/** Units to examine between two words. */
const MAX_GAP = 8;

/** Returns up to `most` words of a text in order: runs of letters, and numbers with their points and commas. */
export function readWords(text: string, most = 5_000): Word[] {
  const words: Word[] = [];
  let previousEnd = -1;
  for (let at = 0; at < text.length && words.length < most; ) {
    const isNumber = numberAt(text, at) > 0;
    const end = isNumber ? endOfRun(text, at, numberAt, '.,') : endOfRun(text, at, letterAt, "'’");
    if (end === at) {
      at += 1;
      continue;
    }
    words.push(wordOf(text.slice(at, end), at, { isNumber, startsSentence: startsSentence(text, previousEnd, at) }));
    previousEnd = end;
    at = end;
  }
  return scaled(words);
}

/** Returns the end of a run whose members may be joined by single marks. Returns `start` if there is no run. */
function endOfRun(text: string, start: number, widthAt: (text: string, at: number) => number, joints: string): number {
  let end = endOfMembers(text, start, widthAt);
  if (end === start) return start;
  while (end < text.length && joints.includes(text.charAt(end))) {
    const next = endOfMembers(text, end + 1, widthAt);
    if (next === end + 1) return end;
    end = next;
  }
  return end;
}

function endOfMembers(text: string, start: number, widthAt: (text: string, at: number) => number): number {
  let end = start;
  for (let width = widthAt(text, end); width > 0; width = widthAt(text, end)) end += width;
  return end;
}

const SPACE = 0x20;

function startsSentence(text: string, previousEnd: number, start: number): boolean {
  if (previousEnd < 0) return true;
  if (start === previousEnd + 1 && text.charCodeAt(previousEnd) === SPACE) return false;
  return /[.!?:"“\n]/.test(text.slice(previousEnd, Math.min(start, previousEnd + MAX_GAP)));
}

interface WordContext {
  readonly isNumber: boolean;
  readonly startsSentence: boolean;
}

function wordOf(written: string, start: number, { isNumber, startsSentence: isFirst }: WordContext): Word {
  const lower = inLowerCase(written.slice(0, MAX_LETTERS));
  const isContent = !functionWords.has(lower);
  return {
    start,
    end: start + written.length,
    lower,
    stem: stem(lower),
    isContent,
    isName: !isFirst && isContent && hasCapital(written),
    value: isNumber ? numberOf(lower) : numberWords.get(lower),
  };
}

const A = 0x41;
const Z = 0x5a;
const ASCII_END = 0x80;

function hasCapital(written: string): boolean {
  const unit = written.charCodeAt(0);
  return unit < ASCII_END ? unit >= A && unit <= Z : /^\p{Lu}/u.test(written);
}

/** Integers with fewer digits are parsed without the slower checks. */
const SURE_DIGITS = 16;

/** Removes grouping marks. In "1.234.567" all points are grouping marks. */
function numberOf(written: string): number | undefined {
  if (written.length < SURE_DIGITS && /^[0-9]+$/.test(written)) return Number(written);
  const plain = written.replaceAll(',', '');
  const value = Number(plain.split('.').length > 2 ? plain.replaceAll('.', '') : plain);
  return Number.isFinite(value) ? value : undefined;
}

/** Multiplies a number by a following multiplier such as "million". */
function scaled(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (word.value === undefined || multipliers.has(word.lower)) return word;
    const factor = multipliers.get(words[at + 1]?.lower ?? '');
    return factor === undefined ? word : { ...word, value: word.value * factor };
  });
}
