/** A logistic head over named features. Features are standardised first. */
export interface LinearHead {
  readonly features: readonly string[];
  readonly mean: readonly number[];
  readonly scale: readonly number[];
  readonly weights: readonly number[];
  readonly offset: number;
}

/** Features are clipped to this many standard deviations, so that one outlier does not decide. */
export const CLIP = 4;

/** Returns the log-odds of the positive class. 0 is the threshold. */
export function logOdds(head: LinearHead, features: Readonly<Record<string, number>>): number {
  return head.features.reduce((sum, name, at) => {
    const standard = ((features[name] ?? 0) - (head.mean[at] ?? 0)) / (head.scale[at] ?? 1);
    return sum + (head.weights[at] ?? 0) * Math.max(-CLIP, Math.min(CLIP, standard));
  }, head.offset);
}

/** Converts log-odds to a probability. */
export const probability = (z: number): number => 1 / (1 + Math.exp(-z));
