import type { Decoder } from '../decoder.ts';
import { GAP, PARTS, speltGaps } from '../join-letters.ts';
import type { Piece } from '../piece.ts';
import { sign } from '../text-signs.ts';

/**
 * Joins spelt-out words with their case and their signs kept. The letters view joins them too, for detectors that read
 * letters alone.
 */
export const speltDecoder: Decoder = {
  kind: 'spelt',
  signs: sign.spelt,
  *pieces(text): Generator<Piece> {
    const gaps = speltGaps(text);
    for (let index = 0; index < gaps.length; index += GAP) {
      const [start = 0, end = 0, kind] = gaps.slice(index, index + GAP);
      yield { start, end, text: kind === PARTS ? ' ' : '' };
    }
  },
};
