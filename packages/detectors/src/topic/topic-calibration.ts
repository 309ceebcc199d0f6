/**
 * How to combine the encoder's standing of a topic with the words of its lexicon. 0 is the threshold. Written by `npm
 * run train:topics` (training/topic/calibrate.ts).
 */
export const topicCalibration = {
  date: '2026-11-21',
  encoder: '1',
  standing: 0.9546,
  words: 4.0641,
  offset: -1.8356,
} as const;
