/**
 * How the evidence for a rule is taken together: log-odds that a text is about what the rule is about. Written by
 * `npm run train:policy` (training/policy/calibrate.ts).
 */
export const policyCalibration = {
  date: '2026-11-21',
  /** Rules that a known detector stands behind. */
  mapped: { mapped: 0.399, topic: 2.65, words: 0.803, offset: -1.251 },
  /** Rules that go by their subjects. */
  free: { topic: 4.394, words: 0.935, offset: -2.665 },
} as const;
