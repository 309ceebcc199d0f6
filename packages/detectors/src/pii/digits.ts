import { isWord } from './characters.ts';
import { matchCard } from './credit-card.ts';
import { matchDate } from './date.ts';
import { ibanEndingFrom } from './iban.ts';
import { matchIpv4 } from './ipv4.ts';
import { opensNumber } from './number-bounds.ts';
import type { NumberMatch, NumberMatcher } from './number-match.ts';
import {
  endOfDigits,
  gap,
  gapAfter,
  type NumberRuns,
  readNumberRuns,
  runEnd,
  runLength,
  runStart,
} from './number-runs.ts';
import { matchPhone } from './phone.ts';
import { report, type Scan } from './scan.ts';
import { matchSsn } from './us-ssn.ts';

/** The first that fits stands: what has a checksum or a fixed shape before the shapeless phone number. */
const matchers: readonly NumberMatcher[] = [matchIpv4, matchDate, matchSsn, matchCard, matchPhone];

/** Everything that starts with a digit, or with two letters and two digits. */
export function atDigit(scan: Scan, at: number): number {
  const { text, runs } = scan;
  if (isWord(text.charCodeAt(at - 1))) return afterWord(scan, at);
  readNumberRuns(runs, text, at);
  let end = runEnd(runs, runs.count - 1);
  for (let run = 0; run < runs.count; ) {
    const match = canMatch(text, runs, run) ? firstMatch(text, runs, run) : undefined;
    if (match) {
      report(scan, match.entity, match.start, match.end, match.confidence);
      end = Math.max(end, match.end);
    }
    run += match?.runs ?? 1;
  }
  return end;
}

function afterWord(scan: Scan, at: number): number {
  const end = ibanEndingFrom(scan.text, at);
  if (end === 0) return endOfDigits(scan.text, at);
  report(scan, 'iban', at - 2, end, 0.99);
  return end;
}

/** Short numbers with a space between are counting, which no format starts with but a number after a +. */
function canMatch(text: string, runs: NumberRuns, run: number): boolean {
  const start = runStart(runs, run);
  const isCounting = gapAfter(runs, run) === gap.space && runLength(runs, run) + runLength(runs, run + 1) < 4;
  return !(isCounting && text.charCodeAt(start - 1) !== 43) && opensNumber(text, start);
}

function firstMatch(text: string, runs: NumberRuns, run: number): NumberMatch | undefined {
  for (const match of matchers) {
    const found = match(text, runs, run);
    if (found) return found;
  }
  return undefined;
}
