import { drawnLetter, latinReadings, looseLookalikes, punctuationReadings, strictLookalikes } from './lookalikes.ts';

/** How the letters view classifies a code point. Classes from LATIN on are part of words. */
export const COPIED = 1;
export const REWRITTEN = 2;
export const LATIN = 3;
export const STRICT = 4;
export const LOOSE = 5;
export const FOREIGN = 6;
export const MARK = 7;
export const DIGIT = 8;
export const SYMBOL = 9;

/** One byte per code point, computed on first use. */
const classes = new Uint8Array(0x11_0000);
classes.fill(COPIED, 0, 0x80);
classes.fill(LATIN, 0x41, 0x5b);
classes.fill(LATIN, 0x61, 0x7b);
classes.fill(DIGIT, 0x30, 0x3a);
for (const symbol of '@$!') classes[symbol.charCodeAt(0)] = SYMBOL;

/** Readings of non-ASCII code points. It has at most one entry per cased letter or look-alike. */
const ownReadings = new Map<number, string>();
/** Readings of basic-plane code points that are one code unit long. It is a faster look-up. */
const ownUnits = new Uint16Array(0x1_0000);
const latinLookalikes = new Map<number, string>();

/** Marks that may stand on a letter of any script, and those that enclose or strike it. */
const looseMark = /^(?:(?=\p{Mn})\p{Script=Inherited}|\p{Me}|[\u0483-\u0487])$/u;
const latinScript = /\p{Script=Latin}/u;
const foreignLetter = /(?=\p{L})[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
const greekLetter = /\p{Script=Greek}/u;

/** Returns the class of a code point. */
export function classOf(codePoint: number): number {
  return classes[codePoint] || learn(codePoint);
}

/**
 * Whether a code point is part of a word: a letter of a script that mixes with Latin, a mark, a digit or a leet symbol.
 */
export function isWordClass(letterClass: number): boolean {
  return letterClass >= LATIN;
}

/** Returns the own reading of a code point as one code unit, or 0 if it is longer. */
export function ownUnit(codePoint: number): number {
  return codePoint < ownUnits.length ? (ownUnits[codePoint] ?? 0) : 0;
}

/** Returns a non-ASCII code point in lower case in its own script. Latin and Greek letters lose their marks. */
export function ownReading(codePoint: number): string {
  return ownReadings.get(codePoint) ?? String.fromCodePoint(codePoint);
}

/** Returns the Latin letter that a look-alike imitates. */
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
  if (looseMark.test(character)) return MARK;
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
 * Cyrillic letters keep their breve, because и and й are two letters. Only ё becomes е. As a look-alike, the base
 * letter counts.
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
