/**
 * How topic_detector takes words, meaning and the encoder together. 0 is the threshold. The encoder is asked if the
 * log-odds without it are in the range of `doubt`. Written by `npm run ml -- topics` (ml/topic/calibrate.ts).
 */
export const contrastCalibration = {
  date: '2026-11-23',
  encoder: '2',
  alone: { cosine: -1.2895, lead: 5.2626, breadth: 0.1976, standing: 0.5113, words: 2.7432, offset: -0.0786 },
  settled: {
    cosine: -2.2986,
    lead: 2.7674,
    breadth: 0.2266,
    similarity: 1.1273,
    margin: 5.8505,
    distance: 0.0947,
    standing: 0.4793,
    words: 2.8028,
    offset: 0.8449,
  },
  doubt: { from: -1.2, to: 0.7 },
} as const;
