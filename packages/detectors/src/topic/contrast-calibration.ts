/**
 * How topic_detector takes words, meaning and the encoder together. 0 is the threshold. The encoder is asked if the
 * log-odds without it are in the range of `doubt`. Written by `npm run train:topics` (training/topic/calibrate.ts).
 */
export const contrastCalibration = {
  date: '2026-11-23',
  encoder: '2',
  alone: { cosine: -1.5802, lead: 4.8713, standing: 0.5643, words: 3.0894, offset: 0.1254 },
  settled: {
    cosine: -2.1917,
    lead: 2.0849,
    similarity: 1.1307,
    margin: 6.9462,
    distance: 0.0531,
    standing: 0.5204,
    words: 3.2612,
    offset: 1.115,
  },
  doubt: { from: -1, to: 0.8 },
} as const;
