import { isDigit, isLetter } from '../characters.ts';

/** Returns the Shannon entropy in bits per character. */
function entropyOf(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits;
}

const MIN_SECRET = 16;
/**
 * Minimum entropy in bits per character. Random hexadecimal digits reach 3.3 from 16 characters on. Words and counters
 * stay below 3.
 */
const MIN_ENTROPY = 3;

/** Whether a value looks like a random key: long, with letters and digits, and without words. */
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

/**
 * Whether a value looks like a password: more than letters, or anything in quotes, but not a type, a call or a
 * placeholder.
 */
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

/**
 * Whether a value looks like a user name: letters, digits and `. _ - @`. After a plain `user:` a person's name may
 * follow, so the rules are stricter.
 */
export function isLikelyUsername(value: string, isPlainUser: boolean): boolean {
  if (!/^@?[A-Za-z0-9][\w.-]{2,31}$/.test(value) || notUsers.has(value.toLowerCase()) || isPlaceholder(value))
    return false;
  return /[A-Za-z]/.test(value) && (/\d|_|^@/.test(value) || (!isPlainUser && !/[A-Z]{2}|\.|-/.test(value)));
}
