import { readList } from '@redoubt/data-files';
import { stem } from './stem.ts';

/** Pairs of opposites. If a fact uses one word and its source uses the other, they contradict each other. */
const pairs = readList(new URL('../../data/opposites.txt', import.meta.url));

const opposites = new Map<string, Set<string>>();
for (const pair of pairs) {
  const [one = '', other = ''] = pair.split(' ').map(stem);
  note(one, other);
  note(other, one);
}

function note(word: string, opposite: string): void {
  const known = opposites.get(word);
  if (known) known.add(opposite);
  else opposites.set(word, new Set([opposite]));
}

/** Returns the stems of the words that mean the opposite of a stem. */
export const oppositesOf = (wordStem: string): ReadonlySet<string> => opposites.get(wordStem) ?? none;
const none: ReadonlySet<string> = new Set();
