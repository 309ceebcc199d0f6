/** Whether a UTF-16 code unit is a digit. All predicates here are false for NaN, the unit past either end of a text. */
export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Whether a code unit is an ASCII letter. */
export const isLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

/** Whether a code unit is an ASCII letter or digit. */
export const isAlphanumeric = (code: number): boolean => isDigit(code) || isLetter(code);

/** Whether a code unit can be part of an identifier. A format next to such a unit is part of something longer. */
export const isWord = (code: number): boolean => isAlphanumeric(code) || code === 95;

/** Whether a code unit is in the alphabet of base64url (RFC 4648 §5). Most tokens use this alphabet. */
export const isTokenCharacter = (code: number): boolean => isWord(code) || code === 45;

export const isHexDigit = (code: number): boolean => isDigit(code) || ((code | 32) >= 97 && (code | 32) <= 102);

/** Whether a code unit is an accented Latin letter (U+00C0 to U+024F), as in mailbox and host names. */
export const isAccentedLetter = (code: number): boolean =>
  code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7;

/** Whether a context pattern matches the few characters before an offset. */
export function isPrecededBy(text: string, at: number, context: RegExp, reach = 32): boolean {
  const from = Math.max(0, at - reach);
  // Context patterns need letters, so text without letters is rejected without a match.
  let end = at;
  while (end > from && !isOfWord(text.charCodeAt(end - 1))) end--;
  return end > from && context.test(text.slice(from, at));
}

const isOfWord = (code: number): boolean => isLetter(code) || code > 127;
