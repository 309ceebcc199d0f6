import { describe, expect, test } from 'vitest';
import { Usage } from '../command-failures.ts';
import { parseConfig } from './read-file.ts';
import { wantedOf } from './wanted-of.ts';

const env = { MODEL_KEY: 'sk-a-key', EMPTY: '' };
const wanted = (source: string) => wantedOf(parseConfig(source, 'redoubt.yaml', env));
const model = (config: string) => `models:\n  - model_saved_name: gpt\n    model_config: ${config}`;

test('YAML and JSON are read alike, with variables in their place', () => {
  const yaml = `models:
  - model_saved_name: gpt
    model_config: { model_provider: openai, apikeys: ["\${env:MODEL_KEY}"] }`;
  const json = `{"models":[{"model_saved_name":"gpt","model_config":{"model_provider":"openai","apikeys":["\${env:MODEL_KEY}"]}}]}`;
  expect(wanted(json)).toEqual(wanted(yaml));
  expect(wanted(yaml).models?.[0]).toMatchObject({
    place: { name: 'gpt', version: 'v1' },
    body: { model_config: { apikeys: ['sk-a-key'] } },
    // What is printed holds no secret.
    state: { model_config: { apikeys: '(secret)' } },
  });
});

describe('a file is refused at the line and column of', () => {
  test.each([
    { what: 'a mistake of YAML', source: 'policies: [', says: 'redoubt.yaml:1:12: ' },
    { what: 'a key that comes twice', source: 'policies: []\npolicies: []', says: 'redoubt.yaml:2:1: ' },
    { what: 'a text', source: 'policies', says: 'redoubt.yaml:1:1: A file has sections' },
    { what: 'nothing', source: '', says: 'redoubt.yaml:1:1: A file has sections' },
    { what: 'an unknown section', source: 'polices: []', says: '1:1: There is no section "polices"' },
    { what: 'a section that is no list', source: 'policies: {}', says: 'redoubt.yaml:1:11: policies is a list' },
    {
      what: 'an unknown field',
      source: 'policies:\n  - name: a\n    detecters: {}',
      says: 'redoubt.yaml:3:5: There is no field "detecters" of a policy; there are name, description, detectors. Did you mean "detectors"?',
    },
    {
      what: 'an unknown field in depth',
      source: 'policies: [{ name: a, detectors: { pii: { enabled: true, entitis: [] } } }]',
      says: 'redoubt.yaml:1:58: There is no field "detectors.pii.entitis" of a policy; there are enabled,',
    },
    {
      what: 'a value of another kind',
      source: 'deployments:\n  - name: a\n    model_saved_name: b\n    hold_back: much',
      says: 'redoubt.yaml:4:16: hold_back: ',
    },
    {
      what: 'an entry without a field that it needs',
      source: 'deployments:\n  - name: a',
      says: 'redoubt.yaml:2:5: model_saved_name is missing',
    },
    { what: 'an entry without a name', source: 'policies:\n  - detectors: {}', says: '2:5: name is missing' },
    {
      what: 'two entries of one name',
      source: 'policies:\n  - { name: a, detectors: {} }\n  - { name: a, detectors: {} }',
      says: 'redoubt.yaml:3:5: There are two entries for the policy "a"',
    },
    {
      what: 'a variable that is not set',
      source: model(`{ model_provider: openai, apikeys: ["\${env:NOWHERE}"] }`),
      says: `redoubt.yaml:3:55: \${env:NOWHERE}: the variable is not set`,
    },
    { what: 'a variable that is empty', source: model(`{ apikeys: ["\${env:EMPTY}"] }`), says: `3:31: \${env:EMPTY}` },
    { what: 'what is no name of a variable', source: model(`{ apikeys: ["\${env:a b}"] }`), says: `\${env:a b}` },
  ])('$what', ({ source, says }) => {
    expect(() => wanted(source)).toThrow(Usage);
    expect(() => wanted(source)).toThrow(says);
  });

  test.each([
    '{ apikeys: [sk-here] }',
    '{ apikey: sk-here }',
    '{ custom_headers: { x-tenant: sk-here } }',
    '{ custom_headers: [{ name: x-tenant, value: sk-here }] }',
    '{ http: { body: { q: "{{prompt}}" }, headers: { authorization: sk-here } } }',
    '{ auth_data: { header_name: Authorization, token: sk-here } }',
    '{ model_jwt_config: { issuer: sk-here } }',
    '{ custom_curl_command: curl sk-here }',
    '{ model_endpoint_url: "https://a.example/v1?key=sk-here" }',
    '{ endpoint: { host: a.example, base_path: "/v1?key=sk-here" } }',
    '{ reset: { kind: call, url: "https://a.example/reset?key=sk-here" } }',
  ])('the secret in %s', (config) => {
    const source = model(`{ model_provider: openai, ${config.slice(1)}`);
    expect(() => wanted(source)).toThrow(/^redoubt\.yaml:3:\d+: model_config\.\S+ is a secret: write \$\{env:NAME\}/);
    expect(() => wanted(source)).not.toThrow('sk-here');
  });
});

test('what is no secret of a model may stand in the file', () => {
  const config =
    '{ model_endpoint_url: "https://a.example/v1?api-version=1", auth_data: { header_name: X-Key }, apikeys: [xxxxx], metadata: { team: a }, reset: { kind: call, url: "https://a.example/?id={{session}}", body: "new?" } }';
  expect(wanted(model(config)).models).toHaveLength(1);
});

test('aliases that would fill the memory are refused', () => {
  const bomb = ['a: &a [x, x, x, x, x, x, x, x, x, x]'];
  for (const [index, name] of [...'bcdefgh'].entries()) {
    bomb.push(`${name}: &${name} [${Array.from({ length: 10 }, () => `*${'abcdefgh'[index]}`).join(', ')}]`);
  }
  expect(() => wanted(bomb.join('\n'))).toThrow(Usage);
});
