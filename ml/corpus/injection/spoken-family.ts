import type { Family, MadeFamily } from '../corpus-row.ts';
import { expandPattern, patternsOf } from '../expand-pattern.ts';

/** Texts of one pattern of classes of words: enough that a class, and not one word of it, is learned. */
const TEXTS_OF_PATTERN = 24;

/** Short texts as people say them aloud: lower case, no punctuation. Their patterns combine classes of words. */
export function spokenFamily({ patterns, ...family }: Family): MadeFamily {
  return {
    ...family,
    texts: () =>
      patternsOf(patterns).flatMap((pattern) =>
        expandPattern(pattern, TEXTS_OF_PATTERN).map((text) => ({ text: text.replaceAll(/ +/g, ' ').trim(), pattern })),
      ),
  };
}
