import { isDigit, isPrecededBy } from './characters.ts';
import { isIssuedCard } from './credit-card.ts';
import type { PiiEntity } from './entities.ts';
import { hasLuhnCheck } from './ids/check-digits.ts';
import type { NumberMatch } from './number-match.ts';
import { closesNumber, digitsOf, type NumberRuns, opensNumber, runEnd, runLength, runStart } from './number-runs.ts';
import { isAnnouncedAsPhone } from './phone-words.ts';
import { isIssuedSsn, ssnContext } from './us-ssn.ts';

const MIN_DIGITS = 9;
const MAX_DIGITS = 19;

/**
 * A number written one digit at a time. A card is recognised by its check digit, other numbers by a word before them.
 */
export function matchSpacedDigits(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  if (runLength(runs, first) !== 1 || runLength(runs, first + MIN_DIGITS - 1) !== 1) return undefined;
  if (!isFirstOfRow(text, runs, first)) return undefined;
  let count = 1;
  while (count <= MAX_DIGITS && runLength(runs, first + count) === 1) count++;
  const start = runStart(runs, first);
  const end = runEnd(runs, first + count - 1);
  if (count > MAX_DIGITS || runLength(runs, first + count) > 0 || !opensNumber(text, start) || !closesNumber(text, end))
    return undefined;
  const entity = count < MIN_DIGITS ? undefined : entityOf(digitsOf(text, runs, first, count), text, start);
  return entity && { entity, start, end, runs: count, confidence: 0.8 };
}

/** Only the first run of a sequence is examined, so that each sequence is read once. */
function isFirstOfRow(text: string, runs: NumberRuns, first: number): boolean {
  if (first > 0) return runLength(runs, first - 1) !== 1;
  return !isDigit(text.charCodeAt(runStart(runs, first) - 2));
}

function entityOf(digits: string, text: string, start: number): PiiEntity | undefined {
  if (isIssuedCard(digits) && hasLuhnCheck(digits)) return 'credit_card';
  if (digits.length === MIN_DIGITS && isPrecededBy(text, start, ssnContext, 40) && isIssuedSsn(digits)) return 'us_ssn';
  return digits.length <= 12 && isAnnouncedAsPhone(text, start) ? 'phone' : undefined;
}
