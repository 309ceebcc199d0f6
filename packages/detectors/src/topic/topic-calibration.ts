/**
 * How topic_detector weighs the first look and the encoder. Log-odds of 0 are the threshold. The encoder is asked about a
 * stretch from log-odds `one` of the first look on if there is one topic, and from more on if there are several (times
 * the logarithm of their number). Written by `npm run ml -- topics` (ml/topic/calibrate.ts).
 */
export const topicCalibration = {
  date: '2026-11-29',
  encoder: '3+e819968c',
  first: { cosine: 12.3353, named: 1.707, length: -0.6211, offset: -1.1596 },
  settled: { first: 0.0652, about: 0.7683, offset: 0.4427 },
  askFrom: { one: -1.36, growth: 0.6099 },
} as const;
