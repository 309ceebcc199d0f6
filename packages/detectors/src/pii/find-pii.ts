import { isHexDigit } from './characters.ts';
import { forgetContext } from './context/read-context.ts';
import { atDigit } from './digits.ts';
import { defaultEntities, type PiiEntity } from './entities.ts';
import { ipv6AtColon } from './ipv6.ts';
import { atJwtAnchor } from './jwt.ts';
import { macAddressAt } from './mac-address.ts';
import { atAt, atPercent } from './mailbox/email.ts';
import { atBracket, reportSpelledMailboxes } from './mailbox/spelled-mailbox.ts';
import { reportNames } from './people/report-names.ts';
import { privateKeyAt } from './private-key.ts';
import { createScan, type PiiFinding, report, type Scan } from './scan.ts';
import { atAssignment } from './secrets/assignment.ts';
import { keyAtColon, keyAtHyphen } from './secrets/marked-keys.ts';
import { settleOverlaps } from './settle-overlaps.ts';
import { atTokenAnchor } from './tokens.ts';
import { atDot, urlAtColon } from './url.ts';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** A day of the week, optionally with a date and time, in several European languages. */
const WEEKDAY = new RegExp(
  String.raw`\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:,? (?:${MONTHS}) \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?(?: (?:at )?\d{1,2}:\d{2}(?: ?[AP]M)?)?)?|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|lunedì|martedì|mercoledì|giovedì|venerdì)(?![\p{L}\d])`,
  'gu',
);

/** Reports days of the week. They have no digit as an anchor, so a separate search is made if dates are wanted. */
function reportWeekdays(scan: Scan): void {
  if (!scan.wanted.has('date')) return;
  for (const { 0: day, index } of scan.text.matchAll(WEEKDAY)) report(scan, 'date', index, index + day.length, 0.6);
}

/** Examines the text around an anchor character, reports findings and returns where to continue. */
type Finder = (scan: Scan, at: number) => number;

/** Anchor characters that trigger each finder. They are the rarest of each format, so that prose is skipped quickly. */
const finders: readonly (readonly [characters: string, finder: Finder])[] = [
  ['0123456789', atDigit],
  ['@', atAt],
  [':', atColon],
  ['=', atAssignment],
  ['-', atHyphen],
  ['.', atDot],
  ['J', atJwtAnchor],
  ['_Iz', atTokenAnchor],
  ['%', atPercent],
  ['([{<', atBracket],
];

const anchors = new Uint8Array(128);
for (const [index, [characters]] of finders.entries()) {
  for (const character of characters) anchors[character.charCodeAt(0)] = index + 1;
}

/**
 * Finds personal data and secrets by format, and names with the trained tagger. Takes linear time. Findings are sorted
 * by start and do not overlap.
 */
export function findPii(text: string, wanted: ReadonlySet<PiiEntity> = defaultEntities): PiiFinding[] {
  const scan = createScan(text, wanted);
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const anchor = code < 128 ? anchors[code] : 0;
    at = anchor ? (finders[anchor - 1]?.[1](scan, at) ?? at + 1) : at + 1;
  }
  forgetContext();
  reportWeekdays(scan);
  reportSpelledMailboxes(scan);
  reportNames(scan);
  return settleOverlaps(scan.found);
}

/** A hyphen ends a token prefix, starts a PEM header, or follows the first pair of a MAC address. */
function atHyphen(scan: Scan, at: number): number {
  const found =
    (scan.text.charCodeAt(at + 1) === 45 ? privateKeyAt(scan, at) : 0) ||
    macAddressAt(scan, at - 2) ||
    keyAtHyphen(scan, at);
  return found > 0 ? found : atTokenAnchor(scan, at);
}

/** A colon may belong to a URL scheme, a bot token, an IPv6 or MAC address, or an assignment. */
function atColon(scan: Scan, at: number): number {
  const special = urlAtColon(scan, at) || keyAtColon(scan, at);
  if (special > 0) return special;
  const address = isAddressLike(scan.text, at) ? ipv6AtColon(scan, at) : 0;
  return address > 0 ? address : atAssignment(scan, at);
}

function isAddressLike(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  return next === 58 || (isHexDigit(next) && isHexDigit(text.charCodeAt(at - 1)));
}
