import { type Codec, readBytes } from './codec.ts';

/** RFC 4648 §4, with padding, of the UTF-8 bytes; reads the URL-safe alphabet and missing padding too. */
export const base64: Codec = {
  label: 'Base64',
  mostRounds: Number.POSITIVE_INFINITY,
  encode: (text) => Buffer.from(text).toString('base64'),
  decode: (text) => (/^[\w+/-]+={0,2}$/.test(text) ? readBytes(Buffer.from(text, 'base64')) : undefined),
  look: /[\w+/-]{12,}={0,2}/g,
};
