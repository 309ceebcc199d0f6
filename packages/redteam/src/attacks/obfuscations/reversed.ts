import { graphemesOf } from '../graphemes.ts';
import type { ObfuscationTechnique } from './obfuscation-technique.ts';

/** Reverses the order of the words. */
export const reversedWords: ObfuscationTechnique = {
  name: 'reversed_words',
  howToRead: 'take the words from the last to the first',
  apply: (text) => text.split(/(\s+)/).toReversed().join(''),
};

/** Reverses the order of the characters. */
export const reversedText: ObfuscationTechnique = {
  name: 'reversed_text',
  howToRead: 'go from its last character to its first',
  apply: (text) => graphemesOf(text).toReversed().join(''),
};
