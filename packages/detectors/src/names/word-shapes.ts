/**
 * The look of a word, regardless of its meaning. The numbers are part of the features, so a change needs a new feature
 * version.
 */
export const shape = {
  lower: 0,
  capital: 1,
  upper: 2,
  initial: 3,
  mixed: 4,
  lowerMixed: 5,
  digits: 6,
  withDigits: 7,
  caseless: 8,
  ideograph: 9,
  stop: 10,
  comma: 11,
  colon: 12,
  apostrophe: 13,
  hyphen: 14,
  quotation: 15,
  opening: 16,
  closing: 17,
  opaque: 18,
  sign: 19,
  edge: 20,
  question: 21,
  and: 22,
} as const;

const signs = new Uint8Array(128).fill(shape.sign);
const signTable: readonly (readonly [string, number])[] = [
  ['.', shape.stop],
  ['!?', shape.question],
  [',;', shape.comma],
  [':', shape.colon],
  ["'`", shape.apostrophe],
  ['-', shape.hyphen],
  ['"', shape.quotation],
  ['([{<', shape.opening],
  [')]}>', shape.closing],
  ['&', shape.and],
];
for (const [characters, row] of signTable) for (const sign of characters) signs[sign.charCodeAt(0)] = row;
const wideSigns = new Map<number, number>(
  (
    [
      ['。', shape.stop],
      ['！？¿¡', shape.question],
      ['，、；', shape.comma],
      ['：', shape.colon],
      ['’‘', shape.apostrophe],
      ['–—‐·・', shape.hyphen],
      ['“”„«»', shape.quotation],
      ['（「『【《', shape.opening],
      ['）」』】》', shape.closing],
    ] as const
  ).flatMap(([characters, row]) => [...characters].map((sign) => [sign.charCodeAt(0), row] as const)),
);

/** Returns the shape of a sign. */
export function shapeOfSign(code: number): number {
  return code < 128 ? (signs[code] as number) : (wideSigns.get(code) ?? shape.sign);
}

/** Returns the shape of a word of letters and digits. `counts` holds the number of units of each kind. */
export function shapeOfWord(counts: Uint8Array, startsUpper: boolean): number {
  const upper = counts[unitKind.upper] as number;
  const lower = counts[unitKind.lower] as number;
  const caseless = counts[unitKind.caseless] as number;
  if ((counts[unitKind.digit] as number) > 0) return upper + lower + caseless === 0 ? shape.digits : shape.withDigits;
  if (caseless > 0) return shape.caseless;
  if (upper === 0) return shape.lower;
  if (lower === 0) return upper === 1 ? shape.initial : shape.upper;
  if (!startsUpper) return shape.lowerMixed;
  return upper === 1 ? shape.capital : shape.mixed;
}

/** How the segment reader classifies a UTF-16 unit. */
export const unitKind = {
  gap: 0,
  newline: 1,
  lower: 2,
  upper: 3,
  /** A letter of a script without capitals but with spaces between words. */
  caseless: 4,
  digit: 5,
  /** A character of a script without spaces, which is a word by itself. */
  ideograph: 6,
  mark: 7,
  sign: 8,
} as const;

const ideograph = /^(?=\p{L})[\p{scx=Han}\p{scx=Hiragana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]$/u;
const katakana = /^[\p{sc=Katakana}\u30fc]$/u;
const kindsByPattern: readonly (readonly [pattern: RegExp, kind: number])[] = [
  [/^[\n\r\u2028\u2029]$/u, unitKind.newline],
  [/^[\p{Z}\p{C}]$/u, unitKind.gap],
  [katakana, unitKind.caseless],
  [ideograph, unitKind.ideograph],
  [/^\p{Lu}$/u, unitKind.upper],
  [/^\p{Ll}$/u, unitKind.lower],
  [/^\p{L}$/u, unitKind.caseless],
  [/^\p{N}$/u, unitKind.digit],
  [/^\p{M}$/u, unitKind.mark],
];
const latin = /^\p{sc=Latin}$/u;

/** Two tables by UTF-16 unit: its kind, and its lower-case form (for Latin also without marks). */
interface WordUnits {
  readonly kinds: Uint8Array;
  readonly folded: Uint16Array;
}

let units: WordUnits | undefined;

/** Returns the tables. They are built on first use. */
export function wordUnits(): WordUnits {
  units ??= makeUnits();
  return units;
}

function makeUnits(): WordUnits {
  const kinds = new Uint8Array(65_536).fill(unitKind.sign);
  const folded = new Uint16Array(65_536);
  for (let code = 0; code < 65_536; code++) {
    folded[code] = code;
    // The reader handles surrogate pairs.
    if (code >= 0xd800 && code < 0xe000) continue;
    const unit = String.fromCharCode(code);
    const row = kindsByPattern.find(([pattern]) => pattern.test(unit));
    if (row === undefined) continue;
    kinds[code] = row[1];
    if (row[1] === unitKind.upper || row[1] === unitKind.lower) folded[code] = foldUnit(unit);
  }
  return { kinds, folded };
}

function foldUnit(letter: string): number {
  const small = letter.toLowerCase();
  return (latin.test(letter) ? small.normalize('NFD') : small).charCodeAt(0);
}
