import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  draftOf,
  emptyDraft,
  type ModelDraft,
  nextVersionOf,
  practiceDraft,
  problemsOf,
} from './model-draft.ts';
import type { SavedModel } from './model-queries.ts';

const draft = (fields: Partial<ModelDraft>): ModelDraft => ({ ...emptyDraft, name: 'bot', ...fields });
const saved = (model_config: object, more: object = {}): SavedModel =>
  ({
    model_saved_name: 'bot',
    model_version: 'v1',
    model_name: 'gpt',
    testing_for: 'chatbots',
    model_config: { model_provider: 'openai_compatible', ...model_config },
    ...more,
  }) as never;

describe('a model that is saved', () => {
  test('is sent as it was read, but for secrets that nobody sees', () => {
    const model = saved({
      endpoint: { scheme: 'http', host: '::1', port: 8080, base_path: '/v1' },
      auth_data: { header_name: 'x-key', header_prefix: 'Token', region: 'eu' },
      custom_headers: { 'X-Team': 'support', 'X-Url': 'https://b.example' },
      system_prompt: 'Be brief',
      input_modalities: ['text', 'image'],
      rate_per_min: 30,
      reset: { kind: 'none' },
      tools: [{ name: 'refund' }],
      default_request_options: { temperature: 0 },
    });
    const { model_config: config, ...body } = bodyOf(draftOf(model), model);
    expect(body).toMatchObject({
      model_saved_name: 'bot',
      model_version: 'v1',
      model_name: 'gpt',
      testing_for: 'chatbots',
    });
    expect(config).toMatchObject({
      model_endpoint_url: 'http://[::1]:8080/v1',
      auth_data: { header_name: 'x-key', header_prefix: 'Token', region: 'eu' },
      custom_headers: { 'X-Team': 'support', 'X-Url': 'https://b.example' },
      system_prompt: 'Be brief',
      input_modalities: ['text', 'image'],
      rate_per_min: 30,
      reset: { kind: 'none' },
      tools: [{ name: 'refund' }],
      default_request_options: { temperature: 0 },
    });
    expect(config).not.toHaveProperty('apikeys');
  });

  test('loses what somebody empties', () => {
    const model = saved({ endpoint: { host: 'a.example' }, auth_data: { header_name: 'x-key', region: 'eu' } });
    const { model_config: config } = bodyOf({ ...draftOf(model), address: ' ', keyHeader: '' }, model);
    expect(config).toMatchObject({
      endpoint: null,
      auth_data: { region: 'eu' },
      system_prompt: null,
      rate_per_min: null,
    });
    expect(config).not.toHaveProperty('model_endpoint_url');
  });

  test.each([
    { version: 'v1', next: 'v2' },
    { version: 'v41', next: 'v42' },
    { version: 'summer', next: '' },
  ])('as $version has $next as its next version, without its secrets', ({ version, next }) => {
    const model = saved({ custom_headers: { 'X-Team': '***' }, http: { body: {} } }, { model_version: version });
    expect(nextVersionOf(model)).toMatchObject({ name: 'bot', version: next, headers: '', http: '', key: '' });
  });
});

describe('a model that is new', () => {
  test('has no key where none was written, and the one that was', () => {
    expect(bodyOf(draft({}), undefined).model_config).toMatchObject({ apikeys: [] });
    expect(bodyOf(draft({ key: ' sk-1 ' }), undefined).model_config).toMatchObject({ apikeys: ['sk-1'] });
    expect(bodyOf(draft({}), undefined).model_config).not.toHaveProperty('model_endpoint_url');
  });

  test('can be the practice target', () => {
    expect(bodyOf(draft(practiceDraft), undefined)).toMatchObject({
      model_name: 'redoubt-practice-1',
      testing_for: 'chatbots',
      model_config: { model_endpoint_url: 'http://127.0.0.1:8790/v1' },
    });
  });

  test('is trimmed, and keeps colons in the values of headers', () => {
    const body = bodyOf(
      draft({ name: ' bot ', headers: 'X-Url: https://b.example:8\n\n X-Team :support ' }),
      undefined,
    );
    expect(body.model_saved_name).toBe('bot');
    expect(body.model_config.custom_headers).toEqual({ 'X-Url': 'https://b.example:8', 'X-Team': 'support' });
  });
});

test.each<{ fields: Partial<ModelDraft>; problems: object }>([
  { fields: {}, problems: {} },
  { fields: { headers: 'X-Team: support\n\n' }, problems: {} },
  { fields: { headers: 'X-Team: support\nno colon' }, problems: { headers: expect.stringContaining('“no colon”') } },
  { fields: { headers: ': value' }, problems: { headers: expect.stringContaining('“: value”') } },
  { fields: { defaults: '{"temperature": 0}', http: '{"body": {}}' }, problems: {} },
  { fields: { defaults: '[1]', http: '{' }, problems: { defaults: expect.any(String), http: expect.any(String) } },
  {
    fields: { tools: [{ key: '1', name: '', description: '', schema: '' }] },
    problems: { tools: 'A tool is not whole' },
  },
])('of $fields the problems are $problems', ({ fields, problems }) => {
  expect(problemsOf(draft(fields))).toEqual(problems);
});
