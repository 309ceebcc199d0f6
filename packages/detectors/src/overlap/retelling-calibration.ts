/**
 * How the evidence that a stretch retells a reference is weighed. Log-odds of 0 are the threshold. Written by
 * `npm run ml -- retelling` (ml/overlap/calibrate.ts).
 */
export const retellingCalibration = {
  date: '2026-11-29',
  encoder: '3+e819968c',
  byWords: { shared: 1.0007, cue: 2.7023, share: 4.9313, offset: -9.7052 },
  withMeaning: { shared: 0.6911, cue: 3.8105, share: 6.2176, cosine: 9.436, offset: -15.3833 },
} as const;
