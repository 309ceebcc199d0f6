import type { Decoder } from '../decoder.ts';
import { MAX_DECODED } from '../decoder.ts';
import { knownShare } from '../known-words.ts';
import { sign } from '../text-signs.ts';
import type { Reading } from '../text-writer.ts';

/** Three words in a row of what small letters become: digits, signs and the first capitals. */
const known = /(?<![!-~])[2-9:;<=>?@A-K]{2,}[^\s\w]?\s+[2-9:;<=>?@A-K]{2,}[^\s\w]?\s+[2-9:;<=>?@A-K]{2,}(?![L-Za-z])/;
/** Words of letters only are no words of this cipher, which makes signs and digits of most letters. */
const MIN_KNOWN = 0.3;
const SHIFT = 47;
const FIRST = 33;
const SIGNS = 94;

/** Decodes ROT47, which moves all printable signs of ASCII by 47 places. */
export const rot47Decoder: Decoder = {
  kind: 'rot47',
  signs: sign.mixed | sign.marked,
  mayRead: (text) => known.test(text),
  *readings(text) {
    const read = rotate(text.slice(0, MAX_DECODED));
    if (knownShare(read) >= MIN_KNOWN) yield { text: read, toParent: samePlace };
  },
};

const samePlace: Reading['toParent'] = (start, end) => ({ start, end });

const rotate = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(FIRST + ((sign.charCodeAt(0) - FIRST + SHIFT) % SIGNS)));
