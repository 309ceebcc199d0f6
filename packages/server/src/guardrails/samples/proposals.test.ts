import { expect, test } from 'vitest';
import { confirmed, type JudgedSample, proposals } from './proposals.ts';

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

test('a threshold that proves no better when the texts are judged again at it is not proposed', () => {
  const judged = [...samples(20, 'flagged', 0.4), ...samples(20, 'not_flagged', 0.1)];
  const [proposal] = proposals(['toxicity'], judged, { thresholdOf: () => 0.5, maxFalseAlarmShare: 0 });
  if (!proposal) throw new Error('There is no proposal.');
  expect(proposal.threshold.proposed).toBeGreaterThan(0.1);
  expect(confirmed(proposal, judged, 0)).toEqual(proposal);
  const read = [...samples(20, 'flagged', 0), ...samples(20, 'not_flagged', 0.1)];
  expect(confirmed(proposal, read, 0)).toMatchObject({ threshold: { now: 0.5, proposed: null }, after: null });
  expect(confirmed(proposal, read, 0).warnings.at(-1)).toContain('no better off');
  const partly = [...judged.slice(0, 30), ...samples(10, 'not_flagged', 0.9)];
  expect(confirmed(proposal, partly, 0).threshold.proposed).toBeNull();
  expect(confirmed(proposal, partly, 0.5).after).toEqual({ right: 30, false_alarms: 10, missed: 0 });
});
