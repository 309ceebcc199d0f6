import { isLetter } from '../characters.ts';
import type { NumberMatch } from '../number-match.ts';
import { type NumberRuns, runEnd, runStart } from '../number-runs.ts';
import { endOfLines } from './end-of-lines.ts';
import { endOfLocality, endOfUnit } from './end-of-locality.ts';
import { startOfMilitaryAddress } from './military-address.ts';
import { isAnnounced, isHomeCode, startOfBox } from './named-place.ts';
import { startWithNumber } from './start-with-number.ts';
import { unitWords } from './street-words.ts';

const REACH = 64;
const units: ReadonlySet<string> = new Set([...unitWords, 'box']);
const MAX_UNIT_WORD = 14;

const CAPITAL = String.raw`(?:\p{Lu}|\p{Lo})[\p{L}\p{M}.'’-]{0,24}`;
const PARTICLE =
  '(?:de|del|della|di|da|do|dos|du|des|la|le|les|van|von|der|den|am|an|upon|of|st|ul\\.|u\\.|tér|út|utca|ulica|trg)';
/** A street name up to its house number: capitalised words, or any words after a first number. */
const STREET = new RegExp(
  String.raw`(?:^|[\s:;,(>"'])(\d{1,5} ${CAPITAL}(?: (?:${CAPITAL}|${PARTICLE}|[\p{L}]{2,24})){0,3} |(?:\d{1,5} )?(?:${PARTICLE} )?${CAPITAL}(?: (?:${CAPITAL}|${PARTICLE})){0,4} )$`,
  'u',
);

/**
 * Matches a street without a street word. It needs a unit or town lines after it, or words before it that announce an
 * address.
 */
export function matchStreetLine(
  text: string,
  runs: NumberRuns,
  first: number,
  numberEnd: number,
): NumberMatch | undefined {
  const number = runStart(runs, first);
  const named = boxed(text, number, numberEnd) ?? namedCode(text, number, runEnd(runs, first));
  if (named || !mayBeHouse(text, number, numberEnd)) return named;
  const closing = text.charCodeAt(numberEnd) === 46 ? numberEnd + 1 : numberEnd;
  const unit = endOfUnit(text, closing);
  const lines = endOfLines(text, unit || closing, unit > 0);
  const start = startFor(text, number, unit > 0, lines > 0);
  if (start < 0) return undefined;
  const end = lines > 0 ? Math.max(lines, endOfLocality(text, unit || closing)) : unit || numberEnd;
  return { entity: 'address', start, end, runs: 1, confidence: lines > 0 ? 0.8 : 0.65 };
}

/** Whether a number can be a house number: after a word that is not a unit word, and with nothing attached. */
function mayBeHouse(text: string, number: number, end: number): boolean {
  if (text.charCodeAt(number - 1) !== 32 || !mayClose(text.charCodeAt(end))) return false;
  let word = number - 1;
  while (word > number - MAX_UNIT_WORD && isLetter(text.charCodeAt(word - 1))) word--;
  return !units.has(text.slice(word, number - 1).toLowerCase());
}

function startFor(text: string, number: number, isBehindUnit: boolean, isClosed: boolean): number {
  if (isBehindUnit) return startBeforeUnit(text, number);
  return isClosed || mayBeAnnounced(text, number) ? startOfStreet(text, number, isClosed) : -1;
}

/** Matches a post office box with its town. */
function boxed(text: string, number: number, end: number): NumberMatch | undefined {
  const start = startOfBox(text, number);
  if (start < 0) return undefined;
  return {
    entity: 'address',
    start: startWithNumber(text, start),
    end: endOfLocality(text, end),
    runs: 1,
    confidence: 0.8,
  };
}

/** Matches a labelled home postal code, or a military address. */
function namedCode(text: string, start: number, end: number): NumberMatch | undefined {
  if (isHomeCode(text, start, end)) return { entity: 'address', start, end, runs: 1, confidence: 0.6 };
  const military = startOfMilitaryAddress(text, start, end);
  return military < 0 ? undefined : { entity: 'address', start: military, end, runs: 1, confidence: 0.85 };
}

