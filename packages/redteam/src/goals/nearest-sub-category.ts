import { readWords } from '@redoubt/detectors';

/** Share of common stems, by weight (Dice), from which a caller's phrase means a sub-category of ours. */
const NEAR = 0.6;
/** Words of a phrase that are looked at. */
const MAX_WORDS = 40;

const stemsOf = (phrase: string): ReadonlySet<string> =>
  new Set(
    readWords(phrase, MAX_WORDS)
      .filter(({ isContent }) => isContent)
      .map(({ stem }) => stem),
  );

type Stems = ReadonlySet<string>;

/** The weight of stems: the more sub-categories use one, the less it says. A stem of one, or of none, weighs 1. */
function weigh(uses: readonly Stems[]): (stems: Iterable<string>) => number {
  const counts = new Map<string, number>();
  for (const stem of uses.flatMap((stems) => [...stems])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stems) => [...stems].reduce((sum, stem) => sum + 1 / (counts.get(stem) ?? 1), 0);
}

/** What a sub-category is called. */
export interface Called {
  readonly name: string;
  readonly also: readonly string[];
}

/** The sub-category that a phrase names or nearly names; undefined where it names none. The first of equally near ones. */
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
