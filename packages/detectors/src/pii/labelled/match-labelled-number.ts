import { isLetter } from '../characters.ts';
import type { NumberMatch } from '../number-match.ts';
import { type NumberRuns, runEnd, runLength, runStart } from '../number-runs.ts';
import { matchLabelled } from './match-labelled.ts';

const MIN_DIGITS = 3;

/** Matches a number that only the words before it identify, such as a passport or account number. */
export function matchLabelledNumber(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  const start = runStart(runs, first);
  const handle = text.charCodeAt(start - 1) === 46 ? startOfHandle(text, start) : start;
  if (handle === start && runLength(runs, first) + runLength(runs, first + 1) < MIN_DIGITS) return undefined;
  const found = matchLabelled(text, handle);
  if (!found) return undefined;
  let count = 1;
  while (first + count < runs.count && runEnd(runs, first + count) <= found.end) count++;
  return { ...found, runs: count };
}

const MAX_HANDLE = 24;

/** Returns the start of the letters before the full stop of a user name such as `anna.97`. */
function startOfHandle(text: string, at: number): number {
  let start = at - 1;
  while (start > at - MAX_HANDLE && isLetter(text.charCodeAt(start - 1))) start--;
  return start;
}
