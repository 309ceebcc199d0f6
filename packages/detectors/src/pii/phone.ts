import { isPrecededBy, isWord } from './characters.ts';
import { hasNationalForm, hasTrunkZeroPlan } from './national-phones.ts';
import type { NumberMatch } from './number-match.ts';
import {
  closesNumber,
  digitsOf,
  endOfDigits,
  gap,
  gapAfter,
  type NumberRuns,
  runEnd,
  runLength,
  runStart,
} from './number-runs.ts';
import { fitNational, type Plan, planFor } from './phone-plans.ts';
import { isAnnouncedAsPhone, isCalledPhoneAfter } from './phone-words.ts';

/** E.164 allows 15 digits. The prefix 00 and a trunk 0 may be added. */
const MAX_DIGITS = 18;
const MAX_RUNS = 7;
const MIN_DIGITS = 7;

/** Names of other kinds of number, directly before the number. */
const otherContext =
  /(?:\bnhs|order|invoice|account|routing|reference|tracking|ticket|\bcase|\bnip|serial|isbn|\bsku|\bid|\bref|passport|licen[cs]e|\bd?fars?|\bcfr|\bzip|\bcep)\b[^a-z]*(?:(?:number|no|code|id|is)\b[^a-z]*){0,2}$/i;

/**
 * A phone number: international with + or 00, in North American form, with a trunk 0, in another form that only phone
 * numbers have, or any plausible form next to a phone word.
 */
export function matchPhone(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  const international = matchInternational(text, runs, first);
  if (international > 0) return phone(text, runs, first, international, 0.95);
  const shaped =
    matchNorthAmerican(text, runs, first) || matchTrunk(text, runs, first) || matchNational(text, runs, first);
  // A shapeless number must be the first of a sequence. In the middle it could be any part of something longer.
  const count = shaped || (first === 0 ? matchDialled(runs, first) : 0);
  const end = count === 0 ? 0 : runEnd(runs, first + count - 1);
  if (count === 0 || !(closesPhone(text, end) || (shaped > 0 && isBeforeGluedWord(text, runs, first, end))))
    return undefined;
  const confidence = confidenceFrom(text, runStart(runs, first), end, shaped > 0);
  return confidence > 0 ? phone(text, runs, first, count, confidence) : undefined;
}

/**
 * Returns the confidence from the words beside a number: a phone word, a word for another kind of number, or only the
 * shape.
 */
function confidenceFrom(text: string, start: number, end: number, hasShape: boolean): number {
  // A postal code of Brazil, whose name is a word for mobile phones in Turkish.
  if (/^\d{5}-\d{3}$/.test(text.slice(start, end))) return 0;
  if (isAnnouncedAsPhone(text, start)) return 0.9;
  if (isPrecededBy(text, start, otherContext) || isOtherForm(text.slice(start, end))) return 0;
  if (hasShape) return 0.65;
  return end - start > MIN_DIGITS && isCalledPhoneAfter(text, end) ? 0.8 : 0;
}

/** Forms of other numbers: postal codes of the United States, and columns of a table. */
const isOtherForm = (number: string): boolean => /^\d{5}-\d{4}$|\d {2,}\d/.test(number);

/** Returns how many runs from here form an international number, or 0. */
function matchInternational(text: string, runs: NumberRuns, first: number): number {
  const prefix = internationalPrefix(text, runs, first);
  const longest = prefix < 0 ? 0 : longestCount(runs, first);
  if (longest === 0 || runEnd(runs, first + longest - 1) - runStart(runs, first) < MIN_DIGITS) return 0;
  const digits = digitsOf(text, runs, first, longest).slice(prefix);
  const found = digits.length < MIN_DIGITS ? undefined : planFor(digits);
  return found ? longestFit(text, runs, first, longest, digits.slice(found.codeLength), found.plan) : 0;
}

