import type { DetectorName } from '@redoubt/contract';

/**
 * For each trained detector, the heads that send a text to the encoder if they are uncertain. `sponge_attack` has none,
 * because the cost of such a text depends on quantities and not on meaning.
 */
export const trainedHeads = {
  nsfw: ['nsfw'],
  toxicity: ['toxicity'],
  injection_attack: ['injection_attack'],
  sponge_attack: [],
  bias: ['bias'],
} as const satisfies Partial<Record<DetectorName, readonly string[]>>;

/** A detector with a configurable threshold. */
export type TrainedDetector = keyof typeof trainedHeads;

export const trainedDetectors = Object.keys(trainedHeads) as TrainedDetector[];
