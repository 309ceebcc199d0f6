import { describe, expect, test } from 'vitest';
import { inexpressibleIn, Target } from '../targets/target.ts';
import { ModelConfig, ModelConfigChange, settleModelConfig } from './model-config.ts';
import { providerOf, providers } from './providers.ts';
import { targetOfModel } from './target-of-model.ts';

const placesOf = (config: object) =>
  ModelConfig.safeParse(config).error?.issues.map(({ path, ...issue }) =>
    [...path, ...('keys' in issue ? issue.keys : [])].join('.'),
  );
const targetFor = (config: object, said: { testing_for?: string; model_name?: string } = {}) =>
  targetOfModel({ ...said, model_config: ModelConfig.parse(config) });
const bearer = { header_name: 'Authorization', header_prefix: 'Bearer', space_after_prefix: true };

/** What a client that sends everything sends of a model that uses little. */
const usual = {
  model_provider: 'openai',
  hosting_type: 'External',
  model_source: 'public',
  system_prompt: 'You answer questions about shoes',
  endpoint: { scheme: 'https', host: 'api.openai.com', port: 443, base_path: '/v1' },
  paths: { completions: '/completions', chat: '/chat/completions' },
  auth_data: bearer,
  apikeys: ['sk-1'],
  tools: [],
  input_modalities: ['Text'],
  output_modalities: ['text'],
  rate_per_min: 20,
  custom_curl_command: '',
  custom_headers: [],
  custom_payload: {},
  metadata: { team: { any: ['thing'] } },
  default_request_options: {},
  model_auth_type: null,
  model_jwt_config: {},
};

test('null, an empty text, list and object count as absent, and what is set stays as it was sent', () => {
  expect(ModelConfig.parse(usual)).toEqual({
    model_provider: 'openai',
    hosting_type: 'External',
    model_source: 'public',
    system_prompt: usual.system_prompt,
    endpoint: usual.endpoint,
    paths: usual.paths,
    auth_data: bearer,
    apikeys: ['sk-1'],
    input_modalities: ['text'],
    output_modalities: ['text'],
    rate_per_min: 20,
    metadata: usual.metadata,
  });
  const nothing = { endpoint: { scheme: '', host: null, port: '' }, paths: { chat: '' }, apikeys: ['', ''] };
  expect(ModelConfig.parse(nothing)).toEqual({});
});

test.each([
  { sent: { apikey: 'k' }, read: { apikeys: ['k'] } },
  { sent: { model_api_key: 'k' }, read: { apikeys: ['k'] } },
  { sent: { apikey: 'old', apikeys: ['new'] }, read: { apikeys: ['new'] } },
  { sent: { apikey: 'old', apikeys: [''] }, read: { apikeys: ['old'] } },
  { sent: { rpm: 3 }, read: { rate_per_min: 3 } },
  { sent: { rpm: 3, rate_per_min: 4 }, read: { rate_per_min: 4 } },
  {
    sent: { model_endpoint_url: 'https://a.example:444/v1/chat/completions?version=2' },
    read: { endpoint: { scheme: 'https', host: 'a.example', port: 444, base_path: '/v1/chat/completions?version=2' } },
  },
  { sent: { model_endpoint_url: 'http://[::1]/' }, read: { endpoint: { scheme: 'http', host: '::1' } } },
  { sent: { endpoint: { host: 'a.x', port: '8080' } }, read: { endpoint: { host: 'a.x', port: 8080 } } },
])('$sent is read as $read', ({ sent, read }) => expect(ModelConfig.parse(sent)).toEqual(read));

test('a change knows what it takes away, and what it does not name stays', () => {
  const change = ModelConfigChange.parse({ system_prompt: '', paths: null, apikey: 'new' });
  const saved = ModelConfig.parse({ ...usual, apikeys: ['old'] });
  const { system_prompt: _, paths: __, ...rest } = saved;
  expect(settleModelConfig({ ...saved, ...change })).toEqual({ ...rest, apikeys: ['new'] });
});

describe('what does not fit', () => {
  const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
  test.each([
    { config: { nope: 1 }, place: 'nope' },
    { config: { endpoint: { hots: 'x' } }, place: 'endpoint.hots' },
    { config: { endpoint: { host: 'https://a.x' } }, place: 'endpoint.host' },
    { config: { endpoint: { host: 'a:b@c' } }, place: 'endpoint.host' },
    { config: { endpoint: { port: 70_000 } }, place: 'endpoint.port' },
    { config: { endpoint: { scheme: 'ftp' } }, place: 'endpoint.scheme' },
    { config: { model_endpoint_url: 'a.example/v1' }, place: 'model_endpoint_url' },
    { config: { model_endpoint_url: 'https://user:password@a.example/' }, place: 'model_endpoint_url' },
    { config: { apikeys: ['a key'] }, place: 'apikeys.0' },
    { config: { apikeys: 'sk' }, place: 'apikeys' },
    { config: { tools: [{ description: 'no name' }] }, place: 'tools.0' },
    { config: { input_modalities: ['smell'] }, place: 'input_modalities.0' },
    { config: { rate_per_min: 0 }, place: 'rate_per_min' },
    { config: { custom_headers: deep }, place: 'custom_headers' },
    { config: { metadata: { text: 'x'.repeat(100_001) } }, place: 'metadata' },
  ])('$place', ({ config, place }) => expect(placesOf(config)).toEqual([place]));
});

