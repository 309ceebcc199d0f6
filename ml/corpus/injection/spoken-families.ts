import { readIn } from '../../read-data/read-data.ts';
import type { Family, MadeFamily } from '../corpus-row.ts';
import { expandPattern, patternsOf } from '../expand-pattern.ts';

/** Texts of one pattern of classes of words: enough that a class, and not one word of it, is learned. */
const TEXTS_OF_PATTERN = 24;

/** What people say aloud, as speech recognition writes it: short orders to take over, and requests in the same words. */
export const spokenFamilies: readonly MadeFamily[] = [
  'orders',
  'requests',
  'orders-and-requests.fr',
  'orders-and-requests.de',
  'orders-and-requests.es',
].flatMap((file) => {
  const { words, families } = readIn('corpus/injection/spoken', file);
  return families.map((family) => spokenFamily(family, words));
});

function spokenFamily({ patterns, ...family }: Family, words: Readonly<Record<string, readonly string[]>>): MadeFamily {
  const filled = patterns.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => choicesOf(words, name));
  return {
    ...family,
    texts: () =>
      patternsOf(filled).flatMap((pattern) =>
        expandPattern(pattern, TEXTS_OF_PATTERN).map((text) => ({ text: text.replaceAll(/ +/g, ' ').trim(), pattern })),
      ),
  };
}

function choicesOf(words: Readonly<Record<string, readonly string[]>>, name: string): string {
  const choices = words[name];
  if (choices === undefined) throw new Error(`A pattern names the words "${name}", which its file does not have`);
  return choices.join('|');
}
