import { isAlphanumeric, isHexDigit, isTokenCharacter, isWord } from '../characters.ts';
import { endOfDigits } from '../number-runs.ts';
import { report, type Scan } from '../scan.ts';

/** Finds Airtable and Terraform keys from the full stop in their middle. Returns the end, or 0 if there is none. */
export function keyAtDot(scan: Scan, at: number): number {
  const { text } = scan;
  if (text.startsWith('.atlasv1.', at)) return keyRound(scan, at, 14, isTokenCharacter, 60, 'terraform_token', 9);
  return text.startsWith('pat', at - 17) ? keyRound(scan, at, 17, isHexDigit, 64, 'airtable_token', 1) : 0;
}

type KeyEntity = 'terraform_token' | 'airtable_token';

function keyRound(
  scan: Scan,
  at: number,
  before: number,
  allows: (code: number) => boolean,
  min: number,
  entity: KeyEntity,
  mark: number,
): number {
  const { text } = scan;
  const start = at - before;
  if (start < 0 || isWord(text.charCodeAt(start - 1))) return 0;
  for (let place = start; place < at; place++) if (!isAlphanumeric(text.charCodeAt(place))) return 0;
  let end = at + mark;
  while (end <= at + mark + 96 && allows(text.charCodeAt(end))) end++;
  if (end - at - mark < min || isWord(text.charCodeAt(end))) return 0;
  report(scan, entity, start, end, 0.97);
  return end;
}

/**
 * Finds a Mailchimp key from its hyphen: 32 hexadecimal digits, `-us` and the number of the data centre. Returns the
 * end, or 0 if there is none.
 */
export function keyAtHyphen(scan: Scan, at: number): number {
  const { text } = scan;
  if (!text.startsWith('us', at + 1) || at < 32) return 0;
  const start = at - 32;
  for (let place = at - 1; place >= start; place--) if (!isHexDigit(text.charCodeAt(place))) return 0;
  const code = text.charCodeAt(at + 3);
  if (isWord(text.charCodeAt(start - 1)) || code < 49 || code > 57) return 0;
  const end = endOfDigits(text, at + 3);
  report(scan, 'mailchimp_key', start, end, 0.97);
  return end;
}

const MIN_BOT = 8;
const BOT_SECRET = 35;

/**
 * Finds a Telegram bot token from its colon: a number, a colon and 35 characters. Returns the end, or 0 if there is
 * none.
 */
export function keyAtColon(scan: Scan, at: number): number {
  const { text } = scan;
  if (text.charCodeAt(at + 1) !== 65 || text.charCodeAt(at + 2) !== 65) return 0;
  let start = at;
  while (start > at - 11 && text.charCodeAt(start - 1) >= 48 && text.charCodeAt(start - 1) <= 57) start--;
  if (at - start < MIN_BOT || at - start > 10) return 0;
  let end = at + 1;
  while (end <= at + 1 + BOT_SECRET && isTokenCharacter(text.charCodeAt(end))) end++;
  if (end - at - 1 !== BOT_SECRET) return 0;
  report(scan, 'telegram_token', start, end, 0.97);
  return end;
}
