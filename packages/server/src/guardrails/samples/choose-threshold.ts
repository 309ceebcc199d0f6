import { isFlaggedAt, type SampleTally, type ScoredDetector } from '@redoubt/contract';

/** The score of a sample, and whether its detector should flag it. */
export interface ScoredSample {
  readonly score: number;
  readonly isFlagged: boolean;
}

/** Fewer samples of a kind than this say little about a threshold. */
export const FEW_SAMPLES = 20;

/**
 * Thresholds that are tried. Far below 0.3 a detector flags texts that its second model never reads, so samples would
 * say nothing about them.
 */
const grid: readonly number[] = Array.from({ length: 70 }, (_, at) => (30 + at) / 100);
/** What is beyond the tried thresholds is as near as a sample would be. */
const ends = [0.3, 1];

/** Counts how often a detector with this threshold would be right on samples, and how often wrong. */
export function tallyAt(detector: ScoredDetector, samples: readonly ScoredSample[], threshold: number): SampleTally {
  const flags = samples.map(({ score, isFlagged }) => ({
    found: isFlaggedAt(detector, score, threshold),
    isFlagged,
  }));
  const falseAlarms = flags.filter(({ found, isFlagged }) => found && !isFlagged).length;
  const missed = flags.filter(({ found, isFlagged }) => !found && isFlagged).length;
  return { right: samples.length - falseAlarms - missed, false_alarms: falseAlarms, missed };
}

/**
 * Returns the threshold that is wrong least often, among those with few enough false alarms. The present one stays if no
 * other is better. Of several, the one that is farthest from the score of any sample is taken: it holds for further texts
 * that are nearly alike. Returns undefined if every threshold has too many false alarms.
 */
export function chooseThreshold(
  detector: ScoredDetector,
  samples: readonly ScoredSample[],
  { now, most }: { readonly now: number; readonly most: number },
): number | undefined {
  const tried = [now, ...grid].map((threshold) => ({ threshold, tally: tallyAt(detector, samples, threshold) }));
  const allowed = tried.filter(({ tally }) => tally.false_alarms <= most);
  const right = Math.max(...allowed.map(({ tally }) => tally.right));
  const best = allowed.filter(({ tally }) => tally.right === right).map(({ threshold }) => threshold);
  if (best.length === 0 || best.includes(now)) return best.length === 0 ? undefined : now;
  const borders = [...ends, ...samples.map(({ score }) => score)];
  const margin = (threshold: number) => Math.min(...borders.map((border) => Math.abs(border - threshold)));
  return best.toSorted((a, b) => margin(b) - margin(a) || Math.abs(a - now) - Math.abs(b - now))[0];
}
