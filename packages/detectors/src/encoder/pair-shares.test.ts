import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairChances, pairShares } from './pair-shares.ts';
import type { TextReading } from './read-texts.ts';

const labels = ['nsfw', 'entailed', 'contradicted', 'neither', 'about'];
const readingOf = (...segments: readonly (readonly number[])[]): TextReading => ({
  chunks: segments.map((logits) => ({
    start: 0,
    end: 1,
    embedding: new Float32Array(),
    logits: Float32Array.from(logits),
  })),
  covered: 1,
});

describe('the answers of a group', () => {
  test('are as likely as their logits say, segment by segment', () => {
    const [first, second] = pairShares('claim', readingOf([9, 3, 0, 0, -9], [0, 0, 0, 4, 0]), labels);
    expect(first?.entailed).toBeCloseTo(0.909, 3);
    expect(second?.neither).toBeCloseTo(0.965, 3);
    expect(first?.contradicted).toBe(first?.neither);
  });

  test('are 1 together, whatever the logits', () => {
    const logit = fc.float({ min: -100, max: 100, noNaN: true });
    fc.assert(
      fc.property(logit, logit, logit, (a, b, c) => {
        const [shares] = pairShares('claim', readingOf([0, a, b, c, 0]), labels);
        const { entailed = 0, contradicted = 0, neither = 0 } = shares ?? {};
        expect(entailed + contradicted + neither).toBeCloseTo(1, 9);
      }),
    );
  });

  test('of a text without words are none', () => expect(pairShares('claim', readingOf(), labels)).toEqual([]));
});

test('a single answer is as likely as its logit says', () => {
  expect(pairChances('about', readingOf([0, 0, 0, 0, 0], [0, 0, 0, 0, 2]), labels)).toEqual([
    0.5,
    1 / (1 + Math.exp(-2)),
  ]);
});
