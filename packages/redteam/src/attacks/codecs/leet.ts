import type { Codec } from './codec.ts';

const signs: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };
const letters = Object.fromEntries(Object.entries(signs).map(([letter, sign]) => [sign, letter]));

/** Replaces the six most common letters that look like a digit. Digits of the original text decode to letters. */
export const leet: Codec = {
  label: 'leetspeak (4 = a, 3 = e, 1 = i, 0 = o, 5 = s, 7 = t)',
  mostRounds: 1,
  encode: (text) => text.replace(/[aeiost]/gi, (letter) => signs[letter.toLowerCase()] ?? letter),
  decode: (text) => text.replace(/[431057]/g, (sign) => letters[sign] ?? sign),
  look: undefined,
};
