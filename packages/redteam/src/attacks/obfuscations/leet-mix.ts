import type { ObfuscationTechnique } from './obfuscation-technique.ts';

const signs: Readonly<Record<string, readonly [string, ...string[]]>> = {
  a: ['4', '@'],
  b: ['8'],
  e: ['3'],
  g: ['9'],
  i: ['1', '!'],
  o: ['0'],
  s: ['5', '$'],
  t: ['7', '+'],
};
const SHARE = 0.7;

/**
 * Replaces some letters with digits and symbols that look like them. The same letter can get different replacements.
 */
export const leetMix: ObfuscationTechnique = {
  name: 'leet_mix',
  howToRead: 'read digits and signs inside words as the letters that they look like',
  apply: (text, random) =>
    text.replace(/[abegiost]/gi, (letter) => {
      const choices = signs[letter.toLowerCase()];
      return choices && random.next() < SHARE ? random.pick(choices) : letter;
    }),
};
