/**
 * How the evidence for a rule is taken together: log-odds that a text breaks it. Written by `npm run ml -- policies`
 * (ml/policy/calibrate.ts).
 */
export const policyCalibration = {
  date: '2026-11-29',
  /** The version of the encoder that it was fitted with. */
  encoder: '3',
  /** With the encoder. */
  read: { window: 0.397, sentence: 0.199, beyond: 1.498, within: -0.631, mapped: 0.404, offset: -0.672 },
  /** Without it, of rules that a known detector stands behind. */
  alone: { mapped: 0.673, offset: -0.083 },
} as const;
