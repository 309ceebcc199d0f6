import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AttackId } from '../redteam/attacks.ts';
import { Submission } from '../redteam/submission.ts';
import { type LegacyKeyword, legacyAttack, legacyAttacks } from './legacy-attacks.ts';
import { type LegacyTestId, legacyTest, legacyTests } from './legacy-tests.ts';
import { comprehensivenessOf } from './scope-of-tests.ts';
import { type LegacyDoor, translateSubmission } from './translate-submission.ts';

interface Case {
  readonly title: string;
  readonly door: LegacyDoor;
  readonly legacy: object;
  readonly rt: object;
  readonly warnings: readonly string[];
}

const folder = new URL('./cases/', import.meta.url);
const cases: Case[] = readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

const v2: LegacyDoor = { version: 'v2', isSaved: false };
const saved: LegacyDoor = { version: 'v3', isSaved: true };
const target_model_configuration = { model_endpoint_url: 'https://models.example.com/v1' };

function translated(sent: object, door: LegacyDoor = v2) {
  const answer = translateSubmission(sent, door);
  if (answer.isRefused) throw new Error(answer.refusal.message);
  return answer;
}

function refusal(sent: unknown, door: LegacyDoor = v2) {
  const answer = translateSubmission(sent, door);
  if (!answer.isRefused) throw new Error(`not refused: ${JSON.stringify(answer.body)}`);
  return answer.refusal;
}

const task = (tests: object, more: object = {}) => ({
  redteam_test_configurations: tests,
  target_model_configuration,
  ...more,
});

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

describe('refusals name the place, the value and the way out', () => {
  const test_ = 'redteam_test_configurations.bias_test';
  const agent = { ...target_model_configuration, testing_for: 'agent' };
  const long = 'x'.repeat(100_001);
  const model = (config: object) => ({ target_model_configuration: { ...target_model_configuration, ...config } });
  const nested = (model_config: unknown) => ({
    target_model_configuration: null,
    endpoint_configuration: { model_config },
  });
  test.each([
    { place: 'body', sent: null, says: 'object' },
    { place: 'body', sent: [], says: 'object' },
    { place: 'endpoint_configuration', sent: { redteam_test_configurations: { bias_test: {} } }, says: 'model_config' },
    { place: 'redteam_test_configurations', sent: task({}), says: 'bias_test' },
    { place: 'redteam_test_configurations', sent: task({ bias_test: null }), says: 'frameworks' },
    { place: 'redteam_test_configurations.robot_test', sent: task({ robot_test: {} }), says: 'cbrn_test' },
    { place: 'redteam_test_configurations', sent: { ...task({}), redteam_test_configurations: [] }, says: 'record' },
    { place: test_, sent: task({ bias_test: 7 }), says: 'object' },
    { place: `${test_}.sample_percentage`, sent: task({ bias_test: { sample_percentage: '5' } }), says: 'number' },
    { place: `${test_}.sample_percentage`, sent: task({ bias_test: { sample_percentage: 101 } }), says: '100' },
    { place: `${test_}.attack_methods`, sent: task({ bias_test: { attack_methods: 7 } }), says: 'list' },
    { place: `${test_}.attack_methods.0`, sent: task({ bias_test: { attack_methods: [7] } }), says: 'list' },
    {
      place: `${test_}.attack_methods.static.0`,
      sent: task({ bias_test: { attack_methods: { static: ['sql'] } } }),
      says: 'base64_encoding',
    },
    {
      place: `${test_}.attack_methods.__proto__`,
      sent: task({ bias_test: { attack_methods: JSON.parse('{"__proto__": 1}') } }),
      says: 'known ones',
    },
    {
      place: `${test_}.attack_methods.tap.params.depth`,
      sent: task({ bias_test: { attack_methods: { tap: { params: { depth: 'x' } } } } }),
      says: 'number',
    },
    {
      place: `${test_}.attack_methods.tap.params`,
      sent: task({ bias_test: { attack_methods: { tap: { params: 3 } } } }),
      says: 'object',
    },
    {
      place: `${test_}.attack_methods.encoding.types`,
      sent: task({ bias_test: { attack_methods: { encoding: { types: ['klingon'] } } } }),
      says: 'base64',
    },
    {
      place: `${test_}.attack_methods`,
      sent: task({ bias_test: { attack_methods: Array(3_000).fill('basic') } }),
      says: '2000',
    },
    { place: 'frameworks.0', sent: task({}, { frameworks: ['SOC 2'] }), says: 'EU AI Act' },
    { place: 'test_name', sent: task({ bias_test: {} }, { test_name: 'x'.repeat(201) }), says: '200' },
    {
      place: 'dataset_configuration.max_prompts',
      sent: task({ bias_test: {} }, { dataset_configuration: { max_prompts: -1 } }),
      says: '1',
    },
    {
      place: 'dataset_configuration.scenarios',
      sent: task({ bias_test: {} }, { dataset_configuration: { scenarios: 'two' } }),
      says: 'number',
    },
    {
      place: 'dataset_configuration.system_description',
      sent: task({ bias_test: {} }, { dataset_configuration: { system_description: long } }),
      says: '100000',
    },
    {
      place: 'dataset_configuration.risk_categories',
      sent: task({ custom_test: {} }, { dataset_configuration: { risk_categories: 'x'.repeat(201) } }),
      says: '200',
    },
    {
      place: 'redteam_test_configurations.competitor_test.competitors_list',
      sent: task({ competitor_test: { competitors_list: ['x'.repeat(200)] } }),
      says: '200',
    },
    {
      place: 'target_model_configuration.model_endpoint_url',
      sent: task({ bias_test: {} }, model({ model_endpoint_url: 'no address' })),
      says: 'URL',
    },
    {
      place: 'target_model_configuration.tools',
      sent: task({ bias_test: {} }, { target_model_configuration: agent }),
      says: 'tools',
    },
    {
      place: 'dataset_configuration.tools',
      sent: task({ bias_test: {} }, { target_model_configuration: null, endpoint_configuration: { ...agent } }),
      says: 'tools',
    },
    {
      place: 'endpoint_configuration.model_config.endpoint',
      sent: task({ bias_test: {} }, nested({})),
      says: 'model_endpoint_url',
    },
    { place: 'endpoint_configuration.model_config', sent: task({ bias_test: {} }, nested('x')), says: 'object' },
    {
      place: 'endpoint_configuration.model_config.endpoint.port',
      sent: task({ bias_test: {} }, nested({ endpoint: { host: 'a', port: 'x' } })),
      says: 'port',
    },
  ])('$place: $says', ({ place, sent, says }) => {
    const { place: found, message, issues } = refusal(sent);
    expect(found).toBe(place);
    expect(message.startsWith(`${place}: `)).toBe(true);
    expect(message.toLowerCase()).toContain(says.toLowerCase());
    expect(issues[0]?.path.join('.')).toBe(place === 'body' ? '' : place);
  });

  test('every place is told, twenty at most', () => {
    const tests = Object.fromEntries(Object.keys(legacyTests).map((id) => [id, { sample_percentage: -1 }]));
    expect(refusal(task(tests)).issues).toHaveLength(20);
  });
});

