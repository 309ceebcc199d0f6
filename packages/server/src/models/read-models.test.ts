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

test('each role has its model, with the key out of the environment', () => {
  expect(
    read({ judge: { ...model, api_key_env: 'JUDGE_KEY', tries: 2 }, attacker: { ...model, timeout_ms: 900 } }),
  ).toEqual({
    judge: {
      baseUrl: model.base_url,
      model: 'wise',
      apiKey: 'sk-of-the-judge',
      timeoutMs: 60_000,
      tries: 2,
      backoffMs: 250,
      concurrency: 8,
    },
    attacker: {
      baseUrl: model.base_url,
      model: 'wise',
      apiKey: undefined,
      timeoutMs: 900,
      tries: 3,
      backoffMs: 250,
      concurrency: 8,
    },
  });
});

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
])('what does not fit is told with its place and value: $says', ({ content, says }) => {
  expect(() => read(content)).toThrow(says);
  expect(() => read(content)).toThrow(/^REDOUBT_MODELS names .* docs\/redteam\/chat-models\.md shows every field$/s);
});
