import { matchAddress } from './address/match-address.ts';
import { matchWrittenAddress } from './address/written-address.ts';
import { isLetter, isPrecededBy, isWord } from './characters.ts';
import { contextOf, distanceTo } from './context/read-context.ts';
import { matchCard } from './credit-card.ts';
import { matchDate } from './date.ts';
import { matchGluedPhone } from './glued-phone.ts';
import { matchIdNumber } from './ids/match-id-number.ts';
import { matchLabelled } from './labelled/match-labelled.ts';
import { macAddressAt } from './mac-address.ts';
import type { NumberMatch, NumberMatcher } from './number-match.ts';
import {
  closesNumber,
  endOfDigits,
  gap,
  gapAfter,
  type NumberRuns,
  opensNumber,
  readNumberRuns,
  runEnd,
  runLength,
  runStart,
} from './number-runs.ts';
import { matchPhone } from './phone.ts';
import { matchPrintedId } from './printed/match-printed-id.ts';
import { matchPrintedToken } from './printed/match-printed-token.ts';
import { report, type Scan } from './scan.ts';
import { matchSpacedDigits } from './spaced-digits.ts';
import { atMixedToken } from './tokens-with-digits.ts';
import { matchSsn } from './us-ssn.ts';
import { isVersionNumber } from './version-number.ts';

