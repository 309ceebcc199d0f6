import { unitKind } from './word-units.ts';

/** What a word looks like, whatever it says. Numbers are part of the features: a change needs a new feature version. */
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

/** The shape of one sign. */
export function shapeOfSign(code: number): number {
  return code < 128 ? (signs[code] as number) : (wideSigns.get(code) ?? shape.sign);
}

/** The shape of a word of letters and digits; `counts` has how many units of each kind it has. */
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