/** Returns the largest number of runs that fit the plan's pattern, else its lengths, or 0. */
function longestFit(
  text: string,
  runs: NumberRuns,
  first: number,
  longest: number,
  digits: string,
  plan: Plan,
): number {
  let national = digits;
  let possible = 0;
  for (let count = longest; count > 0 && national.length > 0; count--) {
    const fit = closesPhone(text, runEnd(runs, first + count - 1)) ? fitNational(national, plan) : 'none';
    if (fit === 'valid') return count;
    if (fit === 'possible') possible ||= count;
    national = national.slice(0, -runLength(runs, first + count - 1));
  }
  return possible;
}

/**
 * Returns the length of the prefix in digits: 0 after a +, 2 for 00, 3 for 011. Returns -1 if the number is not
 * international.
 */
function internationalPrefix(text: string, runs: NumberRuns, first: number): number {
  const start = runStart(runs, first);
  if (text.charCodeAt(start - 1) === 43) return 0;
  const isGrouped = gapAfter(runs, first) !== gap.none;
  if (!isGrouped || runLength(runs, first) > 6) return -1;
  const length = text.startsWith('011', start) ? 3 : 2;
  // No calling code starts with 0.
  const code = start + length < runEnd(runs, first) ? start + length : runStart(runs, first + 1);
  return text.startsWith('0', start) &&
    (length === 3 || text.charCodeAt(start + 1) === 48) &&
    text.charCodeAt(code) !== 48
    ? length
    : -1;
}

/** Returns how many runs from here can belong to one number, by their digits and gaps. */
function longestCount(runs: NumberRuns, first: number): number {
  let digits = 0;
  for (let count = 0; count < MAX_RUNS; count++) {
    digits += runLength(runs, first + count);
    if (digits > MAX_DIGITS || runLength(runs, first + count) === 0) return count;
    if (gapAfter(runs, first + count) === gap.none) return count + 1;
  }
  return MAX_RUNS;
}

/** Matches 3-3-4 digits with or without a leading 1. With spaces, the rules of the North American plan must hold. */
function matchNorthAmerican(text: string, runs: NumberRuns, first: number): number {
  const lead = runLength(runs, first) === 1 && text.charCodeAt(runStart(runs, first)) === 49 ? 1 : 0;
  const area = first + lead;
  if (runLength(runs, area) !== 3 || runLength(runs, area + 1) !== 3 || runLength(runs, area + 2) !== 4) return 0;
  if (text.charCodeAt(runStart(runs, area)) === 48) return 0;
  const isSpaced = gapAfter(runs, area) === gap.space;
  return isSpaced && !isPlainlyDialled(text, runs, area, first) ? 0 : lead + 3;
}

/**
 * Three numbers with spaces are ambiguous. So area and exchange must start with 2 to 9, and no other number may be next
 * to them.
 */
function isPlainlyDialled(text: string, runs: NumberRuns, area: number, first: number): boolean {
  if (!isTwoToNine(text, runStart(runs, area)) || !isTwoToNine(text, runStart(runs, area + 1))) return false;
  return gapAfter(runs, area + 2) !== gap.space && gapAfter(runs, first - 1) !== gap.space;
}

const isTwoToNine = (text: string, at: number): boolean => text.charCodeAt(at) >= 50 && text.charCodeAt(at) <= 57;

/**
 * Matches a number with a trunk prefix: a first group that starts with a single 0, and 9 to 11 digits in two to five
 * groups.
 */
function matchTrunk(text: string, runs: NumberRuns, first: number): number {
  const start = runStart(runs, first);
  if (text.charCodeAt(start) !== 48 || text.charCodeAt(start + 1) === 48) return 0;
  const count = matchDialled(runs, first);
  // Groups of 3-2-4 form a social security number that was rejected before.
  const isSsn = count === 3 && runLength(runs, first) === 3 && runLength(runs, first + 1) === 2;
  if (isSsn || count < 2 || count > 5 || !isArea(text, runs, first, count)) return 0;
  if (gapAfter(runs, first + count - 1) !== gap.none) return 0;
  const { length } = digitsOf(text, runs, first, count);
  // Some German and Austrian numbers have twelve digits.
  const isLong = length === 12 && hasTrunkZeroPlan(digitsOf(text, runs, first, count));
  return (length >= 9 && length <= 11) || isLong ? count : 0;
}

