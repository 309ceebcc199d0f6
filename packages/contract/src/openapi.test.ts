import { describe, expect, test } from 'vitest';
import { contract, type Endpoint, openapi } from './index.ts';

const document = openapi({ title: 'x', version: '1', brand: 'acme' }, contract);
// biome-ignore lint/suspicious/noExplicitAny: a JSON document, which the tests look into
const paths = document.paths as Record<string, Record<string, any>>;
const endpoints: Endpoint[] = Object.values(contract).flatMap((group) => Object.values(group));
const operationOf = ({ path, method }: Endpoint) => paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
const withBody = endpoints.filter(({ body }) => body !== undefined);

test.each(withBody.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'the body of %s has an example, which fits',
  (_, endpoint) => {
    const { examples } = operationOf(endpoint).requestBody.content['application/json'].schema;
    expect(examples?.length).toBeGreaterThan(0);
    for (const example of examples) expect(endpoint.body?.safeParse(example).error).toBeUndefined();
  },
);

describe('queries', () => {
  const parameters = endpoints.flatMap((endpoint) => operationOf(endpoint).parameters);

  test('that say yes or no are booleans', () => {
    const named = (name: string) => parameters.filter((parameter: { name: string }) => parameter.name === name);
    for (const name of ['dry_run', 'refresh_cache', 'success', 'controls', 'X-Acme-Refresh-Cache']) {
      expect(named(name).length).toBeGreaterThan(0);
      for (const { schema } of named(name)) expect(schema.type, name).toBe('boolean');
    }
    const asText = parameters.filter(({ schema }: { schema: { enum?: string[] } }) => schema.enum?.includes('true'));
    expect(asText).toEqual([]);
  });
});

test('a detector that is disabled needs no settings, and one that is not known may be disabled', () => {
  const { schema } = operationOf(contract.guardrails.detect).requestBody.content['application/json'];
  const { detectors } = schema.properties;
  const disabled = { type: 'object', properties: { enabled: { const: false } }, required: ['enabled'] };
  expect(detectors.properties.keyword_detector.anyOf).toContainEqual(disabled);
  expect(detectors.additionalProperties).toMatchObject(disabled);
});

test('errors of the proxy’s calls are in the form of the client’s API, and those of its log are not', () => {
  const formOf = (path: string, method: string) =>
    JSON.stringify(paths[path]?.[method].responses[404].content['application/json'].schema)
      .match(/\w+(?=")/g)
      ?.filter((name) => /^[A-Z]/.test(name));
  expect(formOf('/ai-proxy/chat/completions', 'post')).toEqual(['OpenAiError']);
  expect(formOf('/ai-proxy/v1/messages', 'post')).toEqual(['AnthropicError']);
  expect(formOf('/ai-proxy/v1beta/models/{call}', 'post')).toEqual(['GoogleError']);
  expect(formOf('/ai-proxy/models', 'get')).toEqual(['OpenAiError', 'AnthropicError', 'GoogleError']);
  expect(formOf('/ai-proxy/calls/{call_id}', 'get')).toEqual(['NotFound']);
});

test('paths declare only failures of models that they can have, in the type that is sent', () => {
  const examplesAt = (path: string, status: number) =>
    paths[`/ai-proxy/${path}`]?.post.responses[status]?.content['application/json'].examples ?? {};
  const blocksAt = (path: string) => Object.keys(examplesAt(path, 400)).filter((code) => code.endsWith('_blocked'));
  const both = ['input_guardrails_blocked', 'output_guardrails_blocked'];
  for (const path of ['chat/completions', 'completions', 'messages', 'responses', 'audio/transcriptions']) {
    expect([path, blocksAt(path), examplesAt(path, 501)]).toEqual([path, both, {}]);
  }
  for (const path of ['embeddings', 'rerank', 'images/generations', 'audio/speech']) {
    expect([path, blocksAt(path), examplesAt(path, 501)]).toEqual([path, ['input_guardrails_blocked'], {}]);
  }
  expect(blocksAt('messages/count_tokens')).toEqual([]);
  expect(Object.keys(examplesAt('messages/count_tokens', 501))).toEqual(['tokens_not_counted']);
  expect(blocksAt('models/{call}')).toEqual(both);
  const { error } = examplesAt('models/{call}', 501).tokens_not_counted.value;
  expect(error.details[0].metadata.type).toBe('upstream_error');
});

test('headers go by their names on the wire', () => {
  expect(JSON.stringify(paths)).toContain('the header `X-Acme-Model`');
  expect(JSON.stringify(document)).not.toMatch(/`-[A-Z]|X-Service-/);
});
