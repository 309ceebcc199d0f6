import { readWords } from '@redoubt/detectors';

/** Least weighted Dice similarity of the word stems at which a phrase counts as the name of a sub-category. */
const NEAR = 0.6;
/** Maximum number of words of a phrase that are compared. */
const MAX_WORDS = 40;

const stemsOf = (phrase: string): ReadonlySet<string> =>
  new Set(
    readWords(phrase, MAX_WORDS)
      .filter(({ isContent }) => isContent)
      .map(({ stem }) => stem),
  );

type Stems = ReadonlySet<string>;

/**
 * Returns a function that weighs stems. A stem that many sub-categories use weighs less. A stem that one or none uses
 * weighs 1.
 */
function weigh(uses: readonly Stems[]): (stems: Iterable<string>) => number {
  const counts = new Map<string, number>();
  for (const stem of uses.flatMap((stems) => [...stems])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stems) => [...stems].reduce((sum, stem) => sum + 1 / (counts.get(stem) ?? 1), 0);
}

/** The names of a sub-category. */
export interface Called {
  readonly name: string;
  readonly also: readonly string[];
}

/**
 * Returns the sub-category whose name is the phrase or similar to it, or undefined if there is none. The first one wins
 * a tie.
 */
export function nearestSubCategory<T extends Called>(phrase: string, among: readonly T[]): T | undefined {
  const wanted = stemsOf(phrase);
  const known = among.map((entry) => ({ entry, callings: [entry.name, ...entry.also].map(stemsOf) }));
  const weight = weigh(known.map(({ callings }) => new Set(callings.flatMap((stems) => [...stems]))));
  const likeness = (calling: Stems): number => {
    const shared = weight([...wanted].filter((stem) => calling.has(stem)));
    return shared === 0 ? 0 : (2 * shared) / (weight(wanted) + weight(calling));
  };
  const rated = known.map(({ entry, callings }) => ({ entry, rate: Math.max(...callings.map(likeness)) }));
  const best = rated.toSorted((a, b) => b.rate - a.rate)[0];
  return best && best.rate >= NEAR ? best.entry : undefined;
}
