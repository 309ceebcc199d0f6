import { describe, expect, test } from 'vitest';
import { chooseParts, heldOut, type TriedPart } from './choose-parts.ts';

/** A part that sees the attempts with these indexes: successes in the prompt, controls in the answer. */
const part = (
  key: string,
  successes: readonly number[],
  controls: readonly number[],
  threshold?: number,
): TriedPart => ({
  key,
  detector: 'injection_attack',
  threshold,
  successes: Array.from({ length: 100 }, (_, at) => ({ prompt: successes.includes(at), answer: false })),
  controls: Array.from({ length: 100 }, (_, at) => ({ prompt: false, answer: controls.includes(at) })),
});
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);
const all = { successes: range(0, 100), controls: range(0, 100) };
const chosenOf = (parts: readonly TriedPart[], most = 0.02) =>
  chooseParts(parts, all, most).map(({ key, threshold, adds }) => [key, threshold, adds]);

describe('the choice', () => {
  test('takes what stops most for each false positive, and what adds to it', () => {
    const parts = [part('a', range(0, 40), [1]), part('b', range(0, 30), []), part('c', range(30, 60), [1])];
    expect(chosenOf(parts)).toEqual([
      ['b', undefined, 30],
      ['c', undefined, 30],
    ]);
  });

  test('never stops more controls than allowed, together either', () => {
    const parts = [
      part('a', range(0, 50), [0, 1]),
      part('b', range(50, 90), [2]),
      part('c', range(0, 100), range(0, 10)),
    ];
    // `b` stops more for each false positive, and `a` would be the third one.
    expect(chosenOf(parts)).toEqual([['b', undefined, 40]]);
    expect(chosenOf(parts, 0)).toEqual([]);
  });

  test('leaves a detector out that adds less than a hundredth, and takes a rule that adds one', () => {
    const rule = { id: 'r', title: 'r', text: 'r', severity: 'high' as const };
    const many = { successes: range(0, 100).flatMap((at) => [at, at, at]), controls: all.controls };
    const parts = [part('a', range(0, 50), []), part('b', [60], [])];
    expect(chooseParts(parts, many, 0.02).map(({ key }) => key)).toEqual(['a', 'b']);
    const weak = { successes: [...range(0, 100), ...range(0, 50)], controls: all.controls };
    expect(chooseParts(parts, weak, 0.02).map(({ key }) => key)).toEqual(['a']);
    const asRule = parts.map((each) => (each.key === 'b' ? { ...each, rule } : each));
    expect(chooseParts(asRule, weak, 0.02).map(({ key }) => key)).toEqual(['a', 'b']);
  });

  test('takes a threshold only if the next lower one is safe too', () => {
    const parts = [
      part('a', range(0, 20), []),
      part('a', range(0, 30), [], 0.6),
      part('a', range(0, 50), [1], 0.5),
      part('a', range(0, 90), range(0, 9), 0.4),
    ];
    expect(chosenOf(parts)).toEqual([['a', 0.6, 30]]);
  });
});

test('what one half of the goals chooses is counted on the other', () => {
  const half = range(0, 100).map((at) => at % 2 === 0);
  const even = part(
    'even',
    range(0, 100).filter((at) => at % 2 === 0),
    [],
  );
  const odd = part('odd', [1, 3, 5, 7], [2, 4, 6]);
  // The even half chooses `even`, which stops nothing of the odd one. The odd half chooses `odd`.
  expect(heldOut([even, odd], { successes: half, controls: half }, 0)).toEqual({ blocked: 0, falsePositives: 3 });
  const oneSided = range(0, 100).map(() => true);
  expect(heldOut([even], { successes: oneSided, controls: half }, 0)).toBeUndefined();
});
