import { isHexDigit } from './characters.ts';
import { forgetContext } from './context/read-context.ts';
import { atDigit } from './digits.ts';
import { atAt, atPercent } from './email.ts';
import { defaultEntities, type PiiEntity } from './entities.ts';
import { ipv6AtColon } from './ipv6.ts';
import { atJwtAnchor } from './jwt.ts';
import { macAddressAt } from './mac-address.ts';
import { reportNames } from './names.ts';
import { privateKeyAt } from './private-key.ts';
import { createScan, type PiiFinding, type Scan } from './scan.ts';
import { atAssignment } from './secrets/assignment.ts';
import { keyAtColon, keyAtHyphen } from './secrets/marked-keys.ts';
import { settleOverlaps } from './settle-overlaps.ts';
import { atTokenAnchor } from './tokens.ts';
import { atDot, urlAtColon } from './url.ts';
import { reportWeekdays } from './weekday.ts';

/** Looks at the text round one anchor, reports what it finds, and says where to go on. */
type Finder = (scan: Scan, at: number) => number;

/** Which characters give away that something may stand here; the rarest of each format, so that prose passes by. */
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
];

const anchors = new Uint8Array(128);
for (const [index, [characters]] of finders.entries()) {
  for (const character of characters) anchors[character.charCodeAt(0)] = index + 1;
}

/** Finds personal data and secrets by their formats, and names by the trained tagger, in time linear in the text. Findings do not overlap and stand by start. */
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
  reportNames(scan);
  return settleOverlaps(scan.found);
}

/** A hyphen ends a token's prefix, starts a PEM header, or stands after the first pair of a MAC address. */
function atHyphen(scan: Scan, at: number): number {
  const found =
    (scan.text.charCodeAt(at + 1) === 45 ? privateKeyAt(scan, at) : 0) ||
    macAddressAt(scan, at - 2) ||
    keyAtHyphen(scan, at);
  return found > 0 ? found : atTokenAnchor(scan, at);
}

/** A colon is a scheme's, a bot's, an IPv6 or MAC address's or an assignment's. */
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
