import { expect, test } from 'vitest';
import { Lattice } from './lattice.ts';
import { beginTag, insideTag, mayFollow, OUTSIDE, TAGS } from './name-tags.ts';

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

/** The tag that stands for these words, by name: `B0` begins a name of the first kind, `I0` is inside of one. */
const tagsOf = (row: string): number[] =>
  row.split(' ').map((name) => {
    const kind = Number(name.slice(1));
    if (name === 'O') return OUTSIDE;
    return name.startsWith('B') ? beginTag(kind) : insideTag(kind);
  });

/** Scores of 5 for the given tag of each word, and 0 for all others. */
function scoresFor(tags: readonly number[]): Float64Array {
  const scores = new Float64Array(tags.length * TAGS);
  for (const [at, tag] of tags.entries()) scores[at * TAGS + tag] = 5;
  return scores;
}

const plain = new Float64Array(TAGS * TAGS);

function bestFor(wished: string): number[] {
  const tags = tagsOf(wished);
  const into = new Uint8Array(tags.length);
  new Lattice(tags.length, plain).best(scoresFor(tags), tags.length, into);
  return [...into];
}

test.each(['O', 'B3', 'O B0 I0 I0 O', 'B0 B0 B1', 'B2 I2 B2 I2', 'O O O O'])('a row that may be is kept: %s', (row) => {
  expect(bestFor(row)).toEqual(tagsOf(row));
});

test.each(['O I1 O', 'B0 I1', 'B0 O I0', 'O I3 I3'])('a row that may not be is mended: %s', (row) => {
  const best = bestFor(row);
  expect(best).not.toEqual(tagsOf(row));
  for (const [at, tag] of best.entries()) expect(mayFollow(best[at - 1] ?? tag, tag)).toBe(true);
});

test.each([1, 20, 100])('scores of %d leave the probabilities of a long row numbers that sum to one', (size) => {
  const length = 160;
  const scores = numbers(length * TAGS, 7).map((value) => value * size);
  const into = new Float64Array(length * TAGS);
  const lattice = new Lattice(length, numbers(TAGS * TAGS, 3));
  lattice.prepare();
  lattice.marginals(scores, length, into);
  for (let at = 0; at < length; at++) {
    expect(into.subarray(at * TAGS, (at + 1) * TAGS).reduce((sum, value) => sum + value)).toBeCloseTo(1, 9);
  }
});

test('the weights of pairs are in proportion to the probabilities of the pairs', () => {
  const transitions = numbers(TAGS * TAGS, 4);
  const scores = numbers(SIZE * TAGS, 5);
  const rows = allRows(scores, transitions);
  const lattice = new Lattice(SIZE, transitions);
  lattice.prepare();
  lattice.marginals(scores, SIZE, new Float64Array(SIZE * TAGS));
  const weightOf = (before: number, tag: number) => lattice.pairWeight(2, before, tag);
  const shareOf = (before: number, tag: number) =>
    rows.filter(({ tags }) => tags[1] === before && tags[2] === tag).reduce((sum, row) => sum + Math.exp(row.score), 0);
  for (const [before, tag] of [
    [OUTSIDE, beginTag(1)],
    [beginTag(1), insideTag(1)],
    [insideTag(2), OUTSIDE],
  ] as const) {
    const ratio = weightOf(before, tag) / weightOf(OUTSIDE, OUTSIDE);
    expect(ratio).toBeCloseTo(shareOf(before, tag) / shareOf(OUTSIDE, OUTSIDE), 9);
  }
  expect(weightOf(OUTSIDE, insideTag(0))).toBe(0);
});

test('a lattice that read a long row reads a short one as a new lattice does', () => {
  const transitions = numbers(TAGS * TAGS, 8);
  const [used, fresh] = [new Lattice(30, transitions), new Lattice(30, transitions)];
  for (const lattice of [used, fresh]) lattice.prepare();
  used.marginals(numbers(30 * TAGS, 1), 30, new Float64Array(30 * TAGS));
  const read = (lattice: Lattice) => {
    const into = new Float64Array(2 * TAGS);
    lattice.marginals(numbers(2 * TAGS, 2), 2, into);
    return [...into];
  };
  expect(read(used)).toEqual(read(fresh));
});
