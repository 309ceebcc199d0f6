import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEgressGuard } from '@redoubt/providers';
import { afterAll, expect, test } from 'vitest';
import { readModels } from './read-models.ts';

const folder = mkdtempSync(join(tmpdir(), 'redoubt-models-'));
afterAll(() => rmSync(folder, { recursive: true }));

const env = { JUDGE_KEY: 'sk-of-the-judge' };
const dependencies = { env, egress: createEgressGuard({ allowPrivate: false }) };
function read(content: unknown) {
  const file = join(folder, 'models.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readModels(file, dependencies);
}
const model = { base_url: 'https://api.example.com/v1', model: 'wise' };

test('without a file no model is chosen', () => expect(readModels(undefined, dependencies)).toEqual({}));

const unset = {
  api: 'openai',
  baseUrl: model.base_url,
  model: 'wise',
  apiKey: undefined,
  timeoutMs: 60_000,
  tries: 3,
  backoffMs: 250,
  concurrency: 8,
  maxTokens: undefined,
  budget: { calls: undefined, tokens: undefined },
  isCached: true,
};

test('each role has its model, with the key out of the environment', () => {
  expect(
    read({ judge: { ...model, api_key_env: 'JUDGE_KEY', tries: 2 }, attacker: { ...model, timeout_ms: 900 } }),
  ).toEqual({
    judge: { ...unset, apiKey: 'sk-of-the-judge', tries: 2 },
    attacker: { ...unset, timeoutMs: 900 },
  });
});

test('each role has its own limits, and its answers are kept unless the file says otherwise', () => {
  const limits = { max_tokens: 700, max_calls_per_run: 30, max_tokens_per_run: 9_000, cache: false };
  expect(read({ judge: model, attacker: { ...model, ...limits } })).toEqual({
    judge: unset,
    attacker: { ...unset, maxTokens: 700, budget: { calls: 30, tokens: 9_000 }, isCached: false },
  });
});

test.each([
  { base_url: 'https://api.anthropic.com', api: undefined, read: 'anthropic' },
  { base_url: 'https://api.anthropic.com/v1', api: undefined, read: 'anthropic' },
  { base_url: 'https://api.anthropic.com/v1', api: 'openai', read: 'openai' },
  { base_url: 'https://proxy.example.com', api: 'anthropic', read: 'anthropic' },
  { base_url: 'https://api.anthropic.com.example.com/v1', api: undefined, read: 'openai' },
])('$base_url with the field api $api offers the API of $read', ({ base_url, api, read: expected }) =>
  expect(read({ judge: { ...model, base_url, api } }).judge?.api).toBe(expected),
);

test.each([
  { content: '{', says: /cannot be read as JSON/ },
  { content: { poet: model }, says: /the file has fields that are not known: poet/ },
  { content: { judge: { model: 'wise' } }, says: /judge\.base_url is missing/ },
  { content: { judge: { ...model, base_url: 'ftp://example.com' } }, says: /judge\.base_url is "ftp:/ },
  { content: { judge: { ...model, base_url: 'http://127.0.0.1:1/v1' } }, says: /REDOUBT_ALLOW_PRIVATE_TARGETS/ },
  {
    content: { judge: { ...model, api_key_env: 'NOT_SET' } },
    says: /judge\.api_key_env is "NOT_SET", a variable that is not set/,
  },
  { content: { judge: { ...model, api_key_env: 'sk-123' } }, says: /the name of an environment variable, not a key/ },
  { content: { attacker: { ...model, tries: 0 } }, says: /attacker\.tries is 0/ },
  { content: { attacker: { ...model, api: 'gemini' } }, says: /attacker\.api is "gemini": .*"openai"\|"anthropic"/ },
  { content: { judge: { ...model, max_tokens: 0 } }, says: /judge\.max_tokens is 0/ },
  { content: { judge: { ...model, max_calls_per_run: 1.5 } }, says: /judge\.max_calls_per_run is 1\.5/ },
  { content: { judge: { ...model, max_tokens_per_run: '9' } }, says: /judge\.max_tokens_per_run is "9"/ },
  { content: { attacker: { ...model, cache: 'no' } }, says: /attacker\.cache is "no"/ },
])('what does not fit is told with its place and value: $says', ({ content, says }) => {
  expect(() => read(content)).toThrow(says);
  expect(() => read(content)).toThrow(/^REDOUBT_MODELS names .* docs\/redteam\/chat-models\.md shows every field$/s);
});
