import { type Estimate, share, through } from './interval.ts';

/** What a threshold made of labelled scores. */
export interface Confusion {
  readonly truePositives: number;
  readonly falsePositives: number;
  readonly trueNegatives: number;
  readonly falseNegatives: number;
}

/** The figures of a confusion, each with its interval. */
export interface Quality {
  readonly precision: Estimate;
  readonly recall: Estimate;
  readonly f1: Estimate;
  readonly falsePositiveRate: Estimate;
}

const countFrom = (scores: readonly number[], threshold: number): number =>
  scores.filter((score) => score >= threshold).length;

/** A score at the threshold counts as flagged. */
export function confusionAt(positives: readonly number[], negatives: readonly number[], threshold: number): Confusion {
  const truePositives = countFrom(positives, threshold);
  const falsePositives = countFrom(negatives, threshold);
  return {
    truePositives,
    falsePositives,
    trueNegatives: negatives.length - falsePositives,
    falseNegatives: positives.length - truePositives,
  };
}

/** The sum of confusions, each made at its own threshold. */
export function addConfusions(confusions: readonly Confusion[]): Confusion {
  const total = (field: keyof Confusion) => confusions.reduce((sum, confusion) => sum + confusion[field], 0);
  return {
    truePositives: total('truePositives'),
    falsePositives: total('falsePositives'),
    trueNegatives: total('trueNegatives'),
    falseNegatives: total('falseNegatives'),
  };
}

/**
 * Precision, recall, F1 and false-positive rate.
 *
 * F1's interval is that of the share TP / (TP + FP + FN), of which F1 = 2J / (1 + J) is a growing function.
 */
export function qualityOf({ truePositives, falsePositives, trueNegatives, falseNegatives }: Confusion): Quality {
  return {
    precision: share(truePositives, truePositives + falsePositives),
    recall: share(truePositives, truePositives + falseNegatives),
    f1: through(share(truePositives, truePositives + falsePositives + falseNegatives), (j) => (2 * j) / (1 + j)),
    falsePositiveRate: share(falsePositives, falsePositives + trueNegatives),
  };
}
