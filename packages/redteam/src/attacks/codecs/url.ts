import { type Codec, readBytes } from './codec.ts';

/**
 * Percent-encodes every byte (RFC 3986 §2.1), because unencoded letters would stay readable. Decoding also finds
 * encoded parts inside plain text.
 */
export const url: Codec = {
  label: 'percent encoding (as in web addresses)',
  mostRounds: Number.POSITIVE_INFINITY,
  encode: (text) => Array.from(Buffer.from(text), (byte) => `%${hexPair(byte)}`).join(''),
  decode: (text) => {
    if (!/^(?:%[\da-f]{2})+$/i.test(text)) return undefined;
    return readBytes(Buffer.from(text.replaceAll('%', ''), 'hex'));
  },
  look: /(?:%[\da-f]{2})+/gi,
};

const hexPair = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');
