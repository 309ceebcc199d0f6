import type { DetectorName } from '@redoubt/contract';

/**
 * The heads whose doubt sends a text to the encoder, by the trained detector that answers with them. Of sponge attacks the
 * encoder knows nothing: what burns tokens is in quantities, not in meaning.
 */
export const trainedHeads = {
  nsfw: ['nsfw'],
  toxicity: ['toxicity'],
  injection_attack: ['injection_attack'],
  sponge_attack: [],
  bias: ['bias'],
} as const satisfies Partial<Record<DetectorName, readonly string[]>>;

/** A detector whose threshold can be set. */
export type TrainedDetector = keyof typeof trainedHeads;

export const trainedDetectors = Object.keys(trainedHeads) as TrainedDetector[];
