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
    window: 0.417,
    sentence: 0.254,
    beyond: 1.256,
    within: -0.839,
    mapped: 0.331,
    acts: 2.788,
    clear: -0.732,
    offset: -0.399,
  },
  /** Which of several broken rules is named. */
  naming: { meaning: 4, words: 8 },
  /** Without it, of rules that a known detector stands behind. */
  alone: { mapped: 0.673, offset: -0.083 },
} as const;
