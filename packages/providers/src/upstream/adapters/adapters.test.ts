import { describe, expect, test } from 'vitest';
import { RequestRefused } from '../upstream-failure.ts';
import type { CallPath, UpstreamModel } from '../upstream-model.ts';
import { upstreamOfModel } from '../upstream-of-model.ts';
import { adapterFor } from './adapters.ts';

const base: UpstreamModel = {
  id: '1',
  name: 'saved',
  dialect: 'openai_chat',
  provider: 'openai',
  baseUrl: '',
  apiKeys: [],
};
const wire = (model: Partial<UpstreamModel>, path: CallPath = 'chat/completions', key: string | undefined = 'k') => {
  const whole = { ...base, ...model };
  const call = { path, body: Buffer.from('{"model":"mine","messages":[]}'), isStream: false };
  return adapterFor(whole, call).request(call, whole, key);
};
const urlOf = (...args: Parameters<typeof wire>) => {
  const { origin, path } = wire(...args);
  return origin + path;
};

describe('addresses', () => {
  test.each<[string, Partial<UpstreamModel>, CallPath, string]>([
    [
      'of a base',
      { baseUrl: 'https://api.openai.com/v1' },
      'chat/completions',
      'https://api.openai.com/v1/chat/completions',
    ],
    ['of a base with a slash', { baseUrl: 'https://a.test/v1/' }, 'completions', 'https://a.test/v1/completions'],
    ['of a host alone', { baseUrl: 'http://a.test:8080' }, 'models', 'http://a.test:8080/v1/models'],
    [
      'of a whole address without a version',
      { baseUrl: 'https://a.test/chat/completions' },
      'chat/completions',
      'https://a.test/chat/completions',
    ],
    ...(
      [
        ['https://a.test', 'https://a.test/v1/messages'],
        ['https://a.test/v1/', 'https://a.test/v1/messages'],
        ['https://a.test/claude', 'https://a.test/claude/v1/messages'],
        ['https://a.test/claude/messages', 'https://a.test/claude/messages'],
      ] as const
    ).map(
      ([baseUrl, url]) =>
        [`of Anthropic at ${baseUrl}`, { dialect: 'anthropic_messages', baseUrl }, 'chat/completions', url] as [
          string,
          Partial<UpstreamModel>,
          CallPath,
          string,
        ],
    ),
    ['of a whole address', { baseUrl: 'https://a.test/v1/chat/completions' }, 'models', 'https://a.test/v1/models'],
    [
      'with a path of the model',
      { baseUrl: 'https://a.test', paths: { chat: '/x/chat' } },
      'chat/completions',
      'https://a.test/x/chat',
    ],
    [
      'with a path that repeats the base',
      { baseUrl: 'https://a.test/v1', paths: { chat: 'v1/chat' } },
      'chat/completions',
      'https://a.test/v1/chat',
    ],
    [
      'with queries',
      { baseUrl: 'https://a.test/v1?a=1', paths: { chat: 'c?b=2' } },
      'chat/completions',
      'https://a.test/v1/c?a=1&b=2',
    ],
    [
      'of Gemini',
      { baseUrl: 'https://g.test/v1beta/openai' },
      'chat/completions',
      'https://g.test/v1beta/openai/chat/completions',
    ],
  ])('%s', (_, model, path, url) => expect(urlOf(model, path)).toBe(url));

  const azure = { dialect: 'azure_chat', model: 'my gpt' } as const;
  test.each<[string, Partial<UpstreamModel>, CallPath, string]>([
    [
      'of a resource',
      { baseUrl: 'https://r.test' },
      'chat/completions',
      '/openai/deployments/my%20gpt/chat/completions?api-version=2024-10-21',
    ],
    [
      'of a resource with its path',
      { baseUrl: 'https://r.test/openai' },
      'completions',
      '/openai/deployments/my%20gpt/completions?api-version=2024-10-21',
    ],
    [
      'of a deployment',
      { baseUrl: 'https://r.test/openai/deployments/d' },
      'chat/completions',
      '/openai/deployments/d/chat/completions?api-version=2024-10-21',
    ],
    [
      'of a whole address',
      { baseUrl: 'https://r.test/openai/deployments/d/chat/completions?api-version=2025-01-01' },
      'chat/completions',
      '/openai/deployments/d/chat/completions?api-version=2025-01-01',
    ],
    [
      'of a version',
      { baseUrl: 'https://r.test', apiVersion: '2026-01-01-preview' },
      'chat/completions',
      '/openai/deployments/my%20gpt/chat/completions?api-version=2026-01-01-preview',
    ],
    ['of the newer API', { baseUrl: 'https://r.test/openai/v1' }, 'chat/completions', '/openai/v1/chat/completions'],
    [
      'of the list',
      { baseUrl: 'https://r.test/openai/deployments/d' },
      'models',
      '/openai/models?api-version=2024-10-21',
    ],
  ])("Azure's %s", (_, model, path, url) => expect(urlOf({ ...azure, ...model }, path)).toBe(`https://r.test${url}`));
});

