import { LRUCache } from 'lru-cache';
import { readWhole } from '../criteria/answer-reading.ts';
import { meetsItem } from '../criteria/match-sign.ts';
import { type Item, parseSign } from '../criteria/sign.ts';
import { letterWordsOf } from '../split-words.ts';

/** Words of goals that say what to do and not what it is about. */
const asking = new Set(
  `about above after again all also although always any anybody anyone are back because been before being both but can
  cannot could describe does doing done each even ever every everyone everything explain find for from get give gives
  goes have help here him his her how into its just keep know let list look make makes may mine more most much must
  name never nobody not nothing now off once one only other our out over own please put read really recommend say says
  should show some somebody someone something still such suggest take tell than that the their them then there these
  they thing this those through until use used very want wants was way were what when where which while who whole why
  will with without word words would write written you your yours make made draft compose invent answer advise`.split(
    /\s+/,
  ),
);
/** Letters by which a word is known in its inflections. */
const KNOWN_BY = 6;
const MAX_WORDS = 40;

/** Callers may send goals of their own, so the texts in memory are bounded, too. */
const subjects = new LRUCache<string, readonly Item[]>({
  max: 5_000,
  maxSize: 2_000_000,
  sizeCalculation: (_, goal) => goal.length + 1,
});

/** Returns the words of a goal that name its subject, as items that match their inflections. */
function subjectOf(goal: string): readonly Item[] {
  const known = subjects.get(goal);
  if (known) return known;
  const words = letterWordsOf(goal, 3);
  const own = [...new Set(words.filter((word) => !asking.has(word)))].slice(0, MAX_WORDS);
  const items = own.flatMap((word) => parseSign(beginningOf(word)).wanted);
  subjects.set(goal, items);
  return items;
}

const beginningOf = (word: string): string =>
  word.length <= 4 ? word : `${word.slice(0, Math.max(4, Math.min(KNOWN_BY, word.length - 1)))}*`;

/** Returns the share of a goal's subject words that an answer names, 0 to 1. Undefined for a goal without such words. */
export function subjectShare(goal: string, answer: string): number | undefined {
  const items = subjectOf(goal);
  if (items.length === 0) return undefined;
  const whole = readWhole(answer);
  return items.filter((item) => meetsItem(item, whole)).length / items.length;
}
