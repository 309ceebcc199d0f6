/** Questions about one UTF-16 code unit; NaN (past either end of a text) answers no to all of them. */
export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** A letter of ASCII. */
export const isLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

/** A letter or digit of ASCII. */
export const isAlphanumeric = (code: number): boolean => isDigit(code) || isLetter(code);

/** What an identifier is made of: a format that touches one of these is a part of something longer. */
export const isWord = (code: number): boolean => isAlphanumeric(code) || code === 95;

/** The alphabet of base64url (RFC 4648 §5), which is also that of most tokens. */
export const isTokenCharacter = (code: number): boolean => isWord(code) || code === 45;

export const isHexDigit = (code: number): boolean => isDigit(code) || ((code | 32) >= 97 && (code | 32) <= 102);

/** An accented letter of the Latin blocks (U+00C0 to U+024F), as in names of mailboxes and hosts. */
export const isAccentedLetter = (code: number): boolean =>
  code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7;

/** Whether a context pattern occurs in the few characters before a place. */
export function isPrecededBy(text: string, at: number, context: RegExp, reach = 32): boolean {
  const from = Math.max(0, at - reach);
  // Every context is words: rows of numbers have none before them, and need no pattern to say so.
  let end = at;
  while (end > from && !isOfWord(text.charCodeAt(end - 1))) end--;
  return end > from && context.test(text.slice(from, at));
}

const isOfWord = (code: number): boolean => isLetter(code) || code > 127;
