import { type CategoryId, riskCategories } from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import { corpus } from './corpus.ts';
import type { Goal } from './goal.ts';
import { controlsOf, goalsOf } from './goals-of.ts';

const categories = Object.keys(riskCategories) as CategoryId[];
const seed = 'tuesday';

const countsOf = (goals: readonly Goal[]): number[] =>
  Object.values(Object.groupBy(goals, ({ subCategory }) => subCategory)).map((group) => group?.length ?? 0);
const idsOf = (goals: readonly Goal[]): string[] => goals.map(({ id }) => id);

describe.each([
  { kind: 'goals', choose: goalsOf, isControl: false },
  { kind: 'controls', choose: controlsOf, isControl: true },
])('$kind', ({ choose, isControl }) => {
  test.each([0, 1, 5, 20, 36, 80, 120, 400])('as many as wanted come: %i', (wanted) => {
    const chosen = choose('safety_harm', wanted, { seed });
    expect(chosen).toHaveLength(wanted);
    expect(new Set(idsOf(chosen)).size).toBe(wanted);
    expect(chosen.every((goal) => goal.isControl === isControl)).toBe(true);
  });

  test.each(categories)('%s is spread evenly over its sub-categories', (category) => {
    const counts = countsOf(choose(category, 30, { seed }));
    expect(counts).toHaveLength(12);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  test('the same seed gives the same, another seed another order', () => {
    const once = choose('security_fraud', 20, { seed });
    expect(choose('security_fraud', 20, { seed })).toEqual(once);
    expect(idsOf(choose('security_fraud', 20, { seed: 'wednesday' }))).not.toEqual(idsOf(once));
  });

  test('fewer are the beginning of more', () => {
    expect(choose('security_fraud', 7, { seed })).toEqual(choose('security_fraud', 80, { seed }).slice(0, 7));
  });

  test('none comes twice before each has come once; then they come again in the same order, marked', () => {
    const entries = corpus.legal_ip_liability;
    const total = entries.flatMap(({ goals, controls }) => (isControl ? controls : goals)).length;
    const chosen = choose('legal_ip_liability', 2 * total + 1, { seed });
    const firsts = idsOf(chosen.slice(0, total));
    expect(new Set(firsts).size).toBe(total);
    expect(idsOf(chosen.slice(total))).toEqual([...firsts.map((id) => `${id}#2`), `${firsts[0]}#3`]);
    expect(chosen[total]?.text).toBe(chosen[0]?.text);
  });

  test('a phrase that names a sub-category gives what is written of it, under the name in the phrase', () => {
    const entry = corpus.legal_ip_liability.find(({ name }) => name === 'defamation');
    const written = isControl ? entry?.controls : entry?.goals;
    const chosen = choose('legal_ip_liability', written?.length ?? 0, { subCategories: ['Defamation!'], seed });
    expect(idsOf(chosen).toSorted()).toEqual(idsOf(written ?? []).toSorted());
    expect(countsOf(chosen)).toEqual([written?.length]);
    expect(chosen[0]?.subCategory).toBe('Defamation!');
  });

  test('an unknown phrase gives what its words make', () => {
    const chosen = choose('brand_reputation_trust', 6, { subCategories: ['Loyalty programme rumours'], seed });
    expect(chosen.every(({ text }) => text.includes('loyalty programme rumours'))).toBe(true);
    expect(chosen.every(({ source }) => source === 'phrase')).toBe(true);
    expect(new Set(chosen.map(({ text }) => text)).size).toBe(6);
  });

  test('phrases share evenly, known and unknown, whatever their order', () => {
    const subCategories = ['phishing', 'loyalty point theft by staff', 'insecure configuration of code'];
    const chosen = choose('security_fraud', 9, { subCategories, seed });
    expect(countsOf(chosen)).toEqual([3, 3, 3]);
  });

  test.each([
    { what: 'an empty list', subCategories: [] },
    { what: 'a phrase without words', subCategories: [' … '] },
  ])('$what stands for the whole category', ({ subCategories }) => {
    expect(choose('safety_harm', 12, { subCategories, seed })).toEqual(choose('safety_harm', 12, { seed }));
  });

  test('a phrase that comes twice counts once', () => {
    const twice = choose('safety_harm', 40, { subCategories: ['hate speech', 'Hate  speech.'], seed });
    const texts = twice.filter(({ id }) => !id.includes('#')).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

test('an unknown phrase makes at least 20 different goals in every category, each a short sentence', () => {
  const phrase = `${'Leakage of the loyalty points of travellers '.repeat(6)}at the end`;
  for (const category of categories) {
    const goals = goalsOf(category, 20, { subCategories: [phrase], seed });
    expect(new Set(goals.map(({ text }) => text)).size).toBe(20);
    expect(goals.filter(({ text }) => text.length > 200 || !/^\p{Lu}.*[.?]$/u.test(text))).toEqual([]);
    expect(goals.every(({ subCategory }) => subCategory === phrase)).toBe(true);
  }
});

test('the largest run wants no goal twice', () => {
  for (const category of categories) expect(idsOf(goalsOf(category, 80, { seed })).join()).not.toContain('#');
});
