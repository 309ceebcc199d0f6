import { describe, expect, test } from 'vitest';
import { modelHealth } from '../redteam/health.ts';
import { inexpressibleIn, Target } from './target.ts';

const endpoint = 'https://models.example.com/v1';
const tool = { name: 'refund_order', description: 'Gives money back' };
const parameters = { type: 'object', properties: { order: { type: 'string' } } };
const placesOf = (target: object) => {
  const { error } = Target.safeParse({ endpoint, ...target });
  return error?.issues.map(
    ({ path, code, ...issue }) => ('keys' in issue ? issue.keys.join() : path.join('.')) || code,
  );
};

test('a target is an address, and what it does not say stands at its default', () => {
  expect(Target.parse({ endpoint })).toEqual({
    endpoint,
    system_type: 'foundation_model',
    tools: [],
    input_modalities: ['text'],
    output_modalities: ['text'],
  });
});

describe('what is read alike', () => {
  test.each([
    {
      what: 'null and absent',
      sent: { api_key: null, tools: null, input_modalities: null, rate_per_min: null },
      like: {},
    },
    { what: 'an empty text and absent', sent: { api_key: '', model_name: '', provider: ' ' }, like: {} },
    { what: 'the older name', sent: { system_prompt: 'A shop' }, like: { system_description: 'A shop' } },
    {
      what: 'both names, where the newer wins',
      sent: { system_prompt: 'old', system_description: 'new' },
      like: { system_description: 'new' },
    },
    { what: 'providers in any case', sent: { provider: ' Anthropic ' }, like: { provider: 'anthropic' } },
    {
      what: 'a tool in the form of functions',
      sent: { tools: [{ type: 'function', function: { ...tool, parameters, strict: true } }] },
      like: { tools: [{ ...tool, parameters }] },
    },
    {
      what: 'a tool with an input_schema',
      sent: { tools: [{ ...tool, input_schema: parameters }] },
      like: { tools: [{ ...tool, parameters }] },
    },
  ])('$what', ({ sent, like }) =>
    expect(Target.parse({ endpoint, ...sent })).toEqual(Target.parse({ endpoint, ...like })),
  );
});

describe('what does not fit', () => {
  const deep = JSON.parse(`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`);
  test.each([
    { what: 'an unknown field', target: { nope: 1 }, place: 'nope' },
    { what: 'an empty address', target: { endpoint: '' }, place: 'endpoint' },
    { what: 'an address that is too long', target: { endpoint: `https://x/${'x'.repeat(2_048)}` }, place: 'endpoint' },
    { what: 'a key that ends the header', target: { api_key: 'sk\r\nx: 1' }, place: 'api_key' },
    { what: 'an agent without tools', target: { system_type: 'agent' }, place: 'tools' },
    { what: 'an agent with no tool', target: { system_type: 'agent', tools: [] }, place: 'tools' },
    { what: 'an unknown kind of system', target: { system_type: 'robot' }, place: 'system_type' },
    { what: 'an unknown modality', target: { input_modalities: ['smell'] }, place: 'input_modalities.0' },
    { what: 'no modality', target: { input_modalities: [] }, place: 'input_modalities' },
    { what: 'no calls a minute', target: { rate_per_min: 0 }, place: 'rate_per_min' },
    { what: 'half a call a minute', target: { rate_per_min: 0.5 }, place: 'rate_per_min' },
    { what: 'a tool without a name', target: { tools: [{ description: 'x' }] }, place: 'tools.0' },
    {
      what: 'a tool nested too deep',
      target: { tools: [{ name: 'x', parameters: deep }] },
      place: 'tools.0.parameters',
    },
    {
      what: 'a tool with too much to say',
      target: { tools: [{ name: 'x', parameters: { a: 'x'.repeat(16_384) } }] },
      place: 'tools.0.parameters',
    },
    { what: 'too many tools', target: { tools: Array.from({ length: 129 }, () => tool) }, place: 'tools' },
    { what: 'too long a description', target: { system_prompt: 'x'.repeat(100_001) }, place: 'system_prompt' },
  ])('$what: $place', ({ target, place }) => expect(placesOf(target)).toEqual([place]));

  test('the address is the one field that must be there', () => {
    expect(Target.safeParse({}).error?.issues.map(({ path }) => path)).toEqual([['endpoint']]);
  });
});

describe('what a target cannot express', () => {
  const usual = { header_name: 'Authorization', header_prefix: 'Bearer', space_after_prefix: true };

  test.each([
    { target: { custom_curl_command: 'curl …' }, fields: ['custom_curl_command'] },
    { target: { custom_headers: { 'x-tenant': '1' } }, fields: ['custom_headers'] },
    { target: { custom_headers: [{ name: 'x' }] }, fields: ['custom_headers'] },
    { target: { custom_payload: '{"q": "{prompt}"}' }, fields: ['custom_payload'] },
    { target: { model_jwt_config: { issuer: 'x' } }, fields: ['model_jwt_config'] },
    { target: { model_auth_type: 'jwt' }, fields: ['model_auth_type'] },
    { target: { model_auth_type: 'API-Key', auth_type: null }, fields: [] },
    { target: { auth_type: 'oauth2' }, fields: ['auth_type'] },
    { target: { model_auth_type: { toString: 1 } }, fields: ['model_auth_type'] },
    { target: { auth_data: { ...usual, header_name: 'x-key' } }, fields: ['auth_data'] },
    { target: { auth_data: { ...usual, scopes: ['x'] } }, fields: ['auth_data'] },
    { target: { auth_data: { ...usual, space_after_prefix: false } }, fields: ['auth_data'] },
    { target: { proxy: 'http://proxy:3128', use_proxy: true }, fields: ['proxy', 'use_proxy'] },
  ])('$target names $fields', ({ target, fields }) => {
    expect(inexpressibleIn(Target.parse({ endpoint, ...target })).map(({ field }) => field)).toEqual(fields);
  });

  test.each([
    { target: {} },
    { target: { custom_curl_command: '', custom_headers: {}, custom_payload: null, proxies: [], use_proxy: false } },
    { target: { auth_data: usual } },
    { target: { auth_data: { header_name: 'authorization', space_after_prefix: 'true' } } },
  ])('$target counts as absent', ({ target }) =>
    expect(inexpressibleIn(Target.parse({ endpoint, ...target }))).toEqual([]),
  );
});

describe('a body with a target', () => {
  const targetIn = (body: object) => modelHealth.body.safeParse(body).data?.target.endpoint;

  test.each([
    { what: 'target', body: { target: { endpoint: 'https://a/' } }, found: 'https://a/' },
    { what: 'model, its older name', body: { model: { endpoint: 'https://b/' } }, found: 'https://b/' },
    {
      what: 'both, of which target wins',
      body: { model: { endpoint: 'https://b/' }, target: { endpoint: 'https://a/' } },
      found: 'https://a/',
    },
    { what: 'neither', body: {}, found: undefined },
    { what: 'something else', body: { target: { endpoint }, dataset: 1 }, found: undefined },
  ])('may hold $what', ({ body, found }) => expect(targetIn(body)).toBe(found));
});
