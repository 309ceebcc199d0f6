import { isPrecededBy } from './characters.ts';
import { isVaried } from './ids/check-digits.ts';
import type { NumberMatch } from './number-match.ts';
import { closesNumber, digitsOf, gap, gapAfter, type NumberRuns, runEnd, runLength, runStart } from './number-runs.ts';

/** Names of a social security number. */
export const ssnContext = /\b(?:ssn|social security|social-security|soc sec|my social|her social|his social)\b/i;

/** Numbers that were printed in advertising and never belonged to a person. */
const advertised: ReadonlySet<string> = new Set(['078051120', '219099999']);

/** A US social security number: 3-2-4 digits with hyphens, or any nine digits next to its name. */
export function matchSsn(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  const count = runLength(runs, first) === 9 ? 1 : 3;
  if (count === 3 && !isGrouped(runs, first)) return undefined;
  const start = runStart(runs, first);
  const end = runEnd(runs, first + count - 1);
  if (!closesNumber(text, end) || !isIssuedSsn(digitsOf(text, runs, first, count))) return undefined;
  const isNamed = isPrecededBy(text, start, ssnContext, 40);
  if (!isNamed && (count === 1 || gapAfter(runs, first) !== gap.hyphen)) return undefined;
  return { entity: 'us_ssn', start, end, runs: count, confidence: isNamed ? 0.98 : 0.85 };
}

function isGrouped(runs: NumberRuns, first: number): boolean {
  const between = gapAfter(runs, first);
  if (between !== gap.hyphen && between !== gap.space) return false;
  if (between !== gapAfter(runs, first + 1)) return false;
  return runLength(runs, first) === 3 && runLength(runs, first + 1) === 2 && runLength(runs, first + 2) === 4;
}

/**
 * Whether the Social Security Administration can have issued nine digits: no area 000, 666 or 9xx, no group 00, no
 * serial 0000. One repeated digit is a placeholder.
 */
export function isIssuedSsn(digits: string): boolean {
  if (digits.startsWith('000') || digits.startsWith('666') || digits.startsWith('9')) return false;
  return digits.slice(3, 5) !== '00' && digits.slice(5) !== '0000' && !advertised.has(digits) && isVaried(digits);
}
