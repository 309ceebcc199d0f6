/**
 * How topic_detector takes words, meaning and the encoder together. 0 is the threshold. The encoder is asked if the
 * log-odds without it are in the range of `doubt`. Written by `npm run train:topics` (training/topic/calibrate.ts).
 */
export const contrastCalibration = {
  date: '2026-11-23',
  encoder: '2',
  alone: { cosine: -1.3886, lead: 5.0005, standing: 0.5486, words: 3.0173, offset: 0.0909 },
  settled: {
    cosine: -2.335,
    lead: 2.398,
    similarity: 1.3534,
    margin: 6.1294,
    distance: 0.0682,
    standing: 0.5197,
    words: 3.1469,
    offset: 0.9268,
  },
  doubt: { from: -1, to: 0.8 },
} as const;