const DEGREES = String.raw`\d{1,3}(?:\.\d{3,12})°? ?`;
const pair = new RegExp(String.raw`(${DEGREES}[NS]?)[,;/ ] ?(-?${DEGREES}[EWO]?)(?![\w.])`, 'y');
const single = /\d{1,3}\.\d{3,12}°?(?: ?[NSEWO]\b)?(?![\w.])/y;
const sexagesimal =
  /\d{1,2}° ?\d{1,2}['′’] ?(?:\d{1,2}(?:\.\d{1,6})?(?:["″”]|'')? ?)?[NS][,;]? ?\d{1,3}° ?\d{1,2}['′’] ?(?:\d{1,2}(?:\.\d{1,6})?(?:["″”]|'')? ?)?[EWO](?!\w)/y;

/**
 * Geographic coordinates: degrees, minutes and seconds with N/S and E/W, or decimal degrees with these letters or a
 * context word.
 */
function matchCoordinates(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  if (runLength(runs, first) > 3) return undefined;
  const start = runStart(runs, first);
  if (text.charCodeAt(runEnd(runs, first)) === 0xb0) return found(text, start, read(sexagesimal, text, start), 0.9);
  if (gapAfter(runs, first) !== gap.dot || runLength(runs, first + 1) < 3) return undefined;
  const both = read(pair, text, start);
  const isNamed = distanceTo(contextOf(text, start), 'coordinates') <= 3;
  if (both && Number.parseFloat(both) <= 90 && (isNamed || /[NS].*[EWO]/.test(both)))
    return found(text, start, both, 0.9);
  return isNamed ? found(text, start, read(single, text, start), 0.75) : undefined;
}

function read(pattern: RegExp, text: string, start: number): string | undefined {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0];
}

function found(text: string, at: number, value: string | undefined, confidence: number): NumberMatch | undefined {
  if (value === undefined) return undefined;
  const start = text.charCodeAt(at - 1) === 45 ? at - 1 : at;
  return { entity: 'coordinates', start, end: at + value.trimEnd().length, runs: 2, confidence };
}

const MIN_DIGITS = 3;

/** Matches a number that only the words before it identify, such as a passport or account number. */
function matchLabelledNumber(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
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

/** An IPv4 address (RFC 791): four octets from 0 to 255 without leading zeros. "version 1.2.3.4" is not an address. */
function matchIpv4(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  if (gapAfter(runs, first) !== gap.dot) return undefined;
  const last = first + 3;
  for (let run = first; run <= last; run++) {
    if (!isOctet(text, runs, run) || (run < last && gapAfter(runs, run) !== gap.dot)) return undefined;
  }
  const start = runStart(runs, first);
  const end = runEnd(runs, last);
  if (isNobodys(text.slice(start, end))) return undefined;
  if (!endsAddress(text, end) || isVersionNumber(text, start, end)) return undefined;
  return { entity: 'ip_address', start, end, runs: 4, confidence: 0.9 };
}

/** Loopback, network masks, broadcast and "any" addresses do not identify a machine. */
const isNobodys = (address: string): boolean => /^(?:127\.0\.0\.1|0\.0\.0\.0|255\.255\.\d+\.\d+)$/.test(address);

function isOctet(text: string, runs: NumberRuns, run: number): boolean {
  const length = runLength(runs, run);
  if (length === 0 || length > 3) return false;
  const start = runStart(runs, run);
  if (length > 1 && text.charCodeAt(start) === 48) return false;
  return length < 3 || Number(text.slice(start, start + 3)) <= 255;
}

/** A port (`:`) or a network prefix (`/`) may follow. */
function endsAddress(text: string, end: number): boolean {
  return text.charCodeAt(end) === 47 || closesNumber(text, end);
}

const before =
  /(?:^|[^a-zà-ž])(?:aged?|alter|âgée?(?: de)?|âge|edad|de edad|idade|età|leeftijd|wiek|возраст|turning|turned)[^a-z0-9]{0,4}(?:is |of |ist |est )?$/i;
const after =
  /^[ -]?(?:years?[ -]old|year-olds?|yrs? old|y\/o|yo\b|jahre alt|jährige?r?\b|ans\b|años\b|anos\b|anni\b|jaar oud|lat\b|лет\b|岁|歳|세)/i;

/** An age in years from 1 to 120, next to words that say so. */
function matchAge(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  const length = runLength(runs, first);
  if (length > 3) return undefined;
  const start = runStart(runs, first);
  const end = runEnd(runs, first);
  const years = Number(text.slice(start, end));
  if (years < 1 || years > 120 || isWord(text.charCodeAt(end))) return undefined;
  if (!isPrecededBy(text, start, before, 16) && !isUnit(text, end)) return undefined;
  return { entity: 'age', start, end, runs: 1, confidence: 0.7 };
}

/** The unit starts with a space, a hyphen or a non-ASCII letter. */
function isUnit(text: string, end: number): boolean {
  const code = text.charCodeAt(end);
  return (code === 32 || code === 45 || code > 127) && after.test(text.slice(end, end + 14));
}

/**
 * Matchers in order of precedence. Formats with a checksum or a fixed shape come first, then named values, then
 * shapeless phone numbers.
 */
const matchers: readonly NumberMatcher[] = [
  matchIpv4,
  matchWrittenAddress,
  matchDate,
  matchCoordinates,
  matchSsn,
  matchCard,
  matchLabelledNumber,
  matchPhone,
  matchAddress,
  matchAge,
];

/** Matchers for a single number of up to four digits. */
const shortMatchers: readonly NumberMatcher[] = [
  matchCard,
  matchWrittenAddress,
  matchDate,
  matchCoordinates,
  matchLabelledNumber,
  matchAddress,
  matchAge,
];
const MAX_SHORT = 4;

/** Finds all formats that start with a digit, or with letters and a digit. Returns where to continue. */
export function atDigit(scan: Scan, at: number): number {
  const { text, runs } = scan;
  const glued = matchGluedPhone(text, runs, at);
  if (glued) {
    report(scan, glued.entity, glued.start, glued.end, glued.confidence);
    return glued.end;
  }
  if (isWord(text.charCodeAt(at - 1))) return atMixedToken(scan, at) || endOfDigits(text, at);
  const special =
    (isLetter(text.charCodeAt(endOfDigits(text, at))) ? atMixedToken(scan, at) : 0) || macAddressAt(scan, at);
  if (special > 0) return special;
  readNumberRuns(runs, text, at);
  return atRuns(scan);
}

/** Finds the formats in a sequence of numbers. Returns where to continue. */
function atRuns(scan: Scan): number {
  const { text, runs } = scan;
  let end = runEnd(runs, runs.count - 1);
  for (let run = 0; run < runs.count; ) {
    const match =
      matchLettered(text, runs, run) ??
      matchIdNumber(text, runs, run) ??
      matchSpacedDigits(text, runs, run) ??
      matchPrintedId(text, runs, run) ??
      matchRun(text, runs, run);
    if (match) {
      report(scan, match.entity, match.start, match.end, match.confidence);
      end = Math.max(end, match.end);
    }
    run = match ? runAfter(runs, run + match.runs, match.end) : run + 1;
  }
  return end;
}

/** Official numbers of letters and digits have four digits or more. */
const MIN_LETTERED = 4;

/** Matches an official number of which a group of letters stands beside the numbers: `AB 123 456 C`. */
function matchLettered(text: string, runs: NumberRuns, run: number): NumberMatch | undefined {
  const start = runStart(runs, run);
  const end = runEnd(runs, runs.count - 1);
  if (run > 0 || end - start < MIN_LETTERED || !(isCapital(text.charCodeAt(start - 2)) || hasTail(text, end)))
    return undefined;
  const found = matchPrintedToken(text, start);
  return found && { ...found, runs: 1 };
}

/** Whether a single letter follows a number, with or without a separator. */
function hasTail(text: string, end: number): boolean {
  const tail = isLetter(text.charCodeAt(end)) ? end : end + 1;
  return isLetter(text.charCodeAt(tail)) && !isLetter(text.charCodeAt(tail + 1));
}

const isCapital = (code: number): boolean => code >= 65 && code <= 90;

function matchRun(text: string, runs: NumberRuns, run: number): NumberMatch | undefined {
  if (canMatch(text, runs, run)) return firstMatch(text, runs, run);
  return run === 0 && isJoined(text, runStart(runs, run)) ? matchLabelledNumber(text, runs, run) : undefined;
}

/**
 * After `#`, or after letters and a hyphen or dot, only named values are accepted: a number plate, a record, a user
 * name.
 */
function isJoined(text: string, start: number): boolean {
  const joint = text.charCodeAt(start - 1);
  return joint === 35 || ((joint === 45 || joint === 46) && isLetter(text.charCodeAt(start - 2)));
}

/** Returns the next run after a finding, which may cover more runs than it counted. */
function runAfter(runs: NumberRuns, next: number, end: number): number {
  let run = next;
  while (run < runs.count && runStart(runs, run) < end) run++;
  return run;
}

/** Short numbers separated by a space are usually counting. Only a number after `+` can start with them. */
function canMatch(text: string, runs: NumberRuns, run: number): boolean {
  const start = runStart(runs, run);
  const isCounting = gapAfter(runs, run) === gap.space && runLength(runs, run) + runLength(runs, run + 1) < 4;
  return !(isCounting && text.charCodeAt(start - 1) !== 43) && opensNumber(text, start);
}

function firstMatch(text: string, runs: NumberRuns, run: number): NumberMatch | undefined {
  const isShort = runs.count === 1 && runLength(runs, run) <= MAX_SHORT;
  if (isShort && text.charCodeAt(runEnd(runs, run)) === 37) return undefined;
  for (const match of isShort ? shortMatchers : matchers) {
    const found = match(text, runs, run);
    if (found) return found;
  }
  return undefined;
}
