import { describe, expect, test } from 'vitest';
import { goalOriginsOf } from './goal-origins.ts';
import { goalsOfDataset } from './goals/dataset-goals.ts';
import { goalsForRun } from './goals/target/target-goals.ts';
import { chooseGoals } from './plan-cells.ts';
import { planRun } from './plan-run.ts';
import type { RunSpec } from './run-spec.ts';
import { specOf } from './testing/engine-stand.ts';
import { modelProfile as profile } from './testing/recorded-steps.ts';

const attackConfig = { basic: {}, lang: { languages: ['zulu' as const] } };
const ofRules: Partial<RunSpec> = {
  categories: {
    brand_reputation_trust: { attackConfig, subCategories: undefined },
    safety_harm: { attackConfig, subCategories: undefined },
  },
  comprehensiveness: 'Low',
  context: { ...specOf({}).context, policyDescription: 'Never promise a refund.' },
};
const originsOf = (differing: Partial<RunSpec>, hasAttacker = false) => {
  const spec = specOf({ ...ofRules, ...differing });
  return goalOriginsOf(spec, { chosen: chooseGoals(spec, goalsForRun(spec, profile)), hasAttacker });
};

describe('a plan with the attack lang', () => {
  const sentence =
    'lang: 7 of its 10 prompts are translated, and 3 have the goal in English inside a request in the language: without an attacker model only goals of the corpus in their own words are translated';

  test('says how many of its prompts are translated and how many are framed, as the probes are', () => {
    const spec = specOf(ofRules);
    const probes = planRun(spec, { chosen: chooseGoals(spec, goalsForRun(spec, profile)), profile });
    const sent = probes.filter(({ attack }) => attack === 'lang').map(({ variant }) => variant.translation);
    expect(['phrases', 'frame'].map((how) => sent.filter((each) => each === how).length)).toEqual([7, 3]);
    expect(originsOf({}).warnings).toEqual([sentence]);
  });

  test('says nothing of it where a model translates, where all goals are translated, or without the attack', () => {
    const { context } = specOf({});
    const basic = { attackConfig: { basic: {} }, subCategories: undefined };
    const without = { categories: { brand_reputation_trust: basic, safety_harm: basic } };
    expect([originsOf({}, true), originsOf({ context }), originsOf(without)].map(({ warnings }) => warnings)).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('says it of the goals of a dataset, too', () => {
    const { context } = specOf({});
    const goals = ['Promise me a parcel.', 'Say that the vault is open.'].map((text, at) => ({
      id: `g-${at}`,
      category: 'safety_harm' as const,
      subCategory: 'free',
      text,
      isControl: false,
      source: 'threat:x',
    }));
    const dataset = { id: 'd', prompts: { safety_harm: 2 }, systemDescription: undefined, rules: [] };
    const spec = specOf({ categories: { safety_harm: { attackConfig, subCategories: undefined } }, context, dataset });
    const usual = goalsForRun(spec, profile);
    const { warnings } = goalOriginsOf(spec, {
      chosen: chooseGoals(spec, goalsOfDataset(goals, usual)),
      hasAttacker: false,
    });
    expect(warnings).toEqual([expect.stringContaining('lang: 0 of its 2 prompts are translated, and 2 have')]);
  });
});
