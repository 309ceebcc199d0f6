import { rounded } from '@redoubt/contract';
import type { Preset } from '../../packages/detectors/src/heads/head-file.ts';
import { falsePositiveCuts, type Scored, type ScoredDocuments } from './false-positive-cuts.ts';

export interface Calibration {
  readonly slope: number;
  readonly offset: number;
  readonly thresholds: Readonly<Record<Preset, number>>;
}

const STEPS = 200;

/**
 * Turns log-odds into probabilities: 0.5 stands at the balanced preset's false-positive rate, and the slope is the one
 * that makes the held-out labels most likely with that offset (Platt scaling with one degree of freedom).
 */
export function calibrate(scores: readonly Scored[], documents?: ScoredDocuments): Calibration {
  const cuts = falsePositiveCuts(scores, documents);
  const cut = cuts.balanced;
  const slope = likeliestSlope(scores, cut);
  const probability = (z: number) => 1 / (1 + Math.exp(-slope * (z - cut)));
  const thresholds = Object.fromEntries(
    Object.entries(cuts).map(([preset, z]) => [preset, rounded(probability(z))]),
  ) as Record<Preset, number>;
  return { slope: rounded(slope), offset: rounded(-slope * cut), thresholds };
}

/** Newton's method on the one slope; the positives and the negatives count alike. */
function likeliestSlope(scores: readonly Scored[], cut: number): number {
  const counts = [0, 1].map((label) => scores.filter((score) => score.label === label).length);
  let slope = 1;
  for (let step = 0; step < STEPS; step += 1) {
    let gradient = 0;
    let curvature = 1e-6;
    for (const { z, label } of scores) {
      const p = 1 / (1 + Math.exp(-slope * (z - cut)));
      const weight = 1 / (counts[label] || 1);
      gradient += weight * (label - p) * (z - cut);
      curvature += weight * p * (1 - p) * (z - cut) ** 2;
    }
    slope = Math.min(20, Math.max(0.1, slope + gradient / curvature));
  }
  return slope;
}
