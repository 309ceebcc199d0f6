import type { DetectorName } from '@redoubt/contract';

/** The heads whose doubt sends a text to the encoder, by the trained detector that answers with them. */
export const trainedHeads = {
  nsfw: ['nsfw'],
  toxicity: ['toxicity'],
  injection_attack: ['injection_attack'],
} as const satisfies Partial<Record<DetectorName, readonly string[]>>;

/** A detector whose threshold can be set. */
export type TrainedDetector = keyof typeof trainedHeads;

export const trainedDetectors = Object.keys(trainedHeads) as TrainedDetector[];
