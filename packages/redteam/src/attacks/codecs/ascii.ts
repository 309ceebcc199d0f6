import type { Codec } from './codec.ts';

const LAST_CODE_POINT = 0x10ffff;

/** The decimal code of each character, separated by spaces. Characters outside ASCII have their Unicode code point. */
export const ascii: Codec = {
  label: 'decimal character codes (ASCII, Unicode beyond it)',
  mostRounds: Number.POSITIVE_INFINITY,
  encode: (text) => Array.from(text, (character) => character.codePointAt(0)).join(' '),
  decode: (text) => {
    if (!/^\d{1,7}(?:[\s,]+\d{1,7})*$/.test(text)) return undefined;
    const codes = text.split(/[\s,]+/).map(Number);
    return codes.every(isPrintable) ? codes.map((code) => String.fromCodePoint(code)).join('') : undefined;
  },
  look: /\d{1,7}(?:(?: |, ?)\d{1,7}){5,}/g,
};

const isPrintable = (code: number): boolean =>
  code <= LAST_CODE_POINT && (code >= 32 || code === 9 || code === 10 || code === 13);
