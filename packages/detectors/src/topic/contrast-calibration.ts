/**
 * How topic_detector takes words, meaning and the encoder together. 0 is the threshold. The encoder is asked if the
 * log-odds without it are within `doubt` of 0. Written by `npm run train:topics` (training/topic/calibrate.ts).
 */
export const contrastCalibration = {
  date: '2026-11-23',
  encoder: '1',
  alone: { cosine: 0.3335, lead: 3.4267, standing: 0.3954, words: 1.1458, offset: -0.0784 },
  settled: { cosine: -0.9117, lead: 1.7244, similarity: 4.1432, margin: 4.3878, distance: 0.1963, standing: 0.0735, words: 1.3402, offset: -0.5071 },
  doubt: 2,
} as const;
