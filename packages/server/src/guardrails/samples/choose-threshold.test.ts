import { describe, expect, test } from 'vitest';
import { chooseThreshold, type ScoredSample, tallyAt } from './choose-threshold.ts';

const samples = (flagged: number[], notFlagged: number[]): ScoredSample[] => [
  ...flagged.map((score) => ({ score, isFlagged: true })),
  ...notFlagged.map((score) => ({ score, isFlagged: false })),
];

describe('a tally', () => {
  test('counts what is flagged from the threshold on', () => {
    const some = samples([0.4, 0.5, 0.9], [0.2, 0.5]);
    expect(tallyAt('toxicity', some, 0.5)).toEqual({ right: 3, false_alarms: 1, missed: 1 });
    expect(tallyAt('toxicity', some, 0)).toEqual({ right: 3, false_alarms: 2, missed: 0 });
  });

  test('of topics counts what is below it', () => {
    expect(tallyAt('topic_detector', samples([0.4, 0.5], [0.5, 0.2]), 0.5)).toEqual({
      right: 2,
      false_alarms: 1,
      missed: 1,
    });
  });
});

describe('the chosen threshold', () => {
  test.each([
    { what: 'is in the middle of the widest gap', flagged: [0.8, 0.9], not: [0.3, 0.6], now: 0.5, most: 0, is: 0.7 },
    { what: 'stays where no other is better', flagged: [0.8, 0.9], not: [0.3, 0.6], now: 0.62, most: 0, is: 0.62 },
    { what: 'may be below the tried ones if it is so now', flagged: [0.2], not: [0.1], now: 0.15, most: 0, is: 0.15 },
    { what: 'misses one to have no false alarm', flagged: [0.5, 0.9], not: [0.7], now: 0.4, most: 0, is: 0.8 },
    { what: 'has a false alarm to miss two less', flagged: [0.5, 0.6, 0.9], not: [0.7], now: 0.8, most: 1, is: 0.4 },
    { what: 'is none where all have too many', flagged: [0.5], not: [1, 1], now: 0.5, most: 1, is: undefined },
  ])('$what', ({ flagged, not, now, most, is }) => {
    expect(chooseThreshold('toxicity', samples(flagged, not), { now, most })).toBe(is);
  });

  test('of topics is found the other way round', () => {
    expect(chooseThreshold('topic_detector', samples([0.4], [0.6]), { now: 0.3, most: 0 })).toBe(0.5);
  });
});
