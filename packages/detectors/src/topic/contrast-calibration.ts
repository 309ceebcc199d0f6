/**
 * How topic_detector takes words, meaning and the encoder together. 0 is the threshold. The encoder is asked if the
 * log-odds without it are in the range of `doubt`. Written by `npm run train:topics` (training/topic/calibrate.ts).
 */
export const contrastCalibration = {
  date: '2026-11-23',
  encoder: '2',
  alone: { cosine: -1.1913, lead: 5.0107, breadth: 0.203, standing: 0.5299, words: 3.0299, offset: -0.1956 },
  settled: {
    cosine: -2.0811,
    lead: 2.3701,
    breadth: 0.2354,
    similarity: 0.9368,
    margin: 6.1974,
    distance: 0.0875,
    standing: 0.5005,
    words: 3.1572,
    offset: 0.6566,
  },
  doubt: { from: -1, to: 0.8 },
} as const;
