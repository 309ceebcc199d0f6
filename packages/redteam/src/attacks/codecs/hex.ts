import { type Codec, readBytes } from './codec.ts';

/**
 * Hexadecimal (RFC 4648 §8) of the UTF-8 bytes, in lower case. Decoding also accepts separated pairs and `0x` prefixes.
 */
export const hex: Codec = {
  label: 'hexadecimal (two digits a byte, UTF-8)',
  mostRounds: Number.POSITIVE_INFINITY,
  encode: (text) => Buffer.from(text).toString('hex'),
  decode: (text) => {
    const digits = text.replace(/0x|[\s:]/gi, '');
    return /^(?:[\da-f]{2})+$/i.test(digits) ? readBytes(Buffer.from(digits, 'hex')) : undefined;
  },
  look: /(?:0x)?[\da-f]{2}(?:[ :]?(?:0x)?[\da-f]{2}){5,}/gi,
};
