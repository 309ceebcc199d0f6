/**
 * How the evidence for a rule is taken together: log-odds that a text is about what the rule is about. Written by
 * `npm run ml -- policy` (ml/policy/calibrate.ts).
 */
export const policyCalibration = {
  date: '2026-11-23',
  /** Rules that a known detector stands behind. */
  mapped: { mapped: 0.673, offset: -0.083 },
  /** Rules that go by their subjects. */
  free: { topic: 3.589, words: 0.833, offset: -1.969 },
} as const;
