/**
 * How the evidence that a stretch retells a reference is weighed. Log-odds of 0 are the threshold. Written by
 * `npm run ml -- retelling` (ml/overlap/calibrate.ts).
 */
export const retellingCalibration = {
  date: '2026-11-29',
  encoder: '3',
  byWords: { shared: 1.0103, cue: 2.748, share: 5.0052, offset: -9.8371 },
  withMeaning: { shared: 0.6651, cue: 3.6066, share: 6.1315, cosine: 11.2633, offset: -16.0868 },
} as const;
