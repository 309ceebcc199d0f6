/** How the feature extractor classifies a UTF-16 unit of the letters view. */
export const unitClass = { gap: 0, word: 1, ideograph: 2, sign: 3, newline: 4 } as const;

const wordUnit = /^[\p{L}\p{N}\p{M}\p{Cs}_]$/u;
/** Scripts without spaces between words. Each unit is a token of its own. */
const ideographUnit =
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]$/u;
/** Signs that give a text its structure. Other signs only separate words. */
const structuralSigns = '!?:;"`#*<>[]{}|=/\\%$&@~^+';

let classes: Uint8Array | undefined;

/** One byte per UTF-16 unit, computed on first use. */
export function unitClasses(): Uint8Array {
  classes ??= makeClasses();
  return classes;
}

function makeClasses(): Uint8Array {
  const made = new Uint8Array(65_536);
  for (let code = 0; code < 65_536; code += 1) made[code] = classify(String.fromCharCode(code));
  // Surrogate halves are parts of words, so emoji and rare letters are features too.
  made.fill(unitClass.word, 0xd800, 0xe000);
  return made;
}

function classify(unit: string): number {
  if (unit === '\n') return unitClass.newline;
  if (structuralSigns.includes(unit)) return unitClass.sign;
  if (ideographUnit.test(unit) && /\p{L}/u.test(unit)) return unitClass.ideograph;
  return wordUnit.test(unit) ? unitClass.word : unitClass.gap;
}

/** Units after which a word is split. No natural word is longer. */
export const MAX_WORD = 40;

/** Whether a class separates words. */
export const isGapClass = (kind: number): boolean => kind === unitClass.gap || kind === unitClass.newline;
