import { isDigit, isLetter } from '../characters.ts';

/** Shannon's entropy of the characters, in bits each. */
function entropyOf(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits;
}

const MIN_SECRET = 16;
/** Hexadecimal digits drawn at random reach 3.3 bits from 16 characters on; words and counting stay below. */
const MIN_ENTROPY = 3;

/** A key of no known maker: long, without words, with letters and digits. */
export function isDrawnAtRandom(value: string): boolean {
  if (value.length < MIN_SECRET || value.length > 255 || !/^[\w+/=.~-]+$/.test(value)) return false;
  const digits = value.replace(/\D/g, '').length;
  if (digits < 2 || digits === value.length || isPlaceholder(value)) return false;
  return (
    entropyOf(value) >= MIN_ENTROPY && /[A-Za-z0-9+]{8}/.test(value) && !/^(?:[a-z]+[-_.])+[a-z0-9]{1,6}$/.test(value)
  );
}

const placeholders =
  /^[*x•.\-_#]+$|^\$|^%|\{\{|\$\{|^<|^\[|example$|placeholder|changeme|^your[-_]|redacted|secret_here|^process\.|^os\.|^env\./i;

const isPlaceholder = (value: string): boolean => placeholders.test(value);

const notPasswords: ReadonlySet<string> = new Set(
  'string str text number boolean bool required optional null none undefined true false hidden field input password secret empty default varchar'.split(
    ' ',
  ),
);

/** What somebody types to get in: more than letters, or anything in quotes; no type, call or placeholder. */
export function isLikelyPassword(value: string, isQuoted: boolean): boolean {
  if (value.length < 4 || value.length > 64 || isPlaceholder(value) || notPasswords.has(value.toLowerCase()))
    return false;
  if (/[(){}[\]]|::|=>|\s/.test(value) || /^[a-z_]\w*(?:\.[a-z_]\w*)+$/i.test(value) || /^\/|^https?:/.test(value))
    return false;
  return isQuoted || hasDigitOrMark(value);
}

function hasDigitOrMark(value: string): boolean {
  let [letters, others] = [0, 0];
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at);
    if (isLetter(code) || code > 127) letters++;
    else if (isDigit(code) || '!@#$%^&*_+-?='.includes(value.charAt(at))) others++;
  }
  return others > 0 && (letters > 0 || others >= 4);
}

const notUsers: ReadonlySet<string> = new Set(
  'string str text number int integer required optional null none undefined true false admin root user username guest anonymous test default unknown self this name login email password id the is a an and or not in on of to can should must will has was please if when'.split(
    ' ',
  ),
);

/** One handle: letters, digits and `. _ - @`. After a mere `user:` a person's name may stand, so it must look like a handle. */
export function isLikelyUsername(value: string, isPlainUser: boolean): boolean {
  if (!/^@?[A-Za-z0-9][\w.-]{2,31}$/.test(value) || notUsers.has(value.toLowerCase()) || isPlaceholder(value))
    return false;
  return /[A-Za-z]/.test(value) && (/\d|_|^@/.test(value) || (!isPlainUser && !/[A-Z]{2}|\.|-/.test(value)));
}
