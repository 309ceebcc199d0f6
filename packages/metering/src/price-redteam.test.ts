import {
  type AttackConfig,
  type AttackId,
  type AttackName,
  attackAliases,
  attackTraits,
  type CategoryAttacks,
  type CategoryId,
  expandFrameworks,
  type FrameworkId,
  frameworks,
  riskCategories,
  type SystemType,
} from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import { priceEval, pricePlayground, priceRun, priceThreatModeling } from './price-redteam.ts';

const bases: [CategoryId, number][] = [
  ['safety_harm', 12],
  ['security_fraud', 10],
  ['privacy_data_protection', 10],
  ['legal_ip_liability', 8],
  ['product_misuse_abuse', 8],
  ['performance_reliability_quality', 8],
  ['bias_fairness_ethical_harm', 6],
  ['brand_reputation_trust', 6],
];

const multipliers: [AttackName, number][] = [
  ['basic', 1],
  ['deepinception', 1],
  ['encoding', 1],
  ['obfuscation', 1],
  ['long_character', 1],
  ['attack_in_the_middle', 1],
  ['lang', 2],
  ['figstep', 2],
  ['camo', 2],
  ['hades', 2],
  ['word_masking', 2],
  ['waveform', 2],
  ['derail_yourself', 5],
  ['graph', 6],
  ['goat', 6],
  ['audio_goat', 6],
  ['rt_agent', 8],
  ['tap', 12],
  ['rt_agent_v2', 8],
  ['fc', 2],
  ['hades_at', 2],
  ['single_shot', 1],
  ['deep_inception', 1],
  ['eai_attack', 6],
];

const run = (categories: CategoryAttacks, systemType: SystemType = 'foundation_model') =>
  priceRun({ categories, systemType });
const probing = (attacks: AttackConfig) => run({ security_fraud: attacks }).credits;

describe('every row of the tables', () => {
  test.each(bases)('the base of %s is %i', (category, base) => {
    expect(run({ [category]: { basic: {} } }).credits).toBe(base);
  });

  test.each(multipliers)('%s multiplies by %i', (attack, multiplier) => {
    expect(run({ safety_harm: { [attack]: {} } }).credits).toBe(12 * multiplier);
    expect(pricePlayground({ [attack]: {} }).credits).toBe(2 * multiplier);
  });

  test('there is a row for each category, attack and alias', () => {
    expect(bases.map(([id]) => id).toSorted()).toEqual(Object.keys(riskCategories).toSorted());
    const names = [...Object.keys(attackTraits), ...Object.keys(attackAliases)];
    expect(multipliers.map(([id]) => id).toSorted()).toEqual(names.toSorted());
  });

  test.each<[SystemType, number]>([
    ['foundation_model', 120],
    ['chatbot', 120],
    ['agent', 180],
  ])('a target of the type %s makes 120 credits %i', (systemType, cost) => {
    expect(run({ security_fraud: { tap: {} } }, systemType).credits).toBe(cost);
  });

  test.each<[FrameworkId, number]>([
    ['owasp_llm_top10', 124],
    ['eu_ai_act', 136],
    ['nist_ai_rmf', 136],
    ['mitre_atlas', 96],
    ['iso_42001', 108],
    ['aiuc_1', 124],
  ])('a run of %s costs %i: the bases it covers, with basic and encoding', (framework, cost) => {
    expect(run(expandFrameworks([framework])).credits).toBe(cost);
    expect(Object.keys(expandFrameworks([framework])).toSorted()).toEqual(
      [...frameworks[framework].categories].toSorted(),
    );
  });
});

describe('parameters', () => {
  test.each<{ attack: AttackId; options: object; multiplier: number }>([
    { attack: 'goat', options: { max_turns: 12 }, multiplier: 12 },
    { attack: 'goat', options: { max_turns: 13 }, multiplier: 12 },
    { attack: 'goat', options: { max_turns: 9 }, multiplier: 9 },
    { attack: 'goat', options: { max_turns: 3 }, multiplier: 3 },
    { attack: 'goat', options: { max_turns: 1 }, multiplier: 3 },
    { attack: 'goat', options: { max_turns: 0 }, multiplier: 3 },
    { attack: 'goat', options: { max_turns: Number.MAX_SAFE_INTEGER }, multiplier: 12 },
    { attack: 'rt_agent', options: { max_iterations: 12 }, multiplier: 12 },
    { attack: 'rt_agent', options: { max_iterations: 20 }, multiplier: 20 },
    { attack: 'rt_agent', options: { max_iterations: 21 }, multiplier: 20 },
    { attack: 'rt_agent', options: { max_iterations: 2 }, multiplier: 4 },
    { attack: 'tap', options: { max_depth: 6 }, multiplier: 24 },
    { attack: 'tap', options: { max_depth: 1 }, multiplier: 6 },
    { attack: 'tap', options: { max_depth: 16 }, multiplier: 64 },
    { attack: 'derail_yourself', options: { num_actors: 6 }, multiplier: 10 },
    { attack: 'derail_yourself', options: { max_turns: 10 }, multiplier: 10 },
    { attack: 'derail_yourself', options: { num_actors: 6, max_turns: 10 }, multiplier: 15 },
    { attack: 'derail_yourself', options: { num_actors: 6, max_turns: 5 }, multiplier: 10 },
    { attack: 'derail_yourself', options: { num_actors: 1, max_turns: 1 }, multiplier: 2.5 },
    { attack: 'basic', options: { max_turns: 60 }, multiplier: 1 },
    { attack: 'audio_goat', options: { max_turns: 12 }, multiplier: 6 },
  ])('$attack with $options multiplies by $multiplier', ({ attack, options, multiplier }) => {
    expect(probing({ [attack]: options })).toBe(10 * multiplier);
  });

  test('tap stops at 5.6 times its multiplier, exactly', () => {
    expect(probing({ tap: { max_depth: 17 } })).toBe(672);
    expect(pricePlayground({ tap: { max_depth: 17 } }).credits).toBe(135);
  });
});

