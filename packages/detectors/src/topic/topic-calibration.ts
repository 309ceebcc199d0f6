/**
 * How topic_detector weighs the first look and the encoder. Log-odds of 0 are the threshold. The encoder is asked about a
 * stretch from log-odds `askFrom` of the first look on. Written by `npm run ml -- topics` (ml/topic/calibrate.ts).
 */
export const topicCalibration = {
  date: '2026-11-29',
  encoder: '3',
  first: { cosine: 2, standing: 1, strongest: 1, named: 1, offset: -4 },
  settled: { first: 0.3, about: 0.8, offset: 0 },
  askFrom: -1,
} as const;
