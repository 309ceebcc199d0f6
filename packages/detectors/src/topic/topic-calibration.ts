/**
 * How the encoder's standing of a topic and the words of its lexicon are taken together; 0 is the threshold. Written by
 * training/topic/calibrate.ts.
 */
export const topicCalibration = {
  date: '2026-11-21',
  encoder: 'trial-1',
  standing: 1.02,
  words: 3.79,
  offset: -1.78,
} as const;
