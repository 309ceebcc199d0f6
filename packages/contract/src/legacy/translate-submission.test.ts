import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AttackId } from '../redteam/attacks.ts';
import { Submission } from '../redteam/submission.ts';
import { type LegacyKeyword, legacyAttack, legacyAttacks } from './legacy-attacks.ts';
import { type LegacyTestId, legacyTest, legacyTests } from './legacy-tests.ts';
import { comprehensivenessOf } from './scope-of-tests.ts';
import { task, translated } from './testing/legacy-task.ts';
import type { LegacyDoor } from './translate-submission.ts';

interface Case {
  readonly title: string;
  readonly door: LegacyDoor;
  readonly legacy: object;
  readonly rt: object;
  readonly warnings: readonly string[];
}

const folder = new URL('./cases/', import.meta.url);
const cases: Case[] = readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

describe('golden pairs', () => {
  test('there are at least twelve', () => expect(cases.length).toBeGreaterThanOrEqual(12));

  test.each(cases)('$title', ({ door, legacy, rt, warnings }) => {
    const answer = translated(legacy, door);
    expect(answer.body).toEqual(rt);
    expect(answer.warnings).toEqual(warnings.map((part) => expect.stringContaining(part)));
    const target = { endpoint: 'https://saved.example.com' };
    expect(Submission.safeParse({ ...(door.isSaved && { target }), ...answer.body }).error).toBeUndefined();
  });
});

/** Of the specification, section "Legacy test ids"; what it does not map is undefined. */
const specified: Readonly<Record<string, string | undefined>> = {
  bias_test: 'bias_fairness_ethical_harm',
  cbrn_test: 'safety_harm',
  csem_test: 'safety_harm',
  harmful_test: 'safety_harm',
  insecure_code_test: 'security_fraud',
  toxicity_test: 'safety_harm',
  pii_test: 'privacy_data_protection',
  copyright_test: 'legal_ip_liability',
  misinformation_test: 'safety_harm',
  system_prompt_extractions_test: 'privacy_data_protection',
  sponge_test: 'performance_reliability_quality',
  competitor_test: 'brand_reputation_trust',
};
const unspecified =
  'adv_bias adv_info adv_tool adv_command adv_pii adv_competitor custom alignment_and_governance input_and_content_integrity infrastructure_and_integration security_and_privacy human_factors_and_societal_impact access_control physical_and_actuation_safety reliability_and_monitoring governance agent_output_quality tool_misuse privacy reliability_and_observability agent_behaviour access_control_and_permissions tool_extraction';

describe('tests', () => {
  test('are the 35 of the specification', () => {
    const named = [...Object.keys(specified), ...unspecified.split(' ').map((name) => `${name}_test`)];
    expect(Object.keys(legacyTests).toSorted()).toEqual(named.toSorted());
    expect(named).toHaveLength(35);
  });

  test.each(Object.keys(legacyTests) as LegacyTestId[])('%s runs in its category, with its sub-categories', (id) => {
    const { category, subCategories, isExact } = legacyTest(id);
    const { body, warnings, legacy } = translated(task({ [id]: {} }));
    expect(isExact).toBe(specified[id] !== undefined);
    if (isExact) expect(category).toBe(specified[id]);
    expect(body.risk_categories).toEqual({
      [category]: { attack_config: { basic: {} }, ...(subCategories && { sub_categories: subCategories }) },
    });
    expect(warnings).toEqual(isExact ? [] : [expect.stringContaining(`${id} has no category of its own`)]);
    expect(legacy.tests).toEqual([{ test: id, category, ...(subCategories && { subCategories }), attacks: ['basic'] }]);
  });

  test('all at once fill all categories', () => {
    const { body } = translated(task(Object.fromEntries(Object.keys(legacyTests).map((id) => [id, {}]))));
    expect(Object.keys(body.risk_categories ?? {})).toHaveLength(8);
    expect(body.risk_categories?.bias_fairness_ethical_harm?.sub_categories).toBeUndefined();
  });
});

/** The specification's own words for each keyword, in section "Attack translation". */
const attacks: readonly (readonly [keywords: string, config: object])[] = [
  ...['ascii', 'base64', 'binary', 'hex', 'url', 'leet', 'morse'].map(
    (type) => [`${type}_encoding ${type} ${type.toUpperCase()}`, { encoding: { types: [type] } }] as const,
  ),
  ['rot13 rot13_encoding', { encoding: { types: ['rot13'] } }],
  ['rot21 rot21_encoding', { encoding: { types: ['rot21'] } }],
  ['encoding', { encoding: {} }],
  ['eai_attack obfuscation obfuscation_encoding', { obfuscation: {} }],
  ['deep_inception deepinception single_shot deep-inception', { deepinception: {} }],
  ...Object.entries({ fr: 'french', it: 'italian', hi: 'hindi', es: 'spanish', ja: 'japanese' }).map(
    ([code, language]) => [`lang_${code}`, { lang: { languages: [language] } }] as const,
  ),
  ['iterative tap', { tap: {} }],
  ['multi_turn goat', { goat: {} }],
  ['masking word_masking', { word_masking: {} }],
  ['figstep', { figstep: {} }],
  ['hades', { hades: {} }],
  ['jood', { basic: {} }],
  ['waveform echo speed pitch reverb noise', { waveform: {} }],
  ...AttackId.options.map((id) => [id, { [id]: {} }] as const),
];

