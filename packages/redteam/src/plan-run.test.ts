import { CategoryId } from '@redoubt/contract';
import type { TargetProfile } from '@redoubt/providers';
import { describe, expect, test } from 'vitest';
import { goalsForRun } from './goals/target/target-goals.ts';
import { chooseGoals, spread } from './plan-cells.ts';
import { planRun } from './plan-run.ts';
import type { RunSpec } from './run-spec.ts';
import { specOf as sampleSpec } from './testing/engine-stand.ts';

const profile: TargetProfile = {
  systemType: 'chatbot',
  inputModalities: ['text'],
  systemDescription: undefined,
  tools: [],
};
const specOf = (differing: Partial<RunSpec> = {}): RunSpec =>
  sampleSpec({
    categories: {
      safety_harm: { attackConfig: { basic: {}, encoding: { types: ['base64', 'hex'] } }, subCategories: undefined },
      brand_reputation_trust: { attackConfig: {}, subCategories: undefined },
    },
    comprehensiveness: 'Low',
    systemType: 'chatbot',
    ...differing,
  });
const plan = (differing: Partial<RunSpec> = {}) => {
  const spec = specOf(differing);
  return planRun(spec, { chosen: chooseGoals(spec, goalsForRun(spec, profile)), profile });
};
const countOf = (of: (probe: ReturnType<typeof plan>[number]) => string) =>
  Object.fromEntries([...Map.groupBy(plan(), of)].map(([key, probes]) => [key, probes.length]));

test('each attack of each category gets its prompts, and a category without attacks one basic probe', () => {
  expect(countOf(({ category, attack }) => `${category} ${attack}`)).toEqual({
    'safety_harm basic': 5,
    'safety_harm encoding': 5,
    'brand_reputation_trust basic': 1,
  });
});

test('attacks take turns, so that the beginning of a plan says something of each', () => {
  expect(
    plan()
      .slice(0, 3)
      .map(({ category, attack }) => [category, attack]),
  ).toEqual([
    ['safety_harm', 'basic'],
    ['safety_harm', 'encoding'],
    ['brand_reputation_trust', 'basic'],
  ]);
  expect(plan().map(({ ordinal }) => ordinal)).toEqual(Array.from({ length: 11 }, (_, index) => index));
});

test('the attacks of a category share their goals', () => {
  const goals = (attack: string) =>
    plan().flatMap((probe) => (probe.category === 'safety_harm' && probe.attack === attack ? probe.goalId : []));
  expect(goals('encoding')).toEqual(goals('basic'));
  expect(new Set(goals('basic')).size).toBe(5);
});

describe('the attack lang', () => {
  const langOf = (differing: Partial<RunSpec>) => plan(differing).filter(({ attack }) => attack === 'lang');
  const categories = { brand_reputation_trust: { attackConfig: { basic: {}, lang: {} }, subCategories: undefined } };
  const context = { ...specOf().context, policyDescription: 'Never promise a refund.' };

  test('gets translated goals alone where a run has the goals of the corpus', () => {
    const everywhere = CategoryId.options.map((id) => [id, { attackConfig: { lang: {} }, subCategories: undefined }]);
    const probes = langOf({ categories: Object.fromEntries(everywhere), comprehensiveness: 'High' });
    const framed = probes.filter(({ variant }) => variant.translation === 'frame');
    expect(probes.length).toBeGreaterThan(100);
    expect(framed).toEqual([]);
  });

  test('takes the translated goals first, and leaves out the others where there is no room', () => {
    const sent = (maxPrompts?: number) =>
      langOf({ categories, context, maxPrompts }).map(({ variant }) => variant.translation);
    expect(sent()).toEqual(['phrases', 'phrases', 'frame', 'frame', 'frame']);
    expect(sent(9)).toEqual(['phrases', 'phrases', 'frame', 'frame']);
  });

  test('has the goal of basic at each place', () => {
    const probes = plan({ categories, context });
    const goalOf = (wanted: string) =>
      Object.fromEntries(probes.flatMap(({ attack, place, goal }) => (attack === wanted ? [[place, goal]] : [])));
    expect(goalOf('lang')).toEqual(goalOf('basic'));
  });
});

test('variants take turns, too', () => {
  const variants = plan().flatMap(({ attack, variant }) => (attack === 'encoding' ? variant.type : []));
  expect(variants).toEqual(['base64', 'hex', 'base64', 'hex', 'base64']);
});

describe('ids', () => {
  test('are those of the same plan made again, and no two are equal', () => {
    const ids = plan().map(({ id }) => id);
    expect(plan().map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('of a larger plan begin with those of the smaller', () => {
    const larger = new Set(plan({ comprehensiveness: 'High' }).map(({ id }) => id));
    expect(plan().every(({ id }) => larger.has(id))).toBe(true);
  });

  test.each<{ what: string; differing: Partial<RunSpec> }>([
    { what: 'another seed', differing: { seed: '2' } },
    {
      what: 'other options',
      differing: {
        categories: { safety_harm: { attackConfig: { encoding: { types: ['hex'] } }, subCategories: undefined } },
      },
    },
  ])('differ with $what', ({ differing }) => {
    const before = new Set(plan().flatMap(({ id, attack }) => (attack === 'encoding' ? id : [])));
    expect(plan(differing).some(({ id, attack }) => attack === 'encoding' && before.has(id))).toBe(false);
  });
});

test('an alias beside its attack is run as well', () => {
  const attackConfig = { deepinception: {}, single_shot: {} };
  const probes = plan({ categories: { safety_harm: { attackConfig, subCategories: undefined } } });
  expect(new Set(probes.map(({ attack }) => attack))).toEqual(new Set(['deepinception', 'single_shot']));
  expect(probes).toHaveLength(10);
});

test('controls come last, are harmless, and are spread over the categories', () => {
  const controls = plan({ controls: 4 }).filter(({ isControl }) => isControl);
  expect(controls.map(({ ordinal }) => ordinal)).toEqual([11, 12, 13, 14]);
  expect(controls.map(({ category }) => category).toSorted()).toEqual([
    'brand_reputation_trust',
    'brand_reputation_trust',
    'safety_harm',
    'safety_harm',
  ]);
});

test.each([
  { wanted: [5, 5, 1], most: 100, got: [5, 5, 1] },
  { wanted: [5, 5, 1], most: 6, got: [3, 2, 1] },
  { wanted: [5, 5, 1], most: 2, got: [1, 1, 0] },
  { wanted: [2, 9], most: 8, got: [2, 6] },
  { wanted: [], most: 3, got: [] },
])('$most shared out to $wanted gives $got', ({ wanted, most, got }) => expect(spread(wanted, most)).toEqual(got));

test('max_prompts caps the whole plan', () => expect(plan({ maxPrompts: 7 })).toHaveLength(7));
