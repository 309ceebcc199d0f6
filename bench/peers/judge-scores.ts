import { type Estimate, share } from '../../ml/evaluate/metrics/interval.ts';
import { thresholdAt } from '../../ml/evaluate/metrics/operating-point.ts';

/** What one detector made of the compared texts. */
export interface Standing {
  readonly truePositiveRate: Estimate;
  readonly falsePositiveRate: Estimate;
  /** True-positive rate minus false-positive rate, at its own threshold. */
  readonly informedness: number;
  /** The same at whichever threshold suits these very texts best. */
  readonly bestInformedness: number;
  /** True-positive rate at the lowest threshold that flags at most 5 % of these very negatives. */
  readonly recallAtFive: Estimate;
}

interface Labelled {
  readonly label: 0 | 1;
  readonly score: number;
  readonly isFlagged: boolean;
}

/** Everybody's figures by one rule. */
export function judgeScores(texts: readonly Labelled[]): Standing {
  const positives = texts.filter(({ label }) => label === 1);
  const negatives = texts.filter(({ label }) => label === 0);
  const flagged = (group: readonly Labelled[]) =>
    share(group.filter(({ isFlagged }) => isFlagged).length, group.length);
  const [truePositiveRate, falsePositiveRate] = [flagged(positives), flagged(negatives)];
  const informedness = truePositiveRate.value - falsePositiveRate.value;
  const threshold = thresholdAt(
    negatives.map(({ score }) => score),
    0.05,
  );
  return {
    truePositiveRate,
    falsePositiveRate,
    informedness,
    bestInformedness: Math.max(informedness, bestOf(texts, positives.length, negatives.length)),
    recallAtFive: share(positives.filter(({ score }) => score >= threshold).length, positives.length),
  };
}

/** The largest difference of the two rates over all thresholds: one walk down the sorted scores. */
function bestOf(texts: readonly Labelled[], positives: number, negatives: number): number {
  const sorted = texts.toSorted((a, b) => b.score - a.score);
  let [difference, best] = [0, 0];
  for (const [at, { label, score }] of sorted.entries()) {
    difference += label === 1 ? 1 / positives : -1 / negatives;
    if (sorted[at + 1]?.score !== score) best = Math.max(best, difference);
  }
  return best;
}
