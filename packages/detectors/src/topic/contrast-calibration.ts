/**
 * How topic_detector takes words, meaning and the encoder together. 0 is the threshold. The encoder is asked if the
 * log-odds without it are within `doubt` of 0. Written by `npm run train:topics` (training/topic/calibrate.ts).
 */
export const contrastCalibration = {
  date: '2026-11-23',
  encoder: '1',
  alone: { cosine: 0.635, lead: 3.9757, standing: 0.3622, words: 4.2083, offset: -0.0393 },
  settled: {
    cosine: -0.3633,
    lead: 1.7541,
    similarity: 3.7238,
    margin: 5.5136,
    distance: 0.1403,
    standing: 0.0781,
    words: 4.9026,
    offset: -0.2863,
  },
  doubt: 2,
} as const;
