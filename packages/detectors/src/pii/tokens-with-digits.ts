import { isAlphanumeric, isDigit, isHexDigit, isTokenCharacter } from './characters.ts';
import { contextOf, distanceTo } from './context/read-context.ts';
import { cryptoAddressOf } from './crypto/crypto-address.ts';
import type { PiiEntity } from './entities.ts';
import { matchIban } from './iban.ts';
import { matchIdToken } from './ids/match-id-token.ts';
import { isVin } from './ids/vin.ts';
import { matchLabelled } from './labelled/match-labelled.ts';
import { matchPrintedToken } from './printed/match-printed-token.ts';
import { report, type Scan } from './scan.ts';

interface PlainKey {
  readonly entity: PiiEntity;
  readonly prefix: string;
  readonly allows: (code: number) => boolean;
  /** Length limits of the whole key. */
  readonly min: number;
  readonly max: number;
}

/** Keys whose prefix does not end in an anchor character. Each contains a digit. */
const plainKeys: readonly PlainKey[] = [
  { entity: 'twilio_key', prefix: 'SK', allows: isHexDigit, min: 34, max: 34 },
  { entity: 'twilio_key', prefix: 'AC', allows: isHexDigit, min: 34, max: 34 },
  { entity: 'databricks_token', prefix: 'dapi', allows: isHexDigit, min: 36, max: 36 },
  { entity: 'atlassian_token', prefix: 'ATATT3', allows: isTokenCharacter, min: 40, max: 255 },
  { entity: 'bitbucket_password', prefix: 'ATBB', allows: isAlphanumeric, min: 36, max: 40 },
  { entity: 'facebook_token', prefix: 'EAA', allows: isAlphanumeric, min: 80, max: 255 },
  { entity: 'easypost_key', prefix: 'EZAK', allows: isAlphanumeric, min: 58, max: 58 },
  { entity: 'easypost_key', prefix: 'EZTK', allows: isAlphanumeric, min: 58, max: 58 },
  { entity: 'alibaba_key', prefix: 'LTAI', allows: isAlphanumeric, min: 24, max: 30 },
  { entity: 'tencent_key', prefix: 'AKID', allows: isAlphanumeric, min: 36, max: 36 },
];

/** Matches a key that starts with the provider's letters, without a separator. */
function keyWithoutMark(
  text: string,
  start: number,
  end: number,
): { readonly entity: PiiEntity; readonly confidence: number } | undefined {
  const key = plainKeys.find(
    ({ prefix, min, max }) => text.startsWith(prefix, start) && end - start >= min && end - start <= max,
  );
  if (!key) return undefined;
  for (let at = start + key.prefix.length; at < end; at++) if (!key.allows(text.charCodeAt(at))) return undefined;
  return { entity: key.entity, confidence: 0.95 };
}

const MIN_LABELLED = 4;
const MAX_LABELLED = 106;
/** Longer tokens are encoded data. */
const MAX_KEY = 255;

/**
 * Examines a word of letters and digits from its first digit. Returns where to continue, or 0 if nothing was found and
 * the word starts with a digit.
 */
export function atMixedToken(scan: Scan, at: number): number {
  const { text } = scan;
  const iban = isAlphanumeric(text.charCodeAt(at - 1)) ? matchIban(text, at) : undefined;
  if (iban) {
    report(scan, 'iban', at - 2, iban.end, iban.confidence);
    return iban.end;
  }
  let start = at;
  while (isAlphanumeric(text.charCodeAt(start - 1))) start--;
  let end = at + 1;
  while (isAlphanumeric(text.charCodeAt(end))) end++;
  const found = formatOf(text, start, end);
  if (found) {
    report(scan, found.entity, start, end, found.confidence);
    return end;
  }
  const printed = matchPrintedToken(text, start);
  if (printed) {
    report(scan, printed.entity, printed.start, printed.end, printed.confidence);
    return Math.max(end, printed.end);
  }
  return labelledEnd(scan, start, end) || (start === at ? 0 : end);
}

interface Verdict {
  readonly entity: PiiEntity;
  readonly confidence: number;
}

/** Values whose first letters are their label, such as `MRN00482913`. */
const selfNamed = /^mrn\d{5,12}$/i;

function formatOf(text: string, start: number, end: number): Verdict | undefined {
  const length = end - start;
  if ((text.charCodeAt(start) | 32) === 109 && length <= 15 && selfNamed.test(text.slice(start, end)))
    return { entity: 'medical_record', confidence: 0.85 };
  if (length <= 20) return matchIdToken(text, start, end) ?? (length === 17 ? vehicleOf(text, start, end) : undefined);
  if (length > MAX_KEY || isTokenCharacter(text.charCodeAt(start - 1))) return undefined;
  return keyWithoutMark(text, start, end) ?? (length <= MAX_LABELLED ? addressOf(text, start, end) : undefined);
}

/** Only American vehicle numbers have a check digit, so a number without a context word gets a low confidence. */
function vehicleOf(text: string, start: number, end: number): Verdict | undefined {
  if (!isVin(text.slice(start, end)) || isTokenCharacter(text.charCodeAt(start - 1))) return undefined;
  const isNamed = distanceTo(contextOf(text, start), 'vin') <= 4;
  const isPlain = text.charCodeAt(end) !== 45 && /\d{4}$/.test(text.slice(start, end));
  if (!isNamed && !isPlain) return undefined;
  return { entity: 'vin', confidence: isNamed ? 0.98 : 0.7 };
}

function addressOf(text: string, start: number, end: number): Verdict | undefined {
  const found = cryptoAddressOf(text.slice(start, end));
  if (!found) return undefined;
  if (found.isChecked) return { entity: found.entity, confidence: 0.97 };
  return distanceTo(contextOf(text, start), found.entity) <= 5 ? { entity: found.entity, confidence: 0.7 } : undefined;
}

/** Finds a labelled value. User names and passwords may extend beyond letters and digits. Returns its end, or 0. */
function labelledEnd(scan: Scan, start: number, end: number): number {
  const { text } = scan;
  if (end - start < MIN_LABELLED && !isJoint(text.charCodeAt(end)) && !isDigit(text.charCodeAt(end - 1))) return 0;
  if (end - start > MAX_LABELLED) return 0;
  const opening = start - prefixLength(text, start);
  const found = matchLabelled(text, opening) ?? (opening === start ? undefined : matchLabelled(text, start));
  if (!found) return 0;
  report(scan, found.entity, found.start, found.end, found.confidence);
  return Math.max(end, found.end);
}

const isJoint = (code: number): boolean => code === 45 || code === 32 || code === 46 || code === 95;

/** Returns the length of the part of a handle before the word with digits, as in `mariam_saleh88` and `anna.k3`. */
function prefixLength(text: string, start: number): number {
  let from = start;
  while (from > start - 24 && isHandleCharacter(text.charCodeAt(from - 1))) from--;
  return isAlphanumeric(text.charCodeAt(from)) ? start - from : 0;
}

const isHandleCharacter = (code: number): boolean => isAlphanumeric(code) || code === 95 || code === 46;
