import { type Codec, readBytes } from './codec.ts';

/** Eight binary digits for each UTF-8 byte, separated by spaces. */
export const binary: Codec = {
  label: 'binary (eight digits a byte, UTF-8)',
  mostRounds: Number.POSITIVE_INFINITY,
  encode: (text) => Array.from(Buffer.from(text), (byte) => byte.toString(2).padStart(8, '0')).join(' '),
  decode: (text) => {
    const digits = text.replace(/\s/g, '');
    if (!/^[01]+$/.test(digits) || digits.length % 8 !== 0) return undefined;
    const bytes = Array.from({ length: digits.length / 8 }, (_, at) =>
      Number.parseInt(digits.slice(at * 8, at * 8 + 8), 2),
    );
    return readBytes(Uint8Array.from(bytes));
  },
  look: /[01]{8}(?:\s?[01]{8}){2,}/g,
};
