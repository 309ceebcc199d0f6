/**
 * How the evidence for a rule is taken together: log-odds that a text is about what the rule is about. Written by
 * `npm run train:policy` (training/policy/calibrate.ts).
 */
export const policyCalibration = {
  date: '2026-11-21',
  /** Rules that a known detector stands behind. */
  mapped: { mapped: 0.6, offset: -0.174 },
  /** Rules that go by their subjects. */
  free: { topic: 4.474, words: 0.68, offset: -2.643 },
} as const;
