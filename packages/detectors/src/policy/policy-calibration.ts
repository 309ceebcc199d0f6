/**
 * How the evidence for a rule is taken together: log-odds that a text breaks it. Written by `npm run ml -- policies`
 * (ml/policy/calibrate.ts).
 */
export const policyCalibration = {
  date: '2026-11-29',
  /** The version of the encoder that it was fitted with. */
  encoder: '3+e819968c',
  /** With the encoder. */
  read: {
    window: 0.443,
    sentence: 0.24,
    beyond: 1.325,
    within: -0.607,
    mapped: 0.339,
    acts: 3,
    clear: -1,
    offset: -0.303,
  },
  /** Which of several broken rules is named. */
  naming: { meaning: 3, words: 6 },
  /** Without it, of rules that a known detector stands behind. */
  alone: { mapped: 0.673, offset: -0.083 },
} as const;
