const UNKNOWN = 0;
const LETTER = 1;
const NUMBER = 2;
const OTHER = 3;
/** The first half of a pair: what stands there, the code point tells. */
const HIGH = 4;

/** What a UTF-16 unit is, learnt on first sight: only the pages of scripts that occur are ever touched. */
const kinds = new Uint8Array(0x1_0000);
kinds.fill(HIGH, 0xd800, 0xdc00);
kinds.fill(OTHER, 0xdc00, 0xe000);

/** UTF-16 units of the letter (`\p{L}`) that stands at a place: 1 or 2, and 0 where none stands. */
export const letterAt = (text: string, at: number): number => unitsOf(LETTER, text, at);

/** UTF-16 units of the number (`\p{N}`) that stands at a place. */
export const numberAt = (text: string, at: number): number => unitsOf(NUMBER, text, at);

function unitsOf(kind: number, text: string, at: number): number {
  const unit = text.charCodeAt(at);
  // Of the place behind the last one nothing is known, ever.
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
