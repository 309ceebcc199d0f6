/**
 * How the encoder's standing of a topic and the words of its lexicon are taken together; 0 is the threshold. Written by
 * `npm run train:topics` (training/topic/calibrate.ts).
 */
export const topicCalibration = {
  date: '2026-11-23',
  encoder: '2',
  standing: 0.9741,
  words: 3.8787,
  offset: -1.8147,
} as const;
