import { describe, expect, test } from 'vitest';
import { legacyTests } from './legacy-tests.ts';
import { refusal, target_model_configuration, task, translated } from './testing/legacy-task.ts';

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
