const UNKNOWN = 0;
const LETTER = 1;
const NUMBER = 2;
const OTHER = 3;
/** A high surrogate. The code point decides the kind. */
const HIGH = 4;

/** Kind of each UTF-16 unit, computed on first use. Memory pages are touched only for scripts that occur. */
const kinds = new Uint8Array(0x1_0000);
kinds.fill(HIGH, 0xd800, 0xdc00);
kinds.fill(OTHER, 0xdc00, 0xe000);

/** Returns the length in UTF-16 units of the letter (`\p{L}`) at an offset: 1, 2, or 0 if there is no letter. */
export const letterAt = (text: string, at: number): number => unitsOf(LETTER, text, at);

/** Returns the length in UTF-16 units of the number (`\p{N}`) at an offset, or 0 if there is none. */
export const numberAt = (text: string, at: number): number => unitsOf(NUMBER, text, at);

function unitsOf(kind: number, text: string, at: number): number {
  const unit = text.charCodeAt(at);
  // Undefined past the end of the text, where the code unit is NaN.
  const known = kinds[unit];
  if (known === kind) return 1;
  if (known === HIGH) return kindOf(text.codePointAt(at) ?? 0) === kind ? 2 : 0;
  if (known !== UNKNOWN) return 0;
  kinds[unit] = kindOf(unit);
  return kinds[unit] === kind ? 1 : 0;
}

function kindOf(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  if (/\p{L}/u.test(character)) return LETTER;
  return /\p{N}/u.test(character) ? NUMBER : OTHER;
}