describe('headers', () => {
  const at = { baseUrl: 'https://a.test/v1' };
  test.each<[string, Partial<UpstreamModel>, string | undefined, Record<string, string>]>([
    ['a key is a bearer token', at, 'k', { authorization: 'Bearer k' }],
    ['no key is no header', at, undefined, {}],
    ['a header of the model', { ...at, auth: { header: 'X-Key', prefix: 'Token ' } }, 'k', { 'x-key': 'Token k' }],
    [
      'further headers',
      { ...at, headers: { 'X-Team': 'a', Host: 'evil', 'Content-Length': '0' } },
      undefined,
      { 'x-team': 'a' },
    ],
    [
      'further headers over the key',
      { ...at, headers: { Authorization: 'Basic x' } },
      'k',
      { authorization: 'Basic x' },
    ],
    ["Azure's key", { ...at, dialect: 'azure_chat' }, 'k', { 'api-key': 'k' }],
    ["Entra's token", { ...at, dialect: 'azure_chat' }, 'eyJx', { authorization: 'Bearer eyJx' }],
    [
      "Anthropic's key",
      { ...at, dialect: 'anthropic_messages' },
      'k',
      { 'x-api-key': 'k', 'anthropic-version': '2023-06-01' },
    ],
  ])('%s', (_, model, key, headers) =>
    expect(
      adapterFor({ ...base, ...model }, { path: 'models' }).request(
        { path: 'models', body: Buffer.alloc(0), isStream: false },
        { ...base, ...model },
        key,
      ).headers,
    ).toEqual({ 'accept-encoding': 'identity', 'user-agent': 'Redoubt', ...headers }),
  );

  test('of the client go on under those of the model, and a list has no body', () => {
    const call = {
      path: 'models',
      body: Buffer.alloc(0),
      isStream: false,
      headers: { 'openai-beta': 'x', authorization: 'mine' },
    } as const;
    const request = adapterFor(base, { path: 'completions' }).request(call, { ...base, ...at }, 'k');
    expect(request).toMatchObject({ method: 'GET', headers: { 'openai-beta': 'x', authorization: 'Bearer k' } });
    expect(request.body).toBeUndefined();
  });
});

describe('headers of the client', () => {
  const sent = (model: Partial<UpstreamModel>, headers: Record<string, string>) =>
    adapterFor({ ...base, ...model }, { path: 'models' }).request(
      { path: 'models', body: Buffer.alloc(0), isStream: false, headers },
      { ...base, baseUrl: 'https://a.test/v1', ...model },
      'k',
    ).headers;

  test.each([
    ['anthropic-beta', 'a, b', 'b,c', 'a,b,c'],
    ['openai-beta', 'x=1', 'y=2', 'x=1,y=2'],
    ['x-team', 'theirs', 'ours', 'ours'],
  ])('%s: %s, and the model’s %s, are %s', (name, client, own, both) =>
    expect(sent({ headers: { [name.toUpperCase()]: own } }, { [name]: client })[name]).toBe(both),
  );

  test.each([
    ['2023-06-01', '2023-06-01'],
    ['2027-01-31', '2027-01-31'],
    ['2023-01-01', '2023-06-01'],
    ['latest', '2023-06-01'],
  ])('anthropic-version %s is %s', (asked, version) =>
    expect(sent({ dialect: 'anthropic_messages' }, { 'anthropic-version': asked })['anthropic-version']).toBe(version),
  );

  test.each([
    ['openai', true],
    ['azure_openai', true],
    ['openai_compatible', true],
    ['custom', true],
    ['groq', false],
    ['anthropic', false],
  ])('the organization and the project of OpenAI: whether %s sees them is %s', (provider, isSeen) => {
    const headers = sent({ provider }, { 'openai-organization': 'o', 'openai-project': 'p', 'openai-beta': 'b' });
    expect([headers['openai-organization'], headers['openai-project'], headers['openai-beta']]).toEqual(
      isSeen ? ['o', 'p', 'b'] : [undefined, undefined, 'b'],
    );
  });
});

