import { ModelConfig, ModelConfigChange, settleModelConfig } from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import { refuseMovedSecrets } from './refuse-moved-secrets.ts';
import { unmaskConfig } from './unmask-config.ts';

const here = { scheme: 'https', host: 'a.example', base_path: '/v1' };
const there = { ...here, host: 'b.example' };
const before = ModelConfig.parse({ model_provider: 'openai', endpoint: here, apikeys: ['one', 'two'] });

/** Throws where the change is refused. */
function change(fields: object, saved = before): ModelConfig {
  const sent = ModelConfigChange.parse(fields);
  const unmasked = unmaskConfig(sent, saved);
  const after = settleModelConfig({ ...saved, ...unmasked });
  refuseMovedSecrets({ before: saved, sent, unmasked, after });
  return after;
}

describe('the secrets of a model', () => {
  test.each([
    { to: 'another host', fields: { endpoint: there } },
    { to: 'another host, masked', fields: { endpoint: there, apikeys: ['xxxxx'] } },
    { to: 'another host, one of two masked', fields: { endpoint: there, apikeys: ['new', 'xxxxx'] } },
    { to: 'another port', fields: { endpoint: { ...here, port: 8443 } } },
    { to: 'another scheme', fields: { endpoint: { ...here, scheme: 'http' } } },
    { to: 'a bridge', fields: { endpoint: { scheme: 'relay', host: 'a.example' } } },
    { to: 'an address by its older name', fields: { model_endpoint_url: 'https://b.example/v1' } },
    { to: "the provider's address", fields: { endpoint: null } },
    { to: "another provider's address", fields: { endpoint: {}, model_provider: 'groq' } },
  ])('do not go to $to', ({ fields }) => {
    expect(() => change(fields)).toThrow(/send "apikeys" again.*saved for https:\/\/a\.example$/);
  });

  test.each([
    { kind: 'headers', fields: { custom_headers: { 'x-tenant': 't' } }, place: 'custom_headers' },
    { kind: 'a token in auth_data', fields: { auth_data: { token: 't' } }, place: 'auth_data' },
    { kind: 'a key in a path', fields: { paths: { chat: '/chat?key=k' } }, place: 'paths' },
  ])('go nowhere else either where they are $kind', ({ fields, place }) => {
    const saved = ModelConfig.parse({ endpoint: here, ...fields });
    expect(() => change({ endpoint: there }, saved)).toThrow(`"${place}"`);
    expect(change({ endpoint: there, ...fields }, saved)).toMatchObject({ endpoint: there, ...fields });
  });

  test('of a query do not go with a mask', () => {
    const saved = ModelConfig.parse({ endpoint: { ...here, base_path: '/v1?key=k' } });
    expect(() => change({ endpoint: { ...there, base_path: '/v1?key=xxxxx' } }, saved)).toThrow('"endpoint"');
    expect(change({ endpoint: { ...here, base_path: '/v2?key=xxxxx' } }, saved).endpoint?.base_path).toBe('/v2?key=k');
  });

  test('that were saved for no address need one that is sent with them', () => {
    const saved = ModelConfig.parse({ model_provider: 'custom', apikeys: ['one'] });
    expect(() => change({ endpoint: there }, saved)).toThrow('saved for no address');
  });

  test.each([
    { what: 'another path', fields: { endpoint: { ...here, base_path: '/v2' }, apikeys: ['xxxxx'] } },
    { what: 'the usual port, written out', fields: { endpoint: { ...here, port: 443 } } },
    { what: 'the same host in capitals', fields: { endpoint: { ...here, host: 'A.EXAMPLE' } } },
    { what: 'another rate', fields: { rate_per_min: 5 } },
    { what: 'another host with keys of its own', fields: { endpoint: there, apikeys: ['three'] } },
    { what: 'another host without keys', fields: { endpoint: there, apikeys: [] } },
  ])('allow $what', ({ fields }) => expect(() => change(fields)).not.toThrow());

  test('that are none move as they like', () => {
    const saved = ModelConfig.parse({ endpoint: here, auth_data: { header_name: 'Authorization' } });
    expect(change({ endpoint: there }, saved).endpoint).toEqual(there);
  });
});
