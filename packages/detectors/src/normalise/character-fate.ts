const UNKNOWN = 0;
const SURROGATE = 4;

/** How the plain view treats a code point. */
const KEEP = 1;
const DROP = 2;
export const FOLD = 3;

/** One byte per code point, computed on first use. Memory pages are touched only for scripts that occur. */
const fates = new Uint8Array(0x11_0000);
fates.fill(KEEP, 0x20, 0x7f);
fates[0x09] = KEEP;
fates[0x0a] = KEEP;
fates[0x0d] = KEEP;
fates.fill(SURROGATE, 0xd800, 0xe000);

/** Has at most one entry for each of the few thousand code points with a compatibility form. */
const folds = new Map<number, string>();

/** Longest fold, in code units. One Arabic code point expands to 18 letters, so a text could otherwise grow 18-fold. */
const MAX_FOLD = 4;

const lineBreak = /[\v\f\u0085\u2028\u2029]/;
/** Every Unicode space, and the blank Braille cell, which looks like one. */
const space = /[\p{Zs}\u2800]/u;
/** The four information separators separate words, as a space does. */
const isSeparator = (codePoint: number): boolean => codePoint >= 0x1c && codePoint <= 0x1f;
/**
 * Invisible characters: zero-width and bidirectional characters, soft hyphen, variation selectors, fillers, tags,
 * control characters and annotation anchors.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]/u;
const mark = /\p{M}/u;
/** A letter in brackets that is one character. The brackets would part the letters of a word. */
const bracketedLetter = /^\(([A-Za-z])\)$/;
const decimalDigit = /\p{Nd}/u;

/**
 * Matches any character except printable ASCII and the characters of most texts that the plain view keeps: Latin with
 * accents, Greek, Cyrillic, kana, Chinese, Korean, and typographic quotes and dashes.
 */
const outOfOrdinary =
  /[^\t\n\r -~\xc0-\u0131\u0388-\u03ce\u0400-\u0481\u2013-\u201e\u3001-\u3029\u3041-\u3096\u30a1-\u30fe\u4e00-\u9fff\uac00-\ud7a3]/;

/**
 * Returns the index of the first code point that the plain view may change, or -1. It is one regular expression search.
 */
export function firstUnusual(text: string): number {
  return text.search(outOfOrdinary);
}

/** Returns the index of the first code point at or after `from` that the plain view changes, or -1. */
export function firstChange(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (fates[text.charCodeAt(at)] === KEEP) continue;
    const codePoint = text.codePointAt(at) ?? 0;
    if (fateOf(codePoint) !== KEEP) return at;
    if (codePoint > 0xffff) at += 1;
  }
  return -1;
}

/** Returns how the plain view treats a code point. A lone surrogate is kept. */
export function fateOf(codePoint: number): number {
  const fate = fates[codePoint];
  if (fate === UNKNOWN) return learn(codePoint);
  return fate === SURROGATE || fate === undefined ? KEEP : fate;
}

/** Returns the replacement of a code point whose fate is FOLD. */
export function foldOf(codePoint: number): string {
  return folds.get(codePoint) ?? '';
}

function learn(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  const folded = foldCharacter(codePoint, character);
  const fate = folded === character ? KEEP : folded === '' ? DROP : FOLD;
  if (fate === FOLD) folds.set(codePoint, folded);
  fates[codePoint] = fate;
  return fate;
}

function foldCharacter(codePoint: number, character: string): string {
  if (lineBreak.test(character)) return '\n';
  if (space.test(character) || isSeparator(codePoint)) return ' ';
  if (invisible.test(character)) return '';
  if (decimalDigit.test(character)) return digitValue(codePoint);
  const compatible = character.normalize('NFKC').replaceAll('\u2044', '/').replaceAll('\u2010', '-');
  // A fold that needs a combining mark (a bare accent, a pointed Hebrew letter) is not simpler than the original.
  const bracketed = bracketedLetter.exec(compatible)?.[1];
  if (bracketed !== undefined) return bracketed;
  const isSimpler = compatible.length <= MAX_FOLD && !mark.test(compatible);
  return isSimpler ? compatible : character;
}

/** Unicode arranges decimal digits in consecutive rows of ten that start with zero. Adjacent rows are complete. */
function digitValue(codePoint: number): string {
  let first = codePoint;
  while (decimalDigit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((codePoint - first) % 10);
}
