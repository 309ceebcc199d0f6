import { drawnLetter, latinReadings, looseLookalikes, punctuationReadings, strictLookalikes } from './lookalikes.ts';

/** What a code point is to the letters view. The classes from LATIN on make words. */
export const COPIED = 1;
export const REWRITTEN = 2;
export const LATIN = 3;
export const STRICT = 4;
export const LOOSE = 5;
export const FOREIGN = 6;
export const MARK = 7;
export const DIGIT = 8;
export const SYMBOL = 9;

/** One byte a code point, learnt on first sight. */
const classes = new Uint8Array(0x11_0000);
classes.fill(COPIED, 0, 0x80);
classes.fill(LATIN, 0x41, 0x5b);
classes.fill(LATIN, 0x61, 0x7b);
classes.fill(DIGIT, 0x30, 0x3a);
for (const symbol of '@$!') classes[symbol.charCodeAt(0)] = SYMBOL;

/** Readings of the code points that are not ASCII: one entry at most for each cased letter or look-alike there is. */
const ownReadings = new Map<number, string>();
/** The readings of one code unit of the basic plane, for speed. */
const ownUnits = new Uint16Array(0x1_0000);
const latinLookalikes = new Map<number, string>();

const inheritedMark = /^(?=\p{Mn})\p{Script=Inherited}$/u;
const latinScript = /\p{Script=Latin}/u;
const foreignLetter = /(?=\p{L})[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
const greekLetter = /\p{Script=Greek}/u;

/** The class of a code point. */
export function classOf(codePoint: number): number {
  return classes[codePoint] || learn(codePoint);
}

/** Whether a code point belongs to a word: a letter of a script that mixes with Latin, a mark, a digit, a leet symbol. */
export function isWordClass(letterClass: number): boolean {
  return letterClass >= LATIN;
}

/** The own reading of a code point as one code unit, or 0 where it is longer. */
export function ownUnit(codePoint: number): number {
  return codePoint < ownUnits.length ? (ownUnits[codePoint] ?? 0) : 0;
}

/** A code point that is not ASCII in its own script: small, and without its marks where the script is Latin or Greek. */
export function ownReading(codePoint: number): string {
  return ownReadings.get(codePoint) ?? String.fromCodePoint(codePoint);
}

/** The Latin letter that a look-alike passes for. */
export function latinLookalike(codePoint: number): string {
  return latinLookalikes.get(codePoint) ?? ownReading(codePoint);
}

function learn(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  const letterClass = classify(codePoint, character);
  const own = ownReading(codePoint);
  if (own.length === 1 && codePoint < ownUnits.length) ownUnits[codePoint] = own.charCodeAt(0);
  classes[codePoint] = letterClass;
  return letterClass;
}

function classify(codePoint: number, character: string): number {
  if (codePoint >= 0xd800 && codePoint < 0xe000) return COPIED;
  if (inheritedMark.test(character)) return MARK;
  const drawn = punctuationReadings.get(character) ?? drawnLetter(codePoint);
  if (drawn !== undefined) {
    ownReadings.set(codePoint, drawn);
    return drawn >= 'a' ? LATIN : REWRITTEN;
  }
  if (latinScript.test(character)) return learnLatin(codePoint, character);
  if (foreignLetter.test(character)) return learnForeign(codePoint, character);
  const small = character.toLowerCase();
  if (small === character) return COPIED;
  ownReadings.set(codePoint, small);
  return REWRITTEN;
}

function learnLatin(codePoint: number, character: string): number {
  const base = withoutMarks(character);
  ownReadings.set(codePoint, latinReadings.get(base) ?? base);
  return LATIN;
}

/**
 * Cyrillic keeps its breve, as и and й are two letters, and only ё is written е; as a look-alike the base counts.
 */
function learnForeign(codePoint: number, character: string): number {
  const small = character.toLowerCase();
  ownReadings.set(codePoint, small === 'ё' ? 'е' : greekLetter.test(character) ? withoutMarks(character) : small);
  const base = character.normalize('NFD').charAt(0);
  const strict = strictLookalikes.get(base) ?? strictLookalikes.get(base.toUpperCase());
  const loose = looseLookalikes.get(base);
  const lookalike = strict ?? loose;
  if (lookalike === undefined) return FOREIGN;
  latinLookalikes.set(codePoint, lookalike);
  return strict === undefined ? LOOSE : STRICT;
}

function withoutMarks(character: string): string {
  return character
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}
