import type { Passage } from './answer-reading.ts';
import type { Item, Sign } from './sign.ts';

/** Positions of the words that met a sign. Values and shapes have none. */
export type Match = readonly number[];

/** Returns the positions at which a passage meets the sign, or undefined if it does not. */
export function matchSign({ wanted, unwanted }: Sign, passage: Passage): Match | undefined {
  if (unwanted.some((item) => findItem(item, passage) !== undefined)) return undefined;
  const found: number[] = [];
  for (const item of wanted) {
    const at = findItem(item, passage);
    if (at === undefined) return undefined;
    found.push(...at);
  }
  return found;
}

/** Positions of the first words that meet an item. An empty list stands for a value. */
function findItem(item: Item, passage: Passage): Match | undefined {
  const at = passage.words.findIndex((word, index) => wordsThatMeet(item, passage.words, word, index) > 0);
  if (at >= 0) {
    const length = wordsThatMeet(item, passage.words, passage.words[at] ?? '', at);
    return Array.from({ length }, (_, step) => at + step);
  }
  return item.classes.some((name) => passage.has(name)) ? [] : undefined;
}

/** Number of words from `index` on that meet the item, 0 if none does. */
function wordsThatMeet(
  { words, prefixes, phrases }: Item,
  all: readonly string[],
  word: string,
  index: number,
): number {
  if (words.has(word) || prefixes.some((prefix) => word.startsWith(prefix))) return 1;
  const phrase = phrases.find((parts) => parts.every((part, step) => isWord(part, all[index + step])));
  return phrase?.length ?? 0;
}

function isWord(pattern: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}
