import { idsOf } from '../ids.ts';
import type { DetailsOf, Detection } from './detection.ts';
import type { DetectorName } from './detectors.ts';

/** The details of a verdict by detector. The shape that the contract answers by loses them. */
type Details = Readonly<{ [N in DetectorName]?: DetailsOf<N> | undefined }>;

/** The detectors that answer with a score, and how it is read from the details of a verdict. */
const scores = {
  nsfw: ({ nsfw: found }) => found?.nsfw ?? 0,
  toxicity: ({ toxicity: found }) => found?.toxicity ?? 0,
  topic_detector: ({ topic_detector: found }) => Math.max(0, ...Object.values(found ?? {})),
  injection_attack: ({ injection_attack: found }) => Number(found?.attack ?? 0),
  sponge_attack: ({ sponge_attack: found }) => found?.score ?? 0,
  bias: ({ bias: found }) => found?.score ?? 0,
  policy_violation: ({ policy_violation: found }) => found?.score ?? 0,
  copyright_ip: ({ copyright_ip: found }) => found?.similarity_score ?? 0,
  system_prompt: ({ system_prompt: found }) => found?.similarity_score ?? 0,
} as const satisfies Partial<Record<DetectorName, (details: Details) => number>>;

export type ScoredDetector = keyof typeof scores;
export const scoredDetectors = idsOf(scores);

/**
 * Returns the score that a detector's threshold is compared with. Only that of toxicity depends on the threshold: a text
 * that it would flag is read again without its innocent phrases.
 */
export function scoreIn(name: ScoredDetector, { details }: Pick<Detection, 'details'>): number {
  // The cast is safe because each detector writes the details that the contract has for it.
  return scores[name](details as Details);
}

/** Returns whether a detector with this threshold flags a text of this score. Off its topics is what is below. */
export const isFlaggedAt = (name: ScoredDetector, score: number, threshold: number): boolean =>
  name === 'topic_detector' ? score < threshold : score >= threshold;
