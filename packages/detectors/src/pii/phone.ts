import { isPrecededBy, isWord } from './characters.ts';
import { closesNumber } from './number-bounds.ts';
import type { NumberMatch } from './number-match.ts';
import { digitsOf, endOfDigits, gap, gapAfter, type NumberRuns, runEnd, runLength, runStart } from './number-runs.ts';
import { fitNational, type Plan, planFor } from './phone-plans.ts';

const phoneContext =
  /(?:phone|mobile|cell|\btel\b|\bfax\b|\bcall|\bdial|whatsapp|\bsms\b|\btext (?:me|us|him|her|them)\b|\bring\b|reach(?:ed)? (?:me|us|him|her|them)|telefon|téléphone|teléfono|handy|móvil|portable|rufnummer|contact|hotline|電話|电话)/i;
/** E.164 allows 15 digits; 00 before them and a trunk 0 inside may come on top. */
const MAX_DIGITS = 18;
const MAX_RUNS = 7;
const MIN_DIGITS = 7;

/** A telephone number: international with + or 00, of North American shape, or any dialled shape beside a word that says so. */
export function matchPhone(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  const start = runStart(runs, first);
  const count = matchInternational(text, runs, first) || matchNorthAmerican(text, runs, first);
  if (count > 0) return phone(text, runs, first, count, text.charCodeAt(start - 1) === 43 ? 0.95 : 0.8);
  const named = matchDialled(runs, first);
  if (named === 0 || !closesNumber(text, runEnd(runs, first + named - 1))) return undefined;
  return isPrecededBy(text, start, phoneContext) ? phone(text, runs, first, named, 0.7) : undefined;
}

/** The runs of an international number from here. */
function matchInternational(text: string, runs: NumberRuns, first: number): number {
  const prefix = internationalPrefix(text, runs, first);
  const longest = prefix < 0 ? 0 : longestCount(runs, first);
  if (longest === 0 || runEnd(runs, first + longest - 1) - runStart(runs, first) < MIN_DIGITS) return 0;
  const digits = digitsOf(text, runs, first, longest).slice(prefix);
  const found = digits.length < MIN_DIGITS ? undefined : planFor(digits);
  return found ? longestFit(text, runs, first, longest, digits.slice(found.codeLength), found.plan) : 0;
}

/** The most runs whose digits fit the plan's pattern, else its lengths; 0 when none do. */
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
    const fit = closesNumber(text, runEnd(runs, first + count - 1)) ? fitNational(national, plan) : 'none';
    if (fit === 'valid') return count;
    if (fit === 'possible') possible ||= count;
    national = national.slice(0, -runLength(runs, first + count - 1));
  }
  return possible;
}

/** Digits of the prefix within the runs: none after a +, 2 for 00, 3 for 011; -1 when the number is not international. */
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

/** How many runs from here can belong to one number by their digits and by what stands between. */
function longestCount(runs: NumberRuns, first: number): number {
  let digits = 0;
  for (let count = 0; count < MAX_RUNS; count++) {
    digits += runLength(runs, first + count);
    if (digits > MAX_DIGITS || runLength(runs, first + count) === 0) return count;
    if (gapAfter(runs, first + count) === gap.none) return count + 1;
  }
  return MAX_RUNS;
}

/** 3-3-4 digits, with or without a leading 1. With spaces between, only as the North American plan allows. */
function matchNorthAmerican(text: string, runs: NumberRuns, first: number): number {
  const lead = runLength(runs, first) === 1 && text.charCodeAt(runStart(runs, first)) === 49 ? 1 : 0;
  const area = first + lead;
  if (runLength(runs, area) !== 3 || runLength(runs, area + 1) !== 3 || runLength(runs, area + 2) !== 4) return 0;
  if (text.charCodeAt(runStart(runs, area)) === 48 || !closesNumber(text, runEnd(runs, area + 2))) return 0;
  const isSpaced = gapAfter(runs, area) === gap.space;
  return isSpaced && !isPlainlyDialled(text, runs, area, first) ? 0 : lead + 3;
}

/** Three numbers with spaces may be anything: area and exchange start with 2 to 9, and no further number stands beside them. */
function isPlainlyDialled(text: string, runs: NumberRuns, area: number, first: number): boolean {
  if (!isTwoToNine(text, runStart(runs, area)) || !isTwoToNine(text, runStart(runs, area + 1))) return false;
  return gapAfter(runs, area + 2) !== gap.space && gapAfter(runs, first - 1) !== gap.space;
}

const isTwoToNine = (text: string, at: number): boolean => text.charCodeAt(at) >= 50 && text.charCodeAt(at) <= 57;

/** The runs from here that look like something one dials: 7 to 12 digits, in groups of two or more. */
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

/** Takes in a + and a bracket that is closed inside the number. */
function openingOf(text: string, start: number, end: number): number {
  let opening = start;
  while (opening > start - 2) {
    const code = text.charCodeAt(opening - 1);
    const belongs = code === 43 || (code === 40 && text.slice(start, end).includes(')'));
    if (!belongs) break;
    opening--;
  }
  return opening;
}

/** Takes in `x123`, `ext. 123`. */
function endOfExtension(text: string, end: number): number {
  const extension = /^ ?(?:x|ext\.?|extension) ?\d/i.exec(text.slice(end, end + 14));
  if (!extension) return end;
  const extended = endOfDigits(text, end + extension[0].length - 1);
  return extended - end <= 20 && !isWord(text.charCodeAt(extended)) ? extended : end;
}
