/**
 * How topic_detector weighs the first look and the encoder. Log-odds of 0 are the threshold. The encoder is asked about a
 * stretch from log-odds `one` of the first look on if there is one topic, and from more on if there are several (times
 * the logarithm of their number). Written by `npm run ml -- topics` (ml/topic/calibrate.ts).
 */
export const topicCalibration = {
  date: '2026-11-29',
  encoder: '3',
  first: { cosine: 11.8297, named: 1.8024, length: -0.5503, offset: -1.2352 },
  settled: { first: 0.0738, about: 0.7953, offset: 0.4484 },
  askFrom: { one: -1.3, growth: 0.619 },
} as const;
