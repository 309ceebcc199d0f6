import type { DetectorName } from './detectors.ts';

/** The detectors that judge images and sounds as well as texts. */
export const multimodalDetectors = [
  'toxicity',
  'nsfw',
  'injection_attack',
  'pii',
  'policy_violation',
] as const satisfies readonly DetectorName[];

/** A detector that judges images and sounds as well as texts. */
export type MultimodalDetector = (typeof multimodalDetectors)[number];
