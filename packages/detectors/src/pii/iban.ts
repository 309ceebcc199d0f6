import { isAlphanumeric, isDigit, isLetter, isWord } from './characters.ts';
import { countryKey, ibanLengths } from './iban-lengths.ts';

/**
 * Returns the end of the IBAN (ISO 13616) whose check digits start at `at`, or 0 if there is none. Single spaces and
 * hyphens are allowed inside.
 */
export function ibanEndingFrom(text: string, at: number): number {
  const length = isIbanHead(text, at) ? ibanLengths.get(countryKey(text, at - 2)) : undefined;
  const end = length === undefined ? 0 : endOfCharacters(text, at, length - 2);
  if (end === 0 || isWord(text.charCodeAt(end))) return 0;
  return remainderOf(text, at, end) === 1 ? end : 0;
}

/** Returns the offset after `count` letters and digits, or 0 if more than a single gap separates them. */
function endOfCharacters(text: string, at: number, count: number): number {
  let end = at;
  for (let read = 0; read < count; end++) {
    if (isAlphanumeric(text.charCodeAt(end))) read++;
    else if (!isGapInside(text, end)) return 0;
  }
  return end;
}

/** Returns the remainder by 97, with country and check digits moved to the end. */
function remainderOf(text: string, at: number, end: number): number {
  let remainder = 0;
  for (let place = at + 2; place < end; place++) remainder = withCharacter(remainder, text.charCodeAt(place));
  for (let place = at - 2; place < at + 2; place++) remainder = withCharacter(remainder, text.charCodeAt(place));
  return remainder;
}

function withCharacter(remainder: number, code: number): number {
  if (isDigit(code)) return (remainder * 10 + code - 48) % 97;
  return isLetter(code) ? (remainder * 100 + (code | 32) - 87) % 97 : remainder;
}

function isIbanHead(text: string, at: number): boolean {
  if (!isLetter(text.charCodeAt(at - 1)) || !isLetter(text.charCodeAt(at - 2))) return false;
  return isDigit(text.charCodeAt(at + 1)) && !isWord(text.charCodeAt(at - 3));
}

function isGapInside(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code === 32 || code === 45 || code === 0xa0) && isAlphanumeric(text.charCodeAt(at + 1));
}
