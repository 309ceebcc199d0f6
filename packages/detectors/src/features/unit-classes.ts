/** What a UTF-16 unit of the letters view is to the features. */
export const unitClass = { gap: 0, word: 1, ideograph: 2, sign: 3, newline: 4 } as const;

const wordUnit = /^[\p{L}\p{N}\p{M}\p{Cs}_]$/u;
/** Scripts that put no spaces between words: each unit stands for itself, with its neighbours. */
const ideographUnit =
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]$/u;
/** Signs that give a text its structure; others part words and say nothing more. */
const structuralSigns = '!?:;"`#*<>[]{}|=/\\%$&@~^+';

let classes: Uint8Array | undefined;

/** One byte a UTF-16 unit; made once, when first used. */
export function unitClasses(): Uint8Array {
  classes ??= makeClasses();
  return classes;
}

function makeClasses(): Uint8Array {
  const made = new Uint8Array(65_536);
  for (let code = 0; code < 65_536; code += 1) made[code] = classify(String.fromCharCode(code));
  // Halves of surrogate pairs are parts of words: emoji and rare letters are features like any other.
  made.fill(unitClass.word, 0xd800, 0xe000);
  return made;
}

function classify(unit: string): number {
  if (unit === '\n') return unitClass.newline;
  if (structuralSigns.includes(unit)) return unitClass.sign;
  if (ideographUnit.test(unit) && /\p{L}/u.test(unit)) return unitClass.ideograph;
  return wordUnit.test(unit) ? unitClass.word : unitClass.gap;
}