test("the service's own members are taken out, and defaults added where the client sent none", () => {
  const model = { ...base, baseUrl: 'https://a.test', model: 'theirs', defaults: { temperature: 0.5, seed: 1 } };
  const body = Buffer.from('{"model":"mine","seed":2,"service_context":"c","x":12345678901234567890}');
  const request = adapterFor(base, { path: 'completions' }).request(
    { path: 'completions', body, isStream: false, ownMembers: new Set(['service_context']) },
    model,
    undefined,
  );
  expect(request.body?.toString()).toBe('{"temperature":0.5,"model":"theirs","seed":2,"x":12345678901234567890}');
});

test('text completions of a model that has none are refused with 400', () => {
  expect(() => wire({ dialect: 'anthropic_messages', baseUrl: 'https://a.test' }, 'completions')).toThrow(
    RequestRefused,
  );
});

describe('a saved model', () => {
  const read = (config: object) => upstreamOfModel({ id: '1.2', name: 'n', modelName: 'gpt', config });
  test.each<[string, object, object]>([
    [
      'of a provider by name',
      {
        model_provider: 'Azure-OpenAI',
        endpoint: { host: 'r.test' },
        apikeys: ['a', 'b'],
        metadata: { api_version: '2026-01-01' },
      },
      { dialect: 'azure_chat', baseUrl: 'https://r.test', apiKeys: ['a', 'b'], apiVersion: '2026-01-01' },
    ],
    ...(
      [
        ['whose path says it', { endpoint: { host: 'a.test', base_path: '/v1' }, paths: { chat: '/messages' } }],
        ['at the address of Anthropic', { model_provider: 'custom', endpoint: { host: 'api.anthropic.com' } }],
        ['of another name of a provider', { model_provider: 'Claude', endpoint: { host: 'a.test' } }],
      ] as const
    ).map(([name, config]) => [name, config, { dialect: 'anthropic_messages' }] as [string, object, object]),
    [
      'of Anthropic in the form of OpenAI',
      { model_provider: 'anthropic', endpoint: { host: 'a.test' }, paths: { chat: '/v1/chat/completions' } },
      { dialect: 'openai_chat' },
    ],
    ['at an address of Azure', { endpoint: { host: 'r.openai.azure.com' } }, { dialect: 'azure_chat' }],
    [
      'of a default address',
      { model_provider: 'anthropic' },
      { dialect: 'anthropic_messages', baseUrl: 'https://api.anthropic.com/v1', apiKeys: [] },
    ],
    [
      'of an address in parts',
      { endpoint: { scheme: 'http', host: '::1', port: 8_080, base_path: 'v1' }, paths: { chat: 'c' } },
      { baseUrl: 'http://[::1]:8080/v1', paths: { chat: 'c' } },
    ],
    [
      'of the default triple',
      {
        model_provider: 'openai',
        auth_data: { header_name: 'Authorization', header_prefix: 'Bearer', space_after_prefix: true },
      },
      { auth: undefined },
    ],
    [
      'of another triple',
      { model_provider: 'openai', auth_data: { header_name: 'X-K', header_prefix: 'T', space_after_prefix: false } },
      { auth: { header: 'X-K', prefix: 'T' } },
    ],
    [
      'of headers in any form',
      { model_provider: 'openai', custom_headers: [{ name: 'A', value: 1 }, { key: 'b', value: 'c' }, 1] },
      { headers: { A: '1', b: 'c' } },
    ],
    ['of headers in a text', { model_provider: 'openai', custom_headers: '{"a":"b"}' }, { headers: { a: 'b' } }],
  ])('%s', (_, config, upstream) => expect(read(config)).toMatchObject({ id: '1.2', model: 'gpt', ...upstream }));
  test('without an address is none', () => expect(read({ model_provider: 'custom' })).toBeUndefined());
});
