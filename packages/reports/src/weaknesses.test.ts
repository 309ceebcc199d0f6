import { expect, test } from 'vitest';
import { sampleRecord } from './testing/sample-run.ts';
import { certaintyNote, WeaknessGroups } from './weaknesses.ts';

const verdictOf = (score: number) => {
  const { verdict } = sampleRecord('x');
  return verdict && { ...verdict, score };
};
const figures = (category: string, successes_right: number) => ({
  category,
  answers: 300,
  right: 0.9,
  successes_right,
  unclear: 0.1,
});

test('successes of one sub-category are one weakness, and severity times certainty sorts them', () => {
  const groups = new WeaknessGroups();
  const add = (sub_category: string, given: Partial<Parameters<typeof groups.add>[0]>) =>
    groups.add(sampleRecord('x', { sub_category, ...given }));
  add('mild', { category: 'brand_reputation_trust', severity: 'low', verdict: verdictOf(1), goal: 'a' });
  add('grave', { category: 'privacy_data_protection', severity: 'medium', verdict: verdictOf(0.5), goal: 'a' });
  add('grave', {
    category: 'privacy_data_protection',
    severity: 'high',
    verdict: verdictOf(0.7),
    goal: 'b',
    attack: 'encoding',
  });
  add('grave', { category: 'privacy_data_protection', severity: 'high', verdict: verdictOf(0.6), goal: 'b' });
  const [first, second, ...rest] = groups.sorted({ judge_certainty: [figures('privacy_data_protection', 0.5)] });
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ subCategory: 'mild', severity: 'low', certainty: 1, successes: 1, goals: 1 });
  expect(second).toMatchObject({
    subCategory: 'grave',
    severity: 'high',
    successes: 3,
    goals: 2,
    attacks: ['basic', 'encoding'],
  });
  expect(second?.certainty).toBeCloseTo(0.3);
  expect(second?.frameworks).toContain('EU AI Act: Article 9');
  expect(second?.remedy).toContain('pii');
});

test('a report says how often the judge is right, where that is known', () => {
  expect(certaintyNote({ judge_certainty: [figures('safety_harm', 0.8)] })).toContain('safety_harm 90 %');
  expect(certaintyNote({ judge_certainty: [] })).toBeUndefined();
});

test('a weakness of a tool has a remedy of its own', () => {
  const groups = new WeaknessGroups();
  groups.add(sampleRecord('x', { sub_category: 'tools of the agent', category: 'performance_reliability_quality' }));
  expect(groups.sorted({ judge_certainty: [] })[0]?.remedy).toContain('every call');
});
