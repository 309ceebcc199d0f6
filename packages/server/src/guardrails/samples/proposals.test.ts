import { expect, test } from 'vitest';
import { type JudgedSample, proposals } from './proposals.ts';

const samples = (count: number, expected: JudgedSample['expected'], toxicity: number): JudgedSample[] =>
  Array.from({ length: count }, () => ({
    detector: 'toxicity',
    expected,
    verdict: { details: { toxicity: { toxicity } } } as unknown as JudgedSample['verdict'],
  }));

test('a share of 0.29 allows 29 false alarms of 100', () => {
  const judged = [
    ...samples(40, 'flagged', 0.9),
    ...samples(29, 'not_flagged', 0.9),
    ...samples(71, 'not_flagged', 0.1),
  ];
  const [proposal] = proposals(['toxicity'], judged, { thresholdOf: () => 0.95, maxFalseAlarmShare: 0.29 });
  expect(proposal?.after).toEqual({ right: 111, false_alarms: 29, missed: 0 });
});