test('more than a client would send is refused as a whole, and warnings stay few', () => {
  const many = <T>(value: T) => Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`x${at}`, value]));
  expect(refusal(task(many({}))).issues).toHaveLength(1);
  expect(refusal(task({ bias_test: { attack_methods: many(null) } })).issues).toHaveLength(20);
  expect(refusal(task({}, { frameworks: Array(100_000).fill('x') })).issues).toHaveLength(1);
  expect(refusal(task({ competitor_test: { competitors_list: Array(101).fill('x') } })).issues).toHaveLength(1);
  const { warnings } = translated(task({ bias_test: { attack_methods: { tap: { params: many(1) } } } }));
  expect(warnings).toHaveLength(100);
  expect(warnings.at(-1)).toContain('99901 more');
});

test('what the archived API remembers holds no secret', () => {
  const keys = {
    apikeys: ['s3cret-a'],
    model_api_key: 's3cret-b',
    custom_headers: { a: 's3cret-c' },
    metadata: { a: 's3cret-d' },
  };
  const more = {
    auth_data: { key: 's3cret-e' },
    model_jwt_config: { key: 's3cret-f' },
    custom_curl_command: 's3cret-g',
  };
  const flat = { ...target_model_configuration, ...keys, ...more, default_request_options: { a: 's3cret-h' } };
  const nested = { endpoint_configuration: { model_name: 'm', model_config: flat }, target_model_configuration: null };
  for (const sent of [task({ bias_test: {} }, { target_model_configuration: flat }), task({ bias_test: {} }, nested)]) {
    const { body, legacy, warnings } = translated(sent);
    expect(body.target?.api_key).toBe('s3cret-a');
    expect(JSON.stringify([legacy, warnings])).not.toContain('s3cret');
  }
});

test('the archived API remembers competitors of the tests that go by them, and no others', () => {
  const competitors_list = ['Acme'];
  const { legacy } = translated(task({ competitor_test: { competitors_list }, bias_test: { competitors_list } }));
  expect(legacy.config).toMatchObject({ competitor_test: { competitors_list } });
  expect(legacy.config.bias_test).not.toHaveProperty('competitors_list');
});

test('a saved model that hears is spoken to', () => {
  const sent = { redteam_test_configurations: { bias_test: { attack_methods: ['multi_turn'] } } };
  const attackOf = (inputModalities?: string[]) =>
    translated(sent, { ...saved, inputModalities }).body.risk_categories?.bias_fairness_ethical_harm?.attack_config;
  expect(attackOf(['audio'])).toEqual({ audio_goat: {} });
  expect(attackOf(['text'])).toEqual({ goat: {} });
  expect(attackOf()).toEqual({ goat: {} });
});
