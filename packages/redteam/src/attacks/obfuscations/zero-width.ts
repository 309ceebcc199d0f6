import { graphemesOf } from '../graphemes.ts';
import type { ObfuscationTechnique } from './obfuscation-technique.ts';

/**
 * Zero width space, word joiner and zero width no-break space. None of them changes how neighbouring letters are joined
 * or shaped.
 */
const invisible = ['\u200b', '\u2060', '\ufeff'] as const;
const SHARE = 0.5;

/** Inserts invisible characters inside words. */
export const zeroWidth: ObfuscationTechnique = {
  name: 'zero_width',
  howToRead: 'leave out the characters that take up no room',
  apply(text, random) {
    const isLetter = (grapheme: string | undefined) => grapheme !== undefined && /^\p{L}/u.test(grapheme);
    return graphemesOf(text)
      .map((grapheme, at, all) => {
        const isInside = isLetter(grapheme) && isLetter(all[at + 1]);
        return isInside && random.next() < SHARE ? grapheme + random.pick(invisible) : grapheme;
      })
      .join('');
  },
};
