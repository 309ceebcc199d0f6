/**
 * How to combine the encoder's standing of a policy's subject with the words of its lexicon. 0 is the threshold. Written by
 * `npm run train:topics` (training/topic/calibrate.ts).
 */
export const topicCalibration = {
  date: '2026-11-23',
  encoder: '2',
  standing: 1.1864,
  words: 3.5038,
  offset: -2.1969,
} as const;