describe('the one URL of a model', () => {
  const chat = { chat: '/chat/completions' };
  test.each([
    { config: usual, url: 'https://api.openai.com/v1/chat/completions' },
    { config: { endpoint: { host: 'a.x' } }, url: 'https://a.x' },
    { config: { endpoint: { scheme: 'http', host: 'a.x', port: 80 } }, url: 'http://a.x' },
    { config: { endpoint: { scheme: 'http', host: 'a.x', port: 443 } }, url: 'http://a.x:443' },
    { config: { endpoint: { host: '::1', port: 8_000, base_path: 'v1/' } }, url: 'https://[::1]:8000/v1' },
    {
      config: { endpoint: { host: '[::1]' }, paths: { completions: 'completions' } },
      url: 'https://[::1]/completions',
    },
    { config: { endpoint: { scheme: 'relay', host: 'Office-1', base_path: '/v1' } }, url: 'relay://Office-1/v1' },
    // Whichever of the parts repeats the other.
    {
      config: { endpoint: { host: 'a.x', base_path: '/v1/chat/completions' }, paths: chat },
      url: 'https://a.x/v1/chat/completions',
    },
    {
      config: { endpoint: { host: 'a.x', base_path: '/v1' }, paths: { chat: '/v1/chat/completions' } },
      url: 'https://a.x/v1/chat/completions',
    },
    {
      config: { endpoint: { host: 'a.x', base_path: '/v1?x=1' }, paths: { chat: '/chat?y=2' } },
      url: 'https://a.x/v1/chat?x=1&y=2',
    },
    // A provider's own, where the model has none.
    { config: { model_provider: ' Groq ' }, url: 'https://api.groq.com/openai/v1' },
    { config: { model_provider: 'mistral', paths: chat }, url: 'https://api.mistral.ai/v1/chat/completions' },
    { config: { model_provider: 'openai', endpoint: { base_path: '/v2' } }, url: 'https://api.openai.com/v1' },
    { config: { model_provider: 'azure_openai' }, url: '' },
    { config: {}, url: '' },
  ])('$config is at "$url"', ({ config, url }) => expect(targetFor(config).target.endpoint).toBe(url));
});

test.each(Object.entries(providers))('the default URL of %s is a base without a slash at its end', (_, provider) => {
  const url = 'default_url' in provider ? provider.default_url : 'https://a.x/v1';
  expect(new URL(url).href).toBe(url);
  expect(url).toMatch(/^https:\/\/.*[^/]$/);
});

test('a provider is known however its name is written, and nothing else is one', () => {
  expect(['OpenAI', 'azure-openai', 'anthropic compatible'].map((name) => providerOf(name)?.dialect)).toEqual([
    'openai_chat',
    'azure_chat',
    'anthropic_messages',
  ]);
  expect([providerOf('constructor'), providerOf('magic'), providerOf(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('a model as a target', () => {
  test('has what a target has, and a model that uses no more is expressible', () => {
    const { target, warnings } = targetFor(usual, { testing_for: 'foundationModels', model_name: 'gpt-4o-mini' });
    const parsed = Target.parse(target);
    expect(inexpressibleIn(parsed)).toEqual([]);
    expect(warnings).toEqual([]);
    expect(parsed).toMatchObject({
      endpoint: 'https://api.openai.com/v1/chat/completions',
      api_key: 'sk-1',
      model_name: 'gpt-4o-mini',
      provider: 'openai',
      system_type: 'foundation_model',
      system_description: usual.system_prompt,
      rate_per_min: 20,
    });
  });

  test.each([
    { field: 'custom_curl_command', value: 'curl https://a.x' },
    { field: 'custom_headers', value: [{ name: 'x-tenant', value: '1' }] },
    { field: 'custom_payload', value: { q: '{prompt}' } },
    { field: 'model_jwt_config', value: { issuer: 'x' } },
    { field: 'auth_data', value: { ...bearer, header_name: 'x-api-key' } },
    { field: 'custom_response_format', value: '{"a": "{response}"}' },
  ])('$field cannot be expressed, and goes by its name', ({ field, value }) => {
    const { target } = targetFor({ ...usual, [field]: value });
    expect(inexpressibleIn(Target.parse(target)).map((each) => each.field)).toEqual([field]);
  });

  test.each([
    { testing_for: 'agents', type: 'agent' },
    { testing_for: 'Agent', type: 'agent' },
    { testing_for: 'chatbotsAndCopilots', type: 'chatbot' },
    { testing_for: 'LLM', type: 'foundation_model' },
    { testing_for: '', type: 'foundation_model' },
  ])('testing_for "$testing_for" is a target of the type $type', ({ testing_for, type }) => {
    const { target, warnings } = targetFor({ ...usual, tools: [{ name: 'refund' }] }, { testing_for });
    expect([target.system_type, warnings]).toEqual([type, []]);
    expect(Target.parse(target).tools).toHaveLength(1);
  });

  test('what is left out is said', () => {
    const config = {
      ...usual,
      apikeys: ['a', 'b'],
      default_request_options: { temperature: 0 },
      endpoint: { port: 8 },
    };
    const { warnings } = targetFor(config, { testing_for: 'toasters' });
    expect(warnings.map((each) => each.split(':')[0])).toEqual([
      'testing_for',
      'apikeys',
      'default_request_options',
      'endpoint',
    ]);
  });
});