/** Whether an address may end before a character: end of text, new line, space, comma, full stop, `?` or `;`. */
const mayClose = (code: number): boolean =>
  Number.isNaN(code) || code === 10 || code === 32 || code === 44 || code === 46 || code === 63 || code === 59;

/** The last words that announce an address before its number. The pattern needs no backtracking. */
const ANNOUNCER = /(?:addres|adres|indirizzo|direcci|wohn| (?:at|to) )/i;
const ANNOUNCER_REACH = 96;

const mayBeAnnounced = (text: string, number: number): boolean =>
  isBehindName(text, number) && ANNOUNCER.test(text.slice(Math.max(0, number - ANNOUNCER_REACH), number));

/** A street name ends in a capitalised word or one of another script. Most numbers in prose follow lower-case words. */
const NAME_BEFORE = /(?:(?:\p{Lu}|\p{Lo})[\p{L}\p{M}.'’-]*|\d [\p{L} .'’-]+)$/u;
const NAME_REACH = 40;

/**
 * Whether `NAME_BEFORE` may match before a number: whether something but small letters and signs of names stands there.
 * This rejects most numbers without a pattern.
 */
function isBehindName(text: string, number: number): boolean {
  for (let at = number - 2; at >= 0 && at >= number - NAME_REACH; at--) {
    const code = text.charCodeAt(at);
    const isOfName = (code >= 97 && code <= 122) || code === 32 || code === 39 || code === 45 || code === 46;
    if (!isOfName) return code > 127 || (code >= 48 && code <= 57) || isLetter(code);
  }
  return false;
}

/**
 * Returns the start of the street with its house number at `number`, or -1 if there is none or nothing indicates an
 * address.
 */
function startOfStreet(text: string, number: number, isClosed: boolean): number {
  const before = text.slice(Math.max(0, number - REACH), number);
  if (!isClosed && !NAME_BEFORE.test(before.slice(-NAME_REACH, -1))) return -1;
  const street = STREET.exec(before)?.[1];
  if (street === undefined || OTHER_NUMBER.test(street)) return -1;
  const start = number - street.length;
  return isClosed || isAnnounced(text, start) ? start : -1;
}

/** Words in front of numbers of other kinds: of versions, documents, laws, years. */
const OTHER_NUMBER =
  /(?:^| )(?:Copyright|RFCs?|PRs?|MRs?|Bugs?|Issues?|Tickets?|Fixe[sd]|Closes|See|Versions?|Release[sd]?|Sections?|Chapters?|Figures?|Tables?|Pages?|Lines?|Volumes?|Vol|Editions?|Articles?|Clauses?|Annex|Appendix|ISO|IEC|IEEE|CVE|CWE|ECMA|GPL|LGPL|AGPL|BSD|MIT|Ports?|Errors?|Codes?|Steps?|Items?|Parts?|Phases?|Levels?|Years?|Seasons?|Episodes?|Python|Java|PHP|Node|Perl|Ruby|Ubuntu|Debian|Fedora|Linux|Windows|January|February|March|April|May|June|July|August|September|October|November|December) $/;

const ANY_STREET = /(?:^|[\s:;,(>"'])(\d{1,5} [\p{L}][\p{L}\p{M}.'’-]{0,24}(?: [\p{L}][\p{L}\p{M}.'’-]{0,24}){0,3} )$/u;

/** A unit number implies a street before it, even in lower case after a first number. */
function startBeforeUnit(text: string, number: number): number {
  const start = startOfStreet(text, number, true);
  if (start >= 0) return start;
  const before = text.slice(Math.max(0, number - REACH), number);
  const street = ANY_STREET.exec(before)?.[1];
  return street === undefined ? -1 : number - street.length;
}