describe('a run', () => {
  test.each<{ rule: string; categories: CategoryAttacks; systemType?: SystemType; cost: number }>([
    {
      rule: 'security_fraud with basic and tap on an agent costs 195',
      categories: { security_fraud: { basic: {}, tap: {} } },
      systemType: 'agent',
      cost: 195,
    },
    { rule: 'an empty attack_config costs base × 1', categories: { safety_harm: {} }, cost: 12 },
    { rule: 'no category at all costs the minimum', categories: {}, cost: 5 },
    { rule: 'the cheapest category costs its 6', categories: { brand_reputation_trust: { basic: {} } }, cost: 6 },
    {
      rule: 'an alias beside its attack is charged again',
      categories: { security_fraud: { deepinception: {}, single_shot: {}, deep_inception: {} } },
      cost: 30,
    },
    {
      rule: 'an absent attack is not charged',
      categories: { security_fraud: { basic: {}, tap: undefined } },
      cost: 10,
    },
    {
      rule: 'rounding happens once: two halves are one credit',
      // 6 × 7.5 = 45 each, twice, on an agent: 67.5 + 67.5.
      categories: {
        bias_fairness_ethical_harm: { derail_yourself: { num_actors: 1, max_turns: 1 }, goat: { max_turns: 5 } },
        brand_reputation_trust: { derail_yourself: { num_actors: 1, max_turns: 1 }, goat: { max_turns: 5 } },
      },
      systemType: 'agent',
      cost: 135,
    },
    {
      rule: 'a third is rounded up',
      // 10 × 5 × (4/3) = 66 2/3
      categories: { security_fraud: { derail_yourself: { num_actors: 4 } } },
      cost: 67,
    },
  ])('$rule', ({ categories, systemType, cost }) => {
    expect(run(categories, systemType).credits).toBe(cost);
  });

  test('frameworks that share categories are charged once', () => {
    expect(run(expandFrameworks(['mitre_atlas', 'iso_42001', 'mitre_atlas'])).credits).toBe(108);
  });

  test('has a line a category that a person can read', () => {
    const price = run(
      { security_fraud: { basic: {}, tap: {} }, legal_ip_liability: { goat: { max_turns: 7 } } },
      'agent',
    );
    expect(price).toEqual({
      balance: 'redteam',
      credits: 279,
      quantity: 3,
      lines: [
        { item: 'security_fraud', credits: 195, note: '10 × (basic 1 + tap 12) × 1.5 (agent)' },
        { item: 'legal_ip_liability', credits: 84, note: '8 × (goat 7) × 1.5 (agent)' },
      ],
    });
  });

  test('says what lifts it to the minimum', () => {
    expect(run({}).lines).toEqual([{ item: 'minimum charge', credits: 5 }]);
  });
});

describe('other calls', () => {
  test.each([
    [0, 0],
    [1, 2],
    [250, 500],
  ])('eval of %i samples costs %i: it has no minimum', (samples, cost) => {
    expect(priceEval(samples)).toMatchObject({ balance: 'redteam', credits: cost, quantity: samples });
  });

  test.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [11, 2],
    [200, 20],
  ])('threat modeling of %i prompts costs %i', (prompts, cost) => {
    expect(priceThreatModeling(prompts)).toMatchObject({ balance: 'redteam', credits: cost, quantity: prompts });
  });

  test.each<{ attacks: AttackConfig; cost: number }>([
    { attacks: {}, cost: 2 },
    { attacks: { basic: {} }, cost: 2 },
    { attacks: { goat: {}, tap: {} }, cost: 36 },
    { attacks: { goat: { max_turns: 12 } }, cost: 24 },
    { attacks: { derail_yourself: { num_actors: 4 } }, cost: 14 },
  ])('a playground of $attacks costs $cost', ({ attacks, cost }) => {
    expect(pricePlayground(attacks).credits).toBe(cost);
  });
});
