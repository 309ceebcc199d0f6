import { describe, expect, test } from 'vitest';
import { inexpressibleIn, Target } from '../targets/target.ts';
import { FlatModelConfig, targetOfFlatModel } from './flat-model.ts';

const model_endpoint_url = 'https://models.example.com/v1';
const read = (sent: object) => targetOfFlatModel(FlatModelConfig.parse({ model_endpoint_url, ...sent }));

test('every field that a target has finds its place', () => {
  const { target, warnings } = read({
    testing_for: 'foundationModels',
    system_prompt: 'The assistant of a shop',
    model_source: 'openai',
    model_provider: 'openai',
    rate_per_min: 20,
    model_name: 'gpt-4o',
    model_version: 'v1',
    model_auth_type: 'API_KEY',
    model_api_key: 'sk-1',
    input_modalities: ['text', 'Image'],
    output_modalities: 'text',
    auth_data: { header_name: 'Authorization', header_prefix: 'Bearer', space_after_prefix: true },
    custom_curl_command: '',
    custom_headers: {},
    something_else: 1,
  });
  expect(warnings).toEqual([]);
  expect(target).toMatchObject({
    endpoint: model_endpoint_url,
    api_key: 'sk-1',
    model_name: 'gpt-4o',
    provider: 'openai',
    system_type: 'foundation_model',
    input_modalities: ['text', 'image'],
    output_modalities: ['text'],
    system_description: 'The assistant of a shop',
    rate_per_min: 20,
  });
  expect(inexpressibleIn(Target.parse(target))).toEqual([]);
});

test('null, empty and absent are the same', () => {
  const names = ['testing_for', 'model_name', 'model_version', 'model_api_key', 'apikeys', 'tools', 'rate_per_min'];
  const fields = [...names, 'model_jwt_config', 'custom_headers', 'auth_data', 'input_modalities', 'model_auth_type'];
  const nothing = read(Object.fromEntries(fields.map((field) => [field, null])));
  expect(Target.parse(nothing.target)).toEqual(Target.parse(read({}).target));
  expect(Target.parse(nothing.target)).toEqual(Target.parse({ endpoint: model_endpoint_url }));
  expect(nothing.warnings).toEqual([]);
});

test('an agent takes its tools along, without what a target does not know of them', () => {
  const parameters = { type: 'object' };
  const tools = [
    { name: 'refund', description: 'Pays back', since: 2024 },
    { type: 'function', function: { name: 'find', parameters, strict: true } },
    { name: 'send', input_schema: parameters },
  ];
  const { target } = read({ testing_for: 'Agent', tools });
  expect(Target.parse(target)).toMatchObject({
    system_type: 'agent',
    tools: [
      { name: 'refund', description: 'Pays back' },
      { name: 'find', parameters },
      { name: 'send', parameters },
    ],
  });
});

test('a provider that has one address for everybody needs none', () => {
  const parsed = FlatModelConfig.parse({ model_provider: 'openai', model_name: 'gpt-4o' });
  expect(targetOfFlatModel(parsed).target.endpoint).toBe('https://api.openai.com/v1');
});

describe('what a target cannot express is refused by its name', () => {
  test.each([
    ['custom_curl_command', { custom_curl_command: 'curl …' }],
    ['custom_headers', { custom_headers: { 'X-Team': '1' } }],
    ['custom_payload', { custom_payload: { a: 1 } }],
    ['custom_response_format', { custom_response_format: '$.a' }],
    ['auth_data', { auth_data: { header_name: 'X-Key' } }],
    ['model_jwt_config', { model_jwt_config: { issuer: 'x' } }],
    ['model_auth_type', { model_auth_type: 'JWT' }],
  ])('%s', (field, sent) => {
    expect(inexpressibleIn(Target.parse(read(sent).target)).map((found) => found.field)).toEqual([field]);
  });
});

test.each([
  { what: 'several keys', sent: { apikeys: ['a', 'b'] }, says: 'only the first' },
  { what: 'options of requests', sent: { default_request_options: { n: 0 } }, says: 'default_request_options' },
  { what: 'another way to sign in', sent: { model_auth_type: 'kerberos' }, says: 'kerberos' },
  { what: 'unknown systems', sent: { testing_for: 'toasters' }, says: 'toasters' },
])('$what are warned about', ({ sent, says }) => {
  expect(read(sent).warnings).toEqual([expect.stringContaining(says)]);
});

test.each([
  ['model_endpoint_url', { model_endpoint_url: null }],
  ['model_endpoint_url', { model_endpoint_url: null, model_provider: 'custom' }],
  ['model_endpoint_url', { model_endpoint_url: 7 }],
  ['testing_for', { testing_for: 1 }],
  ['rate_per_min', { rate_per_min: '20' }],
  ['input_modalities', { input_modalities: 1 }],
  ['custom_curl_command', { custom_curl_command: {} }],
])('%s of the wrong kind is a place of its own', (place, sent) => {
  const { error } = FlatModelConfig.safeParse({ model_endpoint_url, ...sent });
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain(place);
});

test('a tool of the wrong kind is told by its number', () => {
  const { error } = FlatModelConfig.safeParse({ model_endpoint_url, tools: [{ name: 'a' }, { description: 'x' }] });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([expect.stringMatching(/^tools\.1/)]);
});
