/**
 * How the evidence for a rule is combined into the log-odds that a text is about the rule's subject. Written by `npm
 * run train:policy` (training/policy/calibrate.ts).
 */
export const policyCalibration = {
  date: '2026-11-21',
  /** Rules that are mapped to a known detector. */
  mapped: { mapped: 0.6, offset: -0.174 },
  /** Rules that are judged by their subjects. */
  free: { topic: 4.474, words: 0.68, offset: -2.643 },
} as const;
