import { type Codec, readBytes } from './codec.ts';

/**
 * Base64 (RFC 4648 §4) of the UTF-8 bytes, with padding. Decoding also accepts the URL-safe alphabet and missing
 * padding.
 */
export const base64: Codec = {
  label: 'Base64',
  mostRounds: Number.POSITIVE_INFINITY,
  encode: (text) => Buffer.from(text).toString('base64'),
  decode: (text) => (/^[\w+/-]+={0,2}$/.test(text) ? readBytes(Buffer.from(text, 'base64')) : undefined),
  look: /[\w+/-]{12,}={0,2}/g,
};
