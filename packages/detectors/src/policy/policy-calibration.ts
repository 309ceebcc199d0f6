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
    window: 0.416,
    sentence: 0.254,
    beyond: 1.193,
    within: -0.908,
    mapped: 0.326,
    acts: 2.745,
    clear: -0.78,
    offset: -0.332,
  },
  /** Which of several broken rules is named. */
  naming: { meaning: 4, words: 8 },
  /** Without it, of rules that a known detector stands behind. */
  alone: { mapped: 0.673, offset: -0.083 },
} as const;
