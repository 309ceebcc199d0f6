import type { ObfuscationTechnique } from './obfuscation-technique.ts';

/** Latin letters, and the Cyrillic letters that look the same, in the same order. */
const [latin, alike] = ['aceijopsxyABCEHIJKMOPSTXY', 'асеіјорѕхуАВСЕНІЈКМОРЅТХУ'] as const;
const lookAlikes = new Map(Array.from(latin, (letter, at) => [letter, alike.charAt(at)]));
const SHARE = 0.6;

/** Replaces some of the letters that have a look-alike, and always the first of them. */
export const homoglyph: ObfuscationTechnique = {
  name: 'homoglyph',
  howToRead: 'take letters of other alphabets for the Latin letters that they look like',
  apply(text, random) {
    let isFirst = true;
    return text.replace(/[a-z]/gi, (letter) => {
      const twin = lookAlikes.get(letter);
      if (!twin || (random.next() >= SHARE && !isFirst)) return letter;
      isFirst = false;
      return twin;
    });
  },
};
