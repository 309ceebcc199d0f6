/**
 * How the evidence for a rule is taken together: log-odds that a text breaks it. Written by `npm run ml -- policies`
 * (ml/policy/calibrate.ts).
 */
export const policyCalibration = {
  date: '2026-11-29',
  /** The version of the encoder that it was fitted with. */
  encoder: 'interim',
  /** With the encoder. */
  read: { window: 1.374, sentence: 0, beyond: 2.494, within: -3.38, mapped: 0.795, offset: -1.72 },
  /** Without it, of rules that a known detector stands behind. */
  alone: { mapped: 0.673, offset: -0.083 },
} as const;
