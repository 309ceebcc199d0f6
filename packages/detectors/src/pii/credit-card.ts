import { hasLuhnCheck } from './ids/check-digits.ts';
import type { NumberMatch } from './number-match.ts';
import { closesNumber, digitsOf, gap, gapAfter, type NumberRuns, runEnd, runLength, runStart } from './number-runs.ts';

const sixteenToNineteen = [16, 17, 18, 19];

/** Issuers by the range of the first four digits (ISO/IEC 7812), with the card number lengths they issue. */
const issuers: readonly { readonly from: number; readonly to: number; readonly lengths: readonly number[] }[] = [
  { from: 4000, to: 4999, lengths: [13, 16, 19] }, // Visa
  { from: 5100, to: 5599, lengths: [16] }, // Mastercard
  { from: 2221, to: 2720, lengths: [16] }, // Mastercard
  { from: 3400, to: 3499, lengths: [15] }, // American Express
  { from: 3700, to: 3799, lengths: [15] }, // American Express
  { from: 3000, to: 3059, lengths: [14, 16] }, // Diners Club
  { from: 3600, to: 3699, lengths: [14, ...sixteenToNineteen] }, // Diners Club
  { from: 3800, to: 3999, lengths: [14, 16] }, // Diners Club
  { from: 3528, to: 3589, lengths: sixteenToNineteen }, // JCB
  { from: 6011, to: 6011, lengths: sixteenToNineteen }, // Discover
  { from: 6440, to: 6599, lengths: sixteenToNineteen }, // Discover
  { from: 6200, to: 6299, lengths: sixteenToNineteen }, // UnionPay
  { from: 8100, to: 8199, lengths: sixteenToNineteen }, // RuPay
  { from: 5018, to: 5020, lengths: [16, 18, 19] }, // Maestro
  { from: 5038, to: 5038, lengths: [16, 18, 19] }, // Maestro
  { from: 6759, to: 6763, lengths: [16, 18, 19] }, // Maestro
];

/** Group lengths in which card numbers are written. */
const groupings: readonly (readonly number[])[] = [
  [4, 4, 4, 4, 3],
  [4, 4, 4, 4],
  [4, 6, 5],
  [4, 6, 4],
];

/** A payment card: issuer prefix and length, the groups of a card, and a valid Luhn check digit. */
export function matchCard(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  const length = runLength(runs, first);
  if (length >= 13 && length <= 19) return cardOf(text, runs, first, 1);
  if (length !== 4) return undefined;
  for (const grouping of groupings) {
    const card = isGroupedAs(runs, first, grouping) ? cardOf(text, runs, first, grouping.length) : undefined;
    if (card) return card;
  }
  return undefined;
}

function cardOf(text: string, runs: NumberRuns, first: number, count: number): NumberMatch | undefined {
  const end = runEnd(runs, first + count - 1);
  if (!closesNumber(text, end)) return undefined;
  const digits = digitsOf(text, runs, first, count);
  if (!isIssuedCard(digits) || !hasLuhnCheck(digits)) return undefined;
  return { entity: 'credit_card', start: runStart(runs, first), end, runs: count, confidence: 0.95 };
}

function isGroupedAs(runs: NumberRuns, first: number, grouping: readonly number[]): boolean {
  const between = gapAfter(runs, first);
  if (between === gap.none || between === gap.mixed) return false;
  return grouping.every(
    (length, index) =>
      runLength(runs, first + index) === length &&
      (index === grouping.length - 1 || gapAfter(runs, first + index) === between),
  );
}

/** Whether an issuer uses this prefix and length. */
export function isIssuedCard(digits: string): boolean {
  const prefix = Number(digits.slice(0, 4));
  return issuers.some(({ from, to, lengths }) => prefix >= from && prefix <= to && lengths.includes(digits.length));
}
