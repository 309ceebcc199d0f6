import { describe, expect, test } from 'vitest';
import { flaggedBy, scoreIn, thresholdsIn } from './rescore.ts';

const details = {
  injection_attack: { attack: 0.7 },
  toxicity: { toxicity: 0.4 },
  topic_detector: { cars: 0.2, trains: 0.6 },
  pii: { EMAIL_ADDRESS: {} },
} as unknown as Parameters<typeof scoreIn>[1];
const summary = { injection_attack: 1, toxicity: [], on_topic: 1, pii: 1 };
const scoreOf = (name: Parameters<typeof scoreIn>[0]) => scoreIn(name, details);

test('a detector has the score of its details, and the nearest topic counts', () => {
  expect((['injection_attack', 'toxicity', 'topic_detector', 'pii', 'bias'] as const).map(scoreOf)).toEqual([
    0.7,
    0.4,
    0.6,
    undefined,
    undefined,
  ]);
});

describe('what is flagged', () => {
  test.each([
    { moved: {}, flagged: ['pii', 'injection_attack'] },
    { moved: { injection_attack: 0.7 }, flagged: ['pii', 'injection_attack'] },
    { moved: { injection_attack: 0.71 }, flagged: ['pii'] },
    { moved: { toxicity: 0.3 }, flagged: ['pii', 'injection_attack', 'toxicity'] },
    { moved: { topic_detector: 0.61 }, flagged: ['pii', 'injection_attack', 'topic_detector'] },
    { moved: { topic_detector: 0.6 }, flagged: ['pii', 'injection_attack'] },
    { moved: { pii: 1 }, flagged: ['pii', 'injection_attack'] },
  ])('with the thresholds $moved is $flagged', ({ moved, flagged }) => {
    expect(flaggedBy({ summary, scoreOf }, moved)).toEqual(flagged);
  });
});

test('a saved policy gives the thresholds that are numbers', () => {
  const saved = { toxicity: { enabled: true, threshold: 0.2 }, nsfw: { threshold: null }, pii: { enabled: true } };
  expect(thresholdsIn(saved)).toEqual({ toxicity: 0.2 });
});
