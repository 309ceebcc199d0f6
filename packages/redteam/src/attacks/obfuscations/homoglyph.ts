import type { ObfuscationTechnique } from './obfuscation-technique.ts';

/** Latin letters, and letters of the Cyrillic alphabet that look the same. */
const [latin, alike] = ['aceijopsxyABCEHIJKMOPSTXY', 'асеіјорѕхуАВСЕНІЈКМОРЅТХУ'] as const;
const lookAlikes = new Map(Array.from(latin, (letter, at) => [letter, alike.charAt(at)]));
const SHARE = 0.6;

/** Some of the letters that have a twin are swapped for it, and the first of them always. */
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
