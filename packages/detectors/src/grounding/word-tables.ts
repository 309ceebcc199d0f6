import { readList } from '@redoubt/data-files';

/** Words without content of their own. */
export const functionWords: ReadonlySet<string> = new Set(
  readList(new URL('../../data/statement-words.txt', import.meta.url)),
);

/** Number words and their values. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    once: 1,
    twice: 2,
    half: 0.5,
    dozen: 12,
  }),
);

/** Multipliers that may follow a number. */
export const multipliers: ReadonlyMap<string, number> = new Map(
  Object.entries({ hundred: 1e2, thousand: 1e3, k: 1e3, million: 1e6, m: 1e6, billion: 1e9, bn: 1e9, trillion: 1e12 }),
);
