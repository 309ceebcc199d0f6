import { graphemesOf } from '../graphemes.ts';
import type { ObfuscationTechnique } from './obfuscation-technique.ts';

const separators = [' ', '.', '-', '_'] as const;

/** Separates the letters of each word with one character, and words with three spaces. */
export const letterSpacing: ObfuscationTechnique = {
  name: 'letter_spacing',
  howToRead: 'put the letters of each word together again; wider gaps stand between words',
  apply(text, random) {
    const separator = random.pick(separators);
    return text
      .split(/ +/)
      .map((word) => graphemesOf(word).join(separator))
      .join('   ');
  },
};
