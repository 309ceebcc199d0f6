import { isDigit } from './characters.ts';
import { contextOf, distanceTo } from './context/read-context.ts';
import { hasLuhnCheck } from './ids/check-digits.ts';
import type { NumberMatch } from './number-match.ts';
import { closesNumber, type NumberRuns, runEnd, runLength, runStart } from './number-runs.ts';
import {
  endsGroup,
  groupLengths,
  hasPrintedDigits,
  isSeparator,
  type PrintedForm,
  readPrintedDigits,
} from './printed/printed-form.ts';

const MIN_LENGTH = 13;
const MAX_LENGTH = 19;
/** Maximum number of words between a card word and a number in unusual groups. */
const REACH = 3;
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

/** Group lengths in which card numbers are printed. */
const printedGroups: ReadonlySet<string> = new Set(['4,4,4,4,3', '4,4,4,4', '4,6,5', '4,6,4']);

/** A payment card: issuer prefix and length, a valid Luhn check digit, and the groups of a card or a word for one. */
export function matchCard(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  const length = runLength(runs, first);
  const start = runStart(runs, first);
  if (length >= MIN_LENGTH && length <= MAX_LENGTH) {
    const end = runEnd(runs, first);
    return isCard(text.slice(start, end)) && closesNumber(text, end) ? card(runs, first, end, 0.95) : undefined;
  }
  // Cards start with 2 to 6 or 8.
  if (length < 2 || length > MAX_LENGTH || !isSeparator(text.charCodeAt(runEnd(runs, first)))) return undefined;
  const lead = text.charCodeAt(start);
  return lead < 50 || lead > 56 || !hasPrintedDigits(text, start, MIN_LENGTH)
    ? undefined
    : groupedCard(text, runs, first);
}

function groupedCard(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  const start = runStart(runs, first);
  const printed = readPrintedDigits(text, start, MAX_LENGTH + 1);
  for (let count = Math.min(MAX_LENGTH, printed.compact.length); count >= MIN_LENGTH; count--) {
    if (!endsGroup(text, printed, count) || !isCard(printed.compact.slice(0, count))) continue;
    const confidence = confidenceOf(text, start, printed, count);
    if (confidence > 0) return card(runs, first, printed.ends[count - 1] ?? 0, confidence);
  }
  return undefined;
}

/**
 * The groups of a card with one kind of separator say enough. Other groups need a card word, or to be long and to stand
 * alone.
 */
function confidenceOf(text: string, start: number, printed: PrintedForm, count: number): number {
  const lengths = groupLengths(printed, count);
  const isPrinted = printedGroups.has(lengths.join());
  const end = printed.ends[count - 1] ?? 0;
  if (isPrinted && hasOneSeparator(text, printed, lengths)) return closesNumber(text, end) ? 0.95 : 0;
  if (distanceTo(contextOf(text, start), 'credit_card') <= REACH) return 0.9;
  const isLong = isPrinted || (lengths.length <= 4 && Math.min(...lengths) >= 3);
  return isLong && count === printed.compact.length && standsAlone(text, start, end) ? 0.7 : 0;
}

const standsAlone = (text: string, start: number, end: number): boolean =>
  !isDigit(text.charCodeAt(start - 2)) && closesNumber(text, end);

/** Whether the same single separator is between all groups. */
function hasOneSeparator(text: string, { ends }: PrintedForm, lengths: readonly number[]): boolean {
  let place = 0;
  let known = '';
  for (const length of lengths.slice(0, -1)) {
    place += length;
    const separator = text.slice(ends[place - 1], (ends[place] ?? 0) - 1);
    if (separator.length !== 1 || separator === '\n' || (known !== '' && separator !== known)) return false;
    known = separator;
  }
  return true;
}

const isCard = (digits: string): boolean => isIssuedCard(digits) && hasLuhnCheck(digits);

function card(runs: NumberRuns, first: number, end: number, confidence: number): NumberMatch {
  let count = 1;
  while (first + count < runs.count && runEnd(runs, first + count) <= end) count++;
  return { entity: 'credit_card', start: runStart(runs, first), end, runs: count, confidence };
}

/** Whether an issuer uses this prefix and length. */
export function isIssuedCard(digits: string): boolean {
  const prefix = Number(digits.slice(0, 4));
  return issuers.some(({ from, to, lengths }) => prefix >= from && prefix <= to && lengths.includes(digits.length));
}
