import { readLists, wordsOfList } from '@redoubt/data-files';

/** A unit: its dimension and its size in the base unit of the dimension. */
export interface Unit {
  readonly dimension: string;
  readonly factor: number;
}

const lists = readLists(new URL('../../../data/quantity-words.txt', import.meta.url), [
  'units',
  'numbers',
  'scales',
  'joints',
  'months',
  'weekdays',
  'about',
  'above',
  'below',
  'ranges',
]);

const units = new Map<string, Unit>();
for (const line of lists.units) {
  const [dimension = '', factor = '1', ...names] = line.split(' ');
  for (const name of names) units.set(name, { dimension, factor: Number(factor) });
}
/** Longest name of a unit in a script without spaces. */
const LONGEST_GLUED = 6;
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Returns the unit that a lower-case word names, or begins with in a script without spaces. */
export function unitOf(word: string): Unit | undefined {
  const known = units.get(word);
  if (known || !unspaced.test(word)) return known;
  for (let length = Math.min(word.length, LONGEST_GLUED); length > 0; length -= 1) {
    const glued = units.get(word.slice(0, length));
    if (glued) return glued;
  }
  return undefined;
}

const valuesOf = (lines: readonly string[]): Map<string, number> =>
  new Map(
    lines.flatMap((line) => {
      const [value = '', ...names] = line.split(' ');
      return names.map((name) => [name, Number(value)] as const);
    }),
  );

/** Number words below 1,000 that are no scale, such as "forty". */
export const numberWords: ReadonlyMap<string, number> = valuesOf(lists.numbers);
/** The English ones among them, which stand first in their lines. */
export const englishNumbers: ReadonlySet<string> = new Set([
  ...lists.numbers.map((line) => line.split(' ')[1] ?? ''),
  ...[
    'dozen',
    'twice',
    'hundred',
    'hundreds',
    'thousand',
    'thousands',
    'million',
    'millions',
    'billion',
    'billions',
    'trillion',
  ],
]);
/** Words that multiply a number, such as "hundred". */
export const scales: ReadonlyMap<string, number> = valuesOf(lists.scales);
/** Words between the parts of a spelled number. */
export const joints: ReadonlySet<string> = new Set(wordsOfList(lists.joints));
/** The numbers of months from 1 and of weekdays from 1 for Monday. */
export const months: ReadonlyMap<string, number> = valuesOf(lists.months);
export const weekdays: ReadonlyMap<string, number> = valuesOf(lists.weekdays);

/** Phrases before a quantity that say about, or where it ends. Those of several words stand before single ones. */
const byLength = (list: readonly string[]): string[] => [...list].sort((a, b) => b.length - a.length);
export const leads = { about: byLength(lists.about), above: byLength(lists.above), below: byLength(lists.below) };
/** Words between the ends of a range. */
export const rangeWords: ReadonlySet<string> = new Set(lists.ranges);

/** Currencies by their signs, which stand before or after the number. */
export const currencySigns: ReadonlySet<string> = new Set(['$', '€', '£', '¥', '₹']);
