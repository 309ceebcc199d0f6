import { isDigit, isLetter, isWord } from './characters.ts';
import type { NumberMatch } from './number-match.ts';
import { closesNumber, gap, gapAfter, type NumberRuns, readNumberRuns, runLength } from './number-runs.ts';
import { matchPhone } from './phone.ts';
import { gluedPhoneWord } from './phone-words.ts';

const MAX_WORD = 24;
/** Shorter groups of letters before a number are part of a code. */
const MIN_WORD = 4;

/**
 * Matches a phone number that a word is glued to: any form after a word such as `tel`, else hyphens or full stops in
 * North American groups. Reads the runs if it may be one.
 */
export function matchGluedPhone(text: string, runs: NumberRuns, at: number): NumberMatch | undefined {
  const end = text.charCodeAt(at - 1) === 43 ? at - 1 : at;
  if (!isLetter(text.charCodeAt(end - 1)) || !isDigit(text.charCodeAt(at + 1))) return undefined;
  const start = startOfWord(text, end);
  if (start < 0) return undefined;
  const isPhoneWord = gluedPhoneWord.test(text.slice(start, end));
  return isPhoneWord || (end === at && end - start >= MIN_WORD) ? matchAfter(text, runs, at, isPhoneWord) : undefined;
}

function matchAfter(text: string, runs: NumberRuns, at: number, isPhoneWord: boolean): NumberMatch | undefined {
  readNumberRuns(runs, text, at);
  const found = isPhoneWord || isNorthAmerican(runs) ? matchPhone(text, runs, 0) : undefined;
  return found && closesNumber(text, found.end) ? found : undefined;
}

/** Returns the start of the letters before an offset, or -1 if they are part of an identifier. */
function startOfWord(text: string, end: number): number {
  let start = end - 1;
  while (start > end - MAX_WORD && isLetter(text.charCodeAt(start - 1))) start--;
  const before = text.charCodeAt(start - 1);
  return isWord(before) || isJoint(before) ? -1 : start;
}

/** A hyphen, full stop, slash or at sign before the word makes it part of an identifier. */
const isJoint = (code: number): boolean => (code >= 45 && code <= 47) || code === 64;

function isNorthAmerican(runs: NumberRuns): boolean {
  const between = gapAfter(runs, 0);
  if (runs.count !== 3 || (between !== gap.hyphen && between !== gap.dot) || between !== gapAfter(runs, 1))
    return false;
  return runLength(runs, 0) === 3 && runLength(runs, 1) === 3 && runLength(runs, 2) === 4;
}
