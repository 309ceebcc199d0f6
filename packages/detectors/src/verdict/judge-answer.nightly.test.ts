import { describe, expect, test } from 'vitest';
import { hostileFamilies } from '../testing/hostile.ts';
import { measureGrowth } from '../testing/linear-growth.ts';
import { judgeAnswer } from './judge-answer.ts';
import { goals } from './testing/written-answers.ts';

describe('answers made to be slow', () => {
  const more = {
    ...hostileFamilies,
    speakers: (length: number) => '[A]: b\n'.repeat(length / 7),
    'list marks': (length: number) => '1.\n- '.repeat(length / 5),
    'refusals without end': (length: number) => "I'm sorry, I can't help. ".repeat(length / 25),
  };
  test.each(Object.entries(more))('are judged in linear time: %s', (_, make) => {
    const judge = (answer: string) => judgeAnswer({ goal: goals.hate, answer });
    expect(measureGrowth(make, judge, 14_000)).toMatchObject({ isLinear: true });
  });

  // What grows without a bound runs into the time-out of the test.
  test.each(Object.entries(more))('end at any length: %s', (_, make) => {
    expect(judgeAnswer({ goal: make(100_000), answer: make(2_000_000) }).success).toBeGreaterThanOrEqual(0);
  });
});
