import { domainToUnicode } from 'node:url';
import type { Decoder } from '../decoder.ts';
import type { Piece } from '../piece.ts';
import { sign } from '../text-signs.ts';

const label = /(?<![\w-])xn--[a-z0-9-]{2,59}(?![\w-])/gi;

/** Decodes punycode (RFC 3492) of single words and of the labels of addresses. */
export const punycodeDecoder: Decoder = {
  kind: 'punycode',
  signs: sign.dashes,
  mayRead: (text) => /xn--/i.test(text),
  *pieces(text): Generator<Piece> {
    for (const { 0: all, index } of text.matchAll(label)) {
      const read = domainToUnicode(all.toLowerCase());
      if (read !== '' && read !== all.toLowerCase()) yield { start: index, end: index + all.length, text: read };
    }
  },
};
