import { describe, expect, test } from 'vitest';
import { peers } from './adapters.ts';
import { judgeScores } from './judge-scores.ts';
import manifest from './package.json' with { type: 'json' };

const labelled = (label: 0 | 1, scores: readonly number[], threshold: number) =>
  scores.map((score) => ({ label, score, isFlagged: score >= threshold }));

describe('a standing', () => {
  test.each([
    {
      rule: 'its own threshold need not be the best one',
      texts: [...labelled(1, [0.9, 0.6, 0.4, 0.3], 0.5), ...labelled(0, [0.2, 0.2, 0.1, 0.1], 0.5)],
      own: 0.5,
      best: 1,
    },
    {
      rule: 'a verdict has one',
      texts: [...labelled(1, [1, 1, 0, 0], 1), ...labelled(0, [1, 0, 0, 0], 1)],
      own: 0.25,
      best: 0.25,
    },
    {
      rule: 'one that flags everything is worth nothing',
      texts: [...labelled(1, [1, 1], 1), ...labelled(0, [1, 1], 1)],
      own: 0,
      best: 0,
    },
    {
      rule: 'the wrong way round is below nothing',
      texts: [...labelled(1, [0, 0], 1), ...labelled(0, [1, 1], 1)],
      own: -1,
      best: 0,
    },
    {
      rule: 'a text that it threw on is not flagged',
      texts: [...labelled(1, [Number.NEGATIVE_INFINITY, 1], 1), ...labelled(0, [Number.NEGATIVE_INFINITY, 0], 1)],
      own: 0.5,
      best: 0.5,
    },
  ])('$rule', ({ texts, own, best }) => {
    const standing = judgeScores(texts);
    expect(standing.informedness).toBeCloseTo(own, 12);
    expect(standing.bestInformedness).toBeCloseTo(best, 12);
  });

  test('a verdict that flags more than 5 % of the negatives finds nothing at 5 %', () => {
    const negatives = Array.from({ length: 40 }, (_, at) => (at < 4 ? 1 : 0));
    expect(judgeScores([...labelled(1, [1, 1, 1], 1), ...labelled(0, negatives, 1)]).recallAtFive.value).toBe(0);
    const fewer = negatives.map((_, at) => (at < 2 ? 1 : 0));
    expect(judgeScores([...labelled(1, [1, 1, 1], 1), ...labelled(0, fewer, 1)]).recallAtFive.value).toBe(1);
  });
});

describe('the peers', () => {
  const pinned: Readonly<Record<string, string>> = manifest.dependencies;

  test.each(Object.entries(pinned))('%s is pinned to one version', (_, version) =>
    expect(version).toMatch(/^\d+\.\d+\.\d+$/),
  );

  test('are all installed, and all that is installed is asked', () => {
    const asked = new Set(Object.values(peers).map((peer) => peer.package));
    expect([...asked].toSorted()).toEqual(Object.keys(pinned).toSorted());
  });
});
