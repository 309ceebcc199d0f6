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

/** The weight of a stem: the fewer names have it, the more it says. A stem of one name or none weighs 1. */
function weigh(stems: readonly ReadonlySet<string>[]): (set: Iterable<string>) => number {
  const counts = new Map<string, number>();
  for (const stem of stems.flatMap((set) => [...set])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (set) => [...set].reduce((sum, stem) => sum + 1 / (counts.get(stem) ?? 1), 0);
}

/** The name that a phrase is equal or near to; undefined where none is. The first of equally near ones wins. */
export function nearestSubCategory(phrase: string, names: readonly string[]): string | undefined {
  const wanted = stemsOf(phrase);
  const known = names.map((name) => ({ name, stems: stemsOf(name) }));
  const weight = weigh(known.map(({ stems }) => stems));
  const rated = known.map(({ name, stems }) => {
    const shared = weight([...wanted].filter((stem) => stems.has(stem)));
    return { name, rate: shared === 0 ? 0 : (2 * shared) / (weight(wanted) + weight(stems)) };
  });
  const best = rated.toSorted((a, b) => b.rate - a.rate)[0];
  return best && best.rate >= NEAR ? best.name : undefined;
}
