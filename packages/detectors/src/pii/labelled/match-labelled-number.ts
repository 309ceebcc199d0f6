import type { NumberMatch } from '../number-match.ts';
import { type NumberRuns, runEnd, runLength, runStart } from '../number-runs.ts';
import { matchLabelled } from './match-labelled.ts';

const MIN_DIGITS = 3;

/** A number that only the words before it tell from any other: of a passport, an account, a patient. */
export function matchLabelledNumber(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  if (runLength(runs, first) + runLength(runs, first + 1) < MIN_DIGITS) return undefined;
  const found = matchLabelled(text, runStart(runs, first));
  if (!found) return undefined;
  let count = 1;
  while (first + count < runs.count && runEnd(runs, first + count) <= found.end) count++;
  return { ...found, runs: count };
}
