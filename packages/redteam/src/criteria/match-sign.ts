import type { Passage } from './answer-reading.ts';
import type { Meaning } from './foreign-words.ts';
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

/** Says whether a passage has one of an item's alternatives. */
export const meetsItem = (item: Item, passage: Passage): boolean => findItem(item, passage) !== undefined;

/** Says whether the words at a place meet an item. */
export const meetsAt = (item: Item, passage: Passage, at: number): boolean => wordsThatMeet(item, passage, at) > 0;

/** Returns where a passage meets an item, with the number of words there. A phrase goes before a word. */
export const placesOf = (item: Item, passage: Passage): { readonly at: number; readonly length: number }[] =>
  passage.words.flatMap((_, at) => {
    const length = phraseAt(item, passage.words, at) || wordsThatMeet(item, passage, at);
    return length > 0 ? [{ at, length }] : [];
  });

/** Positions of the first words that meet an item. An empty list stands for a value. */
function findItem(item: Item, passage: Passage): Match | undefined {
  for (let at = 0; at < passage.words.length; at += 1) {
    const length = wordsThatMeet(item, passage, at);
    if (length > 0) return Array.from({ length }, (_, step) => at + step);
  }
  return item.classes.some((name) => passage.has(name)) ? [] : undefined;
}

/** Number of words from `index` on that meet the item, 0 if none does. */
function wordsThatMeet(item: Item, { words, meanings }: Passage, index: number): number {
  const spoken = spokenWords(item, words, index);
  if (spoken > 0) return spoken;
  return meanings?.[index]?.some((meaning) => means(meaning, item)) ? 1 : 0;
}

/** The same, of the words as they stand, without their meanings. */
function spokenWords(item: Item, spoken: readonly string[], index: number): number {
  const { initials, words, prefixes } = item;
  const word = spoken[index] ?? '';
  if (!initials.has(word.charCodeAt(0))) return 0;
  if (words.has(word) || prefixes.some((prefix) => word.startsWith(prefix))) return 1;
  return phraseAt(item, spoken, index);
}

/** Number of words of the phrase at a place, 0 if there is none. */
function phraseAt({ initials, phrases }: Item, spoken: readonly string[], index: number): number {
  if (!initials.has((spoken[index] ?? '').charCodeAt(0))) return 0;
  return phrases.find((parts) => parts.every((part, step) => isWord(part, spoken[index + step])))?.length ?? 0;
}

/** Letters from which a beginning stands for longer words of a sign. */
const KNOWN_BY = 4;

/** Says whether a meaning is one of an item's words, beginnings or phrases. */
function means({ text, isPrefix }: Meaning, { initials, words, prefixes, phrases }: Item): boolean {
  if (!initials.has(text.charCodeAt(0))) return false;
  if (words.has(text) || prefixes.some((prefix) => text.startsWith(prefix))) return true;
  if (text.includes('_')) return phrases.some((parts) => parts.join('_') === text);
  return (
    isPrefix &&
    text.length >= KNOWN_BY &&
    (prefixes.some((prefix) => prefix.startsWith(text)) || [...words].some((one) => one.startsWith(text)))
  );
}

function isWord(pattern: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}
