/**
 * How the evidence for a rule is taken together: log-odds that a text is about what the rule is about. Written by
 * `npm run train:policy` (training/policy/calibrate.ts).
 */
export const policyCalibration = {
  date: '2026-11-21',
  /** Rules that a known detector stands behind. */
  mapped: { mapped: 0.55, offset: 0.294 },
  /** Rules that go by their subjects. */
  free: { topic: 4.482, words: 0.69, offset: -2.704 },
} as const;
