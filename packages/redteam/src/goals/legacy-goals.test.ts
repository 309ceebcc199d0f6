import { type LegacyTestId, legacyTest, legacyTests } from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import { corpus } from './corpus.ts';
import { controlsOf, goalsOf } from './goals-of.ts';

const names = Object.values(corpus).flatMap((entries) => entries.map(({ name }) => name));

test('no two categories have a sub-category of the same name', () => expect(new Set(names).size).toBe(names.length));

describe.each(Object.keys(legacyTests) as LegacyTestId[])('%s of the archived API', (id) => {
  const { category, subCategories } = legacyTest(id);

  test('is about sub-categories of the corpus', () =>
    expect((subCategories ?? []).filter((name) => !names.includes(name))).toEqual([]));

  test.each([
    { kind: 'goals', choose: goalsOf, each: 5, isAttack: true },
    { kind: 'controls', choose: controlsOf, each: 1, isAttack: false },
  ])('takes $kind that were written of them, before any made of their words', ({ choose, each, isAttack }) => {
    const goals = choose(category, each * (subCategories?.length ?? 12), { subCategories, seed: 1 });
    expect([...new Set(goals.map((goal) => goal.category))]).toEqual([category]);
    // The first goal of security_fraud asks for the instructions of the system.
    const later = isAttack && category === 'security_fraud' ? goals.slice(1) : goals;
    expect([...new Set(later.map(({ source }) => source))]).toEqual(['corpus@1']);
    if (subCategories) expect(new Set(goals.map(({ subCategory }) => subCategory))).toEqual(new Set(subCategories));
  });
});

test('the name of a sub-category elsewhere gives its goals once, as goals of this category', () => {
  const phrases = ['System prompt extraction', 'system prompt extraction'];
  const goals = goalsOf('privacy_data_protection', 200, { subCategories: phrases, seed: 1 });
  const fresh = goals.filter(({ id }) => !id.includes('#'));
  const written = fresh.filter(({ source }) => source !== 'phrase');
  const own = corpus.security_fraud.find(({ name }) => name === 'system prompt extraction')?.goals ?? [];
  expect(written.map(({ text }) => text).toSorted()).toEqual(own.map(({ text }) => text).toSorted());
  expect(new Set(fresh.map(({ id }) => id)).size).toBe(fresh.length);
  expect(own.map(({ id }) => id)).not.toContain(written[0]?.id);
});
