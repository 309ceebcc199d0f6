import type { Random } from '../../seeded-random.ts';
import type { ObfuscationTechnique } from './obfuscation-technique.ts';

/** Shuffles the inner letters of each word with four or more letters. The first and the last letter stay. */
export const wordScramble: ObfuscationTechnique = {
  name: 'word_scramble',
  howToRead: 'sort out the inner letters of each word; its first and last letter are where they belong',
  apply: (text, random) => text.replace(/\p{L}{4,}/gu, (word) => scramble([...word], random)),
};

function scramble(letters: readonly string[], random: Random): string {
  const inner = letters.slice(1, -1);
  const shuffled = random.shuffle(inner);
  // The shuffle can give the original order by chance.
  const moved = shuffled.join('') === inner.join('') ? inner.toReversed() : shuffled;
  return [letters[0], ...moved, letters.at(-1)].join('');
}
