import { isDigit, isLetter, isWord } from './characters.ts';
import { contextOf, distanceTo } from './context/read-context.ts';
import { type PrintedForm, readPrinted } from './printed/printed-form.ts';

/** Country code and IBAN length, from the ISO 13616 register. */
const register = `
  AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28
  EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26
  IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28
  NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25
  SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30
`;

/** IBAN length by country. For the key see `countryKey`. */
const ibanLengths: ReadonlyMap<number, number> = new Map(
  register
    .trim()
    .split(/\s+/)
    .map((entry) => [countryKey(entry, 0), Number(entry.slice(2))]),
);

/** Returns the two letters at an offset as one number, ignoring case. This avoids a string per word. */
function countryKey(text: string, at: number): number {
  return (text.charCodeAt(at) | 32) * 128 + (text.charCodeAt(at + 1) | 32);
}

/** An IBAN that starts two letters before its check digits. */
export interface IbanMatch {
  readonly end: number;
  readonly confidence: number;
}

const LABEL = 'iban';
const CHECKED = 0.99;
/** Confidence of a number that is called an IBAN and has wrong check digits. It may be mistyped or made up. */
const NAMED = 0.6;

/**
 * Matches the IBAN (ISO 13616) whose check digits start at `at`. Its groups may have any separators, and words may be
 * glued to it.
 */
export function matchIban(text: string, at: number): IbanMatch | undefined {
  const length = isIbanHead(text, at) ? ibanLengths.get(countryKey(text, at - 2)) : undefined;
  if (length === undefined) return undefined;
  const printed = readPrinted(text, at - 2, length);
  const end = printed.ends[length - 1];
  if (end === undefined || !mayEnd(text, printed, end)) return undefined;
  if (remainderOf(printed.compact) === 1) return { end, confidence: CHECKED };
  const isNamed = hasDigits(printed.compact) && distanceTo(contextOf(text, at - 2), LABEL) === 0;
  return isNamed && !isWord(text.charCodeAt(end)) ? { end, confidence: NAMED } : undefined;
}

/** Whether an IBAN can end here. A word in small letters may be glued to one in capitals. */
function mayEnd(text: string, { compact, ends }: PrintedForm, end: number): boolean {
  const next = text.charCodeAt(end);
  if (!isWord(next)) return true;
  const isSmall = next >= 97 && next <= 122 && text.charCodeAt(end + 1) >= 97;
  const isUnbroken = ends[compact.length - 1] === (ends[0] ?? 0) + compact.length - 1;
  return isSmall && isUnbroken && text.charCodeAt((ends[0] ?? 0) - 1) < 97;
}

/** Account numbers are mostly digits. Words are not. */
const hasDigits = (compact: string): boolean => compact.replace(/\D/g, '').length * 2 > compact.length;

/** Returns the remainder by 97, with country and check digits moved to the end. */
function remainderOf(compact: string): number {
  let remainder = 0;
  for (let place = 4; place < compact.length; place++) remainder = withCharacter(remainder, compact.charCodeAt(place));
  for (let place = 0; place < 4; place++) remainder = withCharacter(remainder, compact.charCodeAt(place));
  return remainder;
}

function withCharacter(remainder: number, code: number): number {
  return isDigit(code) ? (remainder * 10 + code - 48) % 97 : (remainder * 100 + code - 55) % 97;
}

/** Words that may be glued to the country code. */
const gluedLabel = /(?:iban|konto|kontonummer|account|acct|compte|cuenta|conto|conta|rekening|rachunek|nr|no|to)$/i;
const MAX_GLUED = 14;

function isIbanHead(text: string, at: number): boolean {
  if (!isLetter(text.charCodeAt(at - 1)) || !isLetter(text.charCodeAt(at - 2))) return false;
  if (!isDigit(text.charCodeAt(at + 1))) return false;
  return !isWord(text.charCodeAt(at - 3)) || gluedLabel.test(text.slice(Math.max(0, at - 2 - MAX_GLUED), at - 2));
}