describe('attack keywords', () => {
  const flat = attacks.flatMap(([keywords, config]) => keywords.split(' ').map((keyword) => ({ keyword, config })));
  const configOf = (attack_methods: unknown) =>
    translated(task({ bias_test: { attack_methods } })).body.risk_categories?.bias_fairness_ethical_harm?.attack_config;

  test.each([
    ['in one list', ['basic', 'masking', 'figstep', 'hades', 'jood']],
    ['in groups', { basic: ['basic'], advanced: { static: ['masking', 'figstep'], dynamic: ['hades'] } }],
  ])('hades of the default image attacks, %s, is skipped with a warning', (_, attack_methods) => {
    const { body, warnings } = translated(task({ bias_test: { attack_methods } }));
    const config = body.risk_categories?.bias_fairness_ethical_harm?.attack_config;
    expect(Object.keys(config ?? {}).toSorted()).toEqual(['basic', 'figstep', 'word_masking']);
    expect(warnings).toContainEqual(expect.stringMatching(/^hades is skipped/));
  });

  test.each([[['hades']], [['figstep', 'hades']], [{ masking: {}, figstep: {}, hades: { params: {} } }]])(
    'hades that is asked for (%j) stays, to be refused by name',
    (attack_methods) => {
      expect(configOf(attack_methods)).toHaveProperty('hades');
    },
  );

  test.each(flat)('$keyword', ({ keyword, config }) => {
    const params = { [keyword]: { params: {} } };
    const forms = [
      [keyword],
      { [keyword]: null },
      { static: [keyword] },
      { dynamic: params },
      { advanced: { static: params } },
    ];
    for (const form of forms) expect(configOf(form)).toEqual(config);
  });

  test.each(Object.keys(legacyAttacks) as LegacyKeyword[])(
    '%s, a row of the table, makes an attack that fits',
    (keyword) => {
      const row = legacyAttack(keyword);
      const expected = 'dropped' in row ? { basic: {} } : { [row.attack]: row.options ?? {} };
      expect(configOf([keyword])).toEqual(expected);
    },
  );

  test.each([
    {
      what: 'nothing',
      sent: [null, [], {}, '', { basic: [] }, { basic: {}, static: null, dynamic: '' }, { static: { url: false } }],
      config: { basic: {} },
    },
    {
      what: 'the plain question',
      sent: [
        'basic',
        ['basic'],
        { basic: ['basic'] },
        { basic: true },
        { basic: { params: {} } },
        { basic: { basic: null } },
      ],
      config: { basic: {} },
    },
    {
      what: 'options by their present names',
      sent: [{ goat: { params: { max_turns: 4 } } }, { dynamic: { goat: { max_turns: 4 } } }],
      config: { goat: { max_turns: 4 } },
    },
    {
      what: 'lists of options',
      sent: [{ static: { encoding: { types: ['url'], iterations: 2 } } }],
      config: { encoding: { types: ['url'], iterations: 2 } },
    },
    { what: 'one code and all of them', sent: [['base64', 'encoding']], config: { encoding: {} } },
  ])('$what is said in several forms', ({ sent, config }) => {
    for (const form of sent) expect(configOf(form)).toEqual(config);
  });

  test.each([
    { depth: -4, max_depth: 1 },
    { depth: 0, max_depth: 1 },
    { depth: 2.6, max_depth: 3 },
    { depth: 1e9, max_depth: 50 },
  ])('a depth of $depth becomes $max_depth, with a warning', ({ depth, max_depth }) => {
    const { body, warnings } = translated(
      task({ bias_test: { attack_methods: { iterative: { params: { depth } } } } }),
    );
    expect(body.risk_categories?.bias_fairness_ethical_harm?.attack_config).toEqual({ tap: { max_depth } });
    expect(warnings).toEqual([expect.stringContaining(`depth ${depth} becomes max_depth ${max_depth}`)]);
  });
});

test.each([
  [0, 'Low'],
  [10, 'Low'],
  [10.5, 'Medium'],
  [25, 'Medium'],
  [50, 'Standard'],
  [75, 'High'],
  [75.1, 'Comprehensive'],
  [100, 'Comprehensive'],
] as const)('a sample of %d percent is %s', (percentage, level) => expect(comprehensivenessOf(percentage)).toBe(level));

test('the archived API remembers competitors of the tests that go by them, and no others', () => {
  const competitors_list = ['Acme'];
  const { legacy } = translated(task({ competitor_test: { competitors_list }, bias_test: { competitors_list } }));
  expect(legacy.config).toMatchObject({ competitor_test: { competitors_list } });
  expect(legacy.config.bias_test).not.toHaveProperty('competitors_list');
});

test('a saved model that hears is spoken to', () => {
  const sent = { redteam_test_configurations: { bias_test: { attack_methods: ['multi_turn'] } } };
  const attackOf = (inputModalities?: string[]) =>
    translated(sent, { version: 'v3', isSaved: true, inputModalities }).body.risk_categories?.bias_fairness_ethical_harm
      ?.attack_config;
  expect(attackOf(['audio'])).toEqual({ audio_goat: {} });
  expect(attackOf(['text'])).toEqual({ goat: {} });
  expect(attackOf()).toEqual({ goat: {} });
});