/**
 * Whether the first group is an area code: 2 to 5 digits with a space or hyphen after it. After a bracket, slash or full
 * stop the number must be one of a numbering plan, or a phone word must precede it.
 */
function isArea(text: string, runs: NumberRuns, first: number, count: number): boolean {
  const length = runLength(runs, first);
  const between = gapAfter(runs, first);
  if (length < 2 || length > 5) return false;
  if (between === gap.space || between === gap.hyphen) return true;
  if (between === gap.mixed && !isBracketed(text, runs, first)) return false;
  return hasTrunkZeroPlan(digitsOf(text, runs, first, count)) || isAnnouncedAsPhone(text, runStart(runs, first));
}

const isBracketed = (text: string, runs: NumberRuns, first: number): boolean =>
  text.charCodeAt(runStart(runs, first) - 1) === 40 && text.charCodeAt(runEnd(runs, first)) === 41;

/** Matches a form that only phone numbers of some country have. No other number may be next to it. */
function matchNational(text: string, runs: NumberRuns, first: number): number {
  const count = first === 0 ? runs.count : 0;
  if (count < 3 || count > 5) return 0;
  let groups = '';
  for (let run = 0; run < count; run++) groups += `${run > 0 ? ',' : ''}${runLength(runs, run)}`;
  const bracket = runLength(runs, 0) === 1 && count === 5 ? 1 : 0;
  return hasNationalForm(digitsOf(text, runs, 0, count), groups, isBracketed(text, runs, bracket)) ? count : 0;
}

/** Returns how many runs from here look like a dialled number: 7 to 12 digits in groups of two or more. */
function matchDialled(runs: NumberRuns, first: number): number {
  let digits = 0;
  let taken = 0;
  for (let count = 0; count < MAX_RUNS; count++) {
    const length = runLength(runs, first + count);
    digits += length;
    if (digits > 12 || (length < 2 && count > 0)) break;
    if (digits >= MIN_DIGITS) taken = count + 1;
    if (gapAfter(runs, first + count) === gap.none) break;
  }
  return taken;
}

function phone(text: string, runs: NumberRuns, first: number, count: number, confidence: number): NumberMatch {
  const end = endOfExtension(text, runEnd(runs, first + count - 1));
  return { entity: 'phone', start: openingOf(text, runStart(runs, first), end), end, runs: count, confidence };
}

/** Includes a + and an opening bracket that is closed inside the number. */
function openingOf(text: string, start: number, end: number): number {
  const opening = text.charCodeAt(start - 1) === 43 ? start - 1 : start;
  if (text.charCodeAt(opening - 1) !== 40) return opening;
  const bracket = /[()]/.exec(text.slice(start, end));
  return bracket?.[0] === ')' ? opening - 1 : opening;
}

/** Whether a phone number can end here: like any number, or before an extension. */
function closesPhone(text: string, end: number): boolean {
  return closesNumber(text, end) || endOfExtension(text, end) > end;
}

/** Whether a word in small letters is glued to a number with hyphens, full stops or brackets: `212-482-9173call`. */
function isBeforeGluedWord(text: string, runs: NumberRuns, first: number, end: number): boolean {
  return gapAfter(runs, first) !== gap.space && /^[a-z]{2,12}(?![\w-])/.test(text.slice(end, end + 14));
}

/** Includes an extension such as `x123` or `ext. 123`. */
function endOfExtension(text: string, end: number): number {
  const mark = text.charCodeAt(end) | 32;
  if (mark !== 32 && mark !== 120 && mark !== 101) return end;
  const extension = /^ ?(?:x|ext\.?|extension) ?\d/i.exec(text.slice(end, end + 14));
  if (!extension) return end;
  const extended = endOfDigits(text, end + extension[0].length - 1);
  return extended - end <= 20 && !isWord(text.charCodeAt(extended)) ? extended : end;
}
