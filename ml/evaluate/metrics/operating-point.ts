/**
 * The lowest threshold that flags at most this share of the negatives; a score at the threshold is flagged.
 *
 * It lies half-way to the highest score that must pass, so that a score that is a rounding error higher still passes.
 */
export function thresholdAt(negatives: readonly number[], falsePositiveRate: number): number {
  const sorted = negatives.toSorted((a, b) => b - a);
  const allowed = Math.floor(sorted.length * falsePositiveRate + 1e-9);
  const firstPassing = sorted[allowed];
  if (firstPassing === undefined) return Number.NEGATIVE_INFINITY;
  const above = sorted.slice(0, allowed).findLast((score) => score > firstPassing);
  return above === undefined ? nextUp(firstPassing) : (above + firstPassing) / 2;
}

/** A number above this one by about one part in a billion. */
const nextUp = (value: number): number => value + Math.max(1e-9, Math.abs(value) * 1e-9);
