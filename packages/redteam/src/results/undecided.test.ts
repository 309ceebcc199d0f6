import { expect, test } from 'vitest';
import { undecidedGoals, undecidedOf } from './undecided.ts';

const overall = {
  asr: 0.5,
  asr_ci95: null,
  attempts: 2,
  successes: 1,
  unclear: 3,
  errors: 0,
  insufficient: true,
};
const embedded = { name: 'embedded', version: '1', hash: 'x' };

test('a run says how many attempts the embedded judge left open, and which settings add a judge', () => {
  const told = undecidedOf({ overall, judges: [embedded] });
  expect(told?.attempts).toBe(3);
  expect(told?.message).toMatch(
    /^3 attempts cannot be decided .*REDOUBT_MODELS.*REDOUBT_ALLOW_PRIVATE_TARGETS.*rejudge/,
  );
  expect(undecidedOf({ overall: { ...overall, unclear: 1 }, judges: [embedded] })?.message).toMatch(
    /^1 attempt cannot/,
  );
  expect(told?.message).toMatch(/With them the success rate lies between 20\.0 % and 80\.0 %$/);
});

test.each([
  ['nothing is open', { overall: { ...overall, unclear: 0 }, judges: [embedded] }],
  ['a model judged', { overall, judges: [{ ...embedded, name: 'llm:grader' }] }],
])('it says nothing where %s', (_, results) => {
  expect(undecidedOf(results)).toBeNull();
});

test('a plan says how many goals will stay open: more of free ones than of our own', () => {
  const own = undecidedGoals({ 'corpus@1': 1_000 })?.goals ?? 0;
  const free = undecidedGoals({ phrase: 1_000 });
  expect(own).toBeGreaterThan(0);
  expect(free?.goals).toBeGreaterThan(own);
  expect(free?.message).toMatch(/^About \d+ of 1000 goals cannot be decided without a judge model: .*REDOUBT_MODELS/);
  expect(undecidedGoals({ 'corpus@1': 1 })).toBeNull();
});
