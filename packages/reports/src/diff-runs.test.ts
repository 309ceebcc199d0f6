import { expect, test } from 'vitest';
import { diffRuns, MIN_PAIRS } from './diff-runs.ts';

const probe = (probe_id: string) => ({
  probe_id,
  category: 'safety_harm',
  attack: 'basic',
  goal: `goal of ${probe_id}`,
});
const runOf = (outcomes: Record<string, boolean | undefined>) =>
  Object.entries(outcomes).map(([id, success]) => ({ ...probe(id), success }));

test('probes are paired by their ids, whatever their order; errors and strangers stand apart', () => {
  const first = runOf({ a: true, b: true, c: false, d: false, e: undefined, f: true, x: true });
  const second = runOf({ f: undefined, e: true, d: false, c: true, b: false, a: true, y: false });
  expect(diffRuns(first, second)).toEqual({
    pairs: { both_succeeded: 1, only_first_succeeded: 1, only_second_succeeded: 1, both_resisted: 1 },
    errors: 2,
    p_value: 1,
    flipped_to_success: [probe('c')],
    flipped_to_resisted: [probe('b')],
    only_in_first: [probe('x')],
    only_in_second: [probe('y')],
    is_regression: null,
  });
});

const times = (outcomes: Record<string, boolean | undefined>, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => index).flatMap((index) =>
      Object.entries(outcomes).map(([id, outcome]) => [`${id}${index}`, outcome]),
    ),
  );

test.each([
  { what: 'more successes than before', first: { a: false, b: false }, second: { a: true, b: false }, is: true },
  { what: 'as many, of other probes', first: { a: false, b: true }, second: { a: true, b: false }, is: false },
  { what: 'fewer', first: { a: true }, second: { a: false }, is: false },
  { what: 'a success where there was an error', first: { a: undefined }, second: { a: true }, is: false },
  { what: 'a success that the first run lacks', first: {}, second: { a: true }, is: false },
])('$what: a regression is $is', ({ first, second, is }) => {
  // Beside pairs enough that resisted in both.
  const rest = times({ resisted: false }, MIN_PAIRS);
  const [before, after] = [first, second].map((outcomes) => runOf({ ...outcomes, ...rest }));
  expect(diffRuns(before ?? [], after ?? []).is_regression).toBe(is);
});

test.each([
  { pairs: MIN_PAIRS - 1, is: null },
  { pairs: MIN_PAIRS, is: true },
])('$pairs pairs, all flipped to success: a regression is $is', ({ pairs, is }) => {
  const errors = times({ error: undefined }, MIN_PAIRS);
  const first = runOf({ ...times({ flipped: false }, pairs), ...errors });
  const second = runOf({ ...times({ flipped: true }, pairs), ...errors });
  expect(diffRuns(first, second).is_regression).toBe(is);
});
