/**
 * How the evidence that a stretch retells a reference is weighed. Log-odds of 0 are the threshold. Written by
 * `npm run ml -- retelling` (ml/overlap/calibrate.ts).
 */
export const retellingCalibration = {
  date: '2026-11-29',
  byWords: { shared: 0.8, cue: 2, share: 4, offset: -7.6 },
  withMeaning: { shared: 0.8, cue: 2, share: 4, cosine: 8, offset: -13 },
} as const;
