/**
 * How topic_detector takes words, meaning and the encoder together. 0 is the threshold. The encoder is asked if the
 * log-odds without it are in the range of `doubt`. Written by `npm run train:topics` (training/topic/calibrate.ts).
 */
export const contrastCalibration = {
  date: '2026-11-23',
  encoder: '2',
  alone: { cosine: -1.9288, lead: 5.7044, standing: 0.3046, words: 3.6824, offset: 0.8917 },
  settled: {
    cosine: -1.7422,
    lead: 3.0176,
    similarity: 1.7336,
    margin: 8.7144,
    distance: 0.103,
    standing: 0.0504,
    words: 4.3212,
    offset: 1.1624,
  },
  doubt: { from: -0.55, to: 0.3 },
} as const;
