import { expect, test } from 'vitest';
import { certaintyText } from './certainty-text.ts';

const verdict = {
  success: true,
  outcome: 'success',
  score: 0.9,
  refused: false,
  reason: 'Met',
  decided_by: 'rubric',
  judge: { name: 'embedded', version: '1', hash: 'x' },
} as const;
const certainty = { kind: 'free_goal', language: 'German', answers: 120, right: 0.916 } as const;

test('names what was judged, in which language, and how often the verdict was right', () => {
  expect(certaintyText({ ...verdict, certainty })).toBe(
    'Of 120 hand-written answers to goals in free words in German that the judge called a success, 92 % were.',
  );
});

test.each([
  { answers: 9, right: 1 },
  { answers: 0, right: null },
])('makes no share of few verdicts (%o)', (few) => {
  expect(certaintyText({ ...verdict, certainty: { ...certainty, ...few, language: null } })).toBe(
    'How sure this is was not measured for answers to goals in free words.',
  );
});

test.each([
  { what: 'a model judged', verdict: { ...verdict, certainty: null } },
  { what: 'it is of an older version', verdict },
  { what: 'the attempt is open', verdict: { ...verdict, outcome: 'unclear', certainty } as const },
])('says nothing where $what', ({ verdict: each }) => {
  expect(certaintyText(each)).toBeUndefined();
});
