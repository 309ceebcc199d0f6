import { readWords } from '@redoubt/detectors';

/** Share of common stems (Dice) from which a caller's phrase means a sub-category of ours. */
const NEAR = 0.6;
/** Words of a phrase that are looked at. */
const MAX_WORDS = 40;

const stemsOf = (phrase: string): ReadonlySet<string> =>
  new Set(
    readWords(phrase, MAX_WORDS)
      .filter(({ isContent }) => isContent)
      .map(({ stem }) => stem),
  );

/** Twice the common stems over all stems: 1 for the same words in any order and form, 0 where nothing is shared. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

/** The name that a phrase is equal or near to; undefined where none is. The first of equally near ones wins. */
export function nearestSubCategory(phrase: string, names: readonly string[]): string | undefined {
  const wanted = stemsOf(phrase);
  const rated = names.map((name) => ({ name, rate: likeness(wanted, stemsOf(name)) }));
  const best = rated.toSorted((a, b) => b.rate - a.rate)[0];
  return best && best.rate >= NEAR ? best.name : undefined;
}
