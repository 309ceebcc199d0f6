import { describe, expect, test } from 'vitest';
import { areaOf, auroc, intervalOf, meanArea } from './auroc.ts';
import { addConfusions, confusionAt, qualityOf } from './confusion.ts';
import { share } from './interval.ts';
import { thresholdAt } from './operating-point.ts';

describe('a share', () => {
  test.each([
    { hits: 8, of: 10, low: 0.4902, high: 0.9433 },
    { hits: 0, of: 10, low: 0, high: 0.2775 },
    { hits: 10, of: 10, low: 0.7225, high: 1 },
    { hits: 50, of: 100, low: 0.4038, high: 0.5962 },
  ])('$hits of $of lies between $low and $high', ({ hits, of, low, high }) => {
    const estimate = share(hits, of);
    expect(estimate.value).toBe(hits / of);
    expect(estimate.low).toBeCloseTo(low, 4);
    expect(estimate.high).toBeCloseTo(high, 4);
  });

  test('of nothing is no number', () => expect(share(0, 0).value).toBeNaN());
});

describe('the area under the curve', () => {
  test.each([
    { rule: 'counts the pairs in order', positives: [0.8, 0.4], negatives: [0.6, 0.2], area: 0.75, variance: 0.125 },
    { rule: 'counts a tie half', positives: [0.5], negatives: [0.5], area: 0.5, variance: 0 },
    { rule: 'is 1 for classes apart', positives: [3, 2], negatives: [1, 0, -1], area: 1, variance: 0 },
    { rule: 'is 0 for classes the wrong way round', positives: [0], negatives: [1, 2], area: 0, variance: 0 },
    {
      rule: 'takes ties across and inside classes',
      positives: [1, 1, 2],
      negatives: [1, 0],
      // Pairs: 1>1 half, 1>0, 1>1 half, 1>0, 2>1, 2>0: 5 of 6.
      area: 5 / 6,
      // Of positives ¾, ¾, 1: variance 1/48, a third of it; of negatives ⅔, 1: variance 1/18, half of it.
      variance: 1 / 144 + 1 / 36,
    },
  ])('$rule', ({ positives, negatives, area, variance }) => {
    const found = areaOf(positives, negatives);
    expect(found.value).toBeCloseTo(area, 12);
    expect(found.variance).toBeCloseTo(variance, 12);
  });

  test('is what counting all pairs gives', () => {
    const positives = Array.from({ length: 60 }, (_, at) => ((at * 37) % 41) / 10 + 1);
    const negatives = Array.from({ length: 80 }, (_, at) => ((at * 53) % 43) / 10);
    const wins = positives.flatMap((p) => negatives.map((n) => (p > n ? 1 : p === n ? 0.5 : 0)));
    const counted = wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
    expect(auroc(positives, negatives).value).toBeCloseTo(counted, 12);
  });

  test('lies inside its interval, which stays below 1 and narrows with more rows', () => {
    const scores = (length: number, shift: number) => Array.from({ length }, (_, at) => ((at * 37) % 101) + shift);
    const few = auroc(scores(30, 60), scores(30, 0));
    const many = auroc(scores(900, 60), scores(900, 0));
    for (const { value, low, high } of [few, many]) {
      expect(low).toBeLessThan(value);
      expect(high).toBeGreaterThan(value);
      expect(high).toBeLessThan(1);
    }
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 3);
  });

  test('of classes apart still has a lower bound that their size sets', () => {
    const { value, low, high } = auroc([2, 2, 2, 2, 2], [1, 1, 1, 1, 1, 1, 1, 1]);
    expect([value, high]).toEqual([1, 1]);
    expect(low).toBeCloseTo(share(5, 5).low, 12);
  });

  test('is unknown where a class is empty, and a mean leaves it out', () => {
    const empty = areaOf([], [1]);
    expect(empty.value).toBeNaN();
    const mean = meanArea([empty, { value: 0.8, variance: 0.02 }, { value: 0.6, variance: 0.02 }]);
    expect(mean.value).toBeCloseTo(0.7, 12);
    expect(mean.variance).toBeCloseTo(0.01, 12);
    expect(intervalOf(empty, 0).low).toBeNaN();
  });
});

describe('a confusion', () => {
  const confusion = { truePositives: 6, falsePositives: 2, trueNegatives: 8, falseNegatives: 4 };

  test('gives precision, recall, F1 and false-positive rate', () => {
    const { precision, recall, f1, falsePositiveRate } = qualityOf(confusion);
    expect([precision.value, recall.value, falsePositiveRate.value]).toEqual([0.75, 0.6, 0.2]);
    expect(f1.value).toBeCloseTo(12 / 18, 12);
    expect(f1.low).toBeCloseTo((2 * share(6, 12).low) / (1 + share(6, 12).low), 12);
  });

  test('flags a score at the threshold', () => {
    expect(confusionAt([0.5, 0.4], [0.5, 0.1], 0.5)).toEqual({
      truePositives: 1,
      falsePositives: 1,
      trueNegatives: 1,
      falseNegatives: 1,
    });
  });

  test('adds up', () => {
    expect(addConfusions([confusion, confusion])).toEqual({
      truePositives: 12,
      falsePositives: 4,
      trueNegatives: 16,
      falseNegatives: 8,
    });
  });
});

describe('the threshold at a false-positive rate', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => ((at * 37) % 100) / 100);
  test.each([
    { rule: 'flags three of a hundred at 3 %', negatives: hundred, rate: 0.03, flagged: 3 },
    { rule: 'flags none at 0 %', negatives: hundred, rate: 0, flagged: 0 },
    {
      rule: 'flags fewer where ties would flag more',
      negatives: [1, 1, 1, 1, 0, 0, 0, 0, 0, 0],
      rate: 0.3,
      flagged: 0,
    },
    { rule: 'takes a verdict that is rare enough', negatives: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0], rate: 0.1, flagged: 1 },
    { rule: 'works for scores of one value', negatives: [0.2, 0.2, 0.2], rate: 0.4, flagged: 0 },
  ])('$rule', ({ negatives, rate, flagged }) => {
    const threshold = thresholdAt(negatives, rate);
    expect(negatives.filter((score) => score >= threshold)).toHaveLength(flagged);
  });
});
