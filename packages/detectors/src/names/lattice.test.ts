import { expect, test } from 'vitest';
import { Lattice } from './lattice.ts';
import { mayFollow, TAGS } from './name-tags.ts';

const SIZE = 4;

/** Numbers that look random and are the same every time. */
const numbers = (length: number, seed: number): Float64Array =>
  Float64Array.from({ length }, (_, at) => Math.sin((at + 1) * 12.9898 + seed * 78.233) * 2);

/** Every row of tags that may be, with its score. */
function allRows(scores: Float64Array, transitions: Float64Array): { tags: number[]; score: number }[] {
  let rows: { tags: number[]; score: number }[] = [{ tags: [], score: 0 }];
  for (let at = 0; at < SIZE; at++) {
    rows = rows.flatMap(({ tags, score }) =>
      Array.from({ length: TAGS }, (_, tag) => tag)
        .filter((tag) => mayFollow(tags.at(-1) ?? 0, tag))
        .map((tag) => ({
          tags: [...tags, tag],
          score: score + (scores[at * TAGS + tag] ?? 0) + (transitions[(tags.at(-1) ?? 0) * TAGS + tag] ?? 0),
        })),
    );
  }
  return rows;
}

test.each([1, 2, 3])('best row and probabilities are those of all rows counted one by one (%d)', (seed) => {
  const transitions = numbers(TAGS * TAGS, seed);
  const scores = numbers(SIZE * TAGS, seed + 10);
  const rows = allRows(scores, transitions);
  const lattice = new Lattice(SIZE, transitions);

  const best = new Uint8Array(SIZE);
  lattice.best(scores, SIZE, best);
  expect([...best]).toEqual(rows.reduce((a, b) => (b.score > a.score ? b : a)).tags);

  const marginals = new Float64Array(SIZE * TAGS);
  lattice.prepare();
  lattice.marginals(scores, SIZE, marginals);
  const total = rows.reduce((sum, { score }) => sum + Math.exp(score), 0);
  for (let cell = 0; cell < marginals.length; cell++) {
    const [at, tag] = [Math.floor(cell / TAGS), cell % TAGS];
    const share = rows.filter(({ tags }) => tags[at] === tag).reduce((sum, { score }) => sum + Math.exp(score), 0);
    expect(marginals[cell]).toBeCloseTo(share / total, 9);
  }
});
