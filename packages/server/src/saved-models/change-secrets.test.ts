import { randomBytes } from 'node:crypto';
import { ModelConfig, ModelConfigChange, settleModelConfig } from '@redoubt/contract';
import { createSecretBox } from '@redoubt/secrets';
import { describe, expect, test } from 'vitest';
import { maskConfig, openConfig, sealConfig } from './model-secrets.ts';
import { unmaskConfig } from './unmask-config.ts';

const masterKey = randomBytes(32);
const secrets = createSecretBox(() => [masterKey]);
const saved = ModelConfig.parse({
  model_provider: 'openai',
  auth_data: { header_name: 'x-key', client: { secret: 'c' } },
  apikeys: ['one', 'two'],
  custom_headers: [{ name: 'x-tenant', value: 't' }],
  model_jwt_config: { issuer: 'i', ttl: 60, isSigned: true },
  custom_curl_command: 'curl',
  custom_payload: { plain: 'text' },
});
const after = (change: object) =>
  settleModelConfig({ ...saved, ...unmaskConfig(ModelConfigChange.parse(change), saved) });

test('secrets are masked where they stand, and what only says how they travel is not', () => {
  expect(maskConfig(saved)).toEqual({
    ...saved,
    auth_data: { header_name: 'x-key', client: { secret: 'xxxxx' } },
    apikeys: ['xxxxx'],
    custom_headers: [{ name: 'x-tenant', value: 'xxxxx' }],
    model_jwt_config: { issuer: 'xxxxx', ttl: 'xxxxx', isSigned: true },
    custom_curl_command: 'xxxxx',
  });
});

test('what is sealed opens to what was there, and only secrets are sealed', () => {
  const said = sealConfig(saved, { model_name: 'm' }, { projectId: 'p', secrets });
  expect(said.content).toEqual({ model_name: 'm', model_config: maskConfig(saved) });
  expect(openConfig({ ...said, projectId: 'p' }, secrets)).toEqual(saved);
  const plain = ModelConfig.parse({ model_provider: 'openai', auth_data: { header_name: 'Authorization' } });
  expect(sealConfig(plain, {}, { projectId: 'p', secrets })).toMatchObject({ sealed: null });
});

describe('a change of secrets', () => {
  test.each([
    { what: 'everything as it was answered keeps everything', change: maskConfig(saved), fields: {} },
    { what: 'a new key takes the place of all', change: { apikeys: ['three'] }, fields: { apikeys: ['three'] } },
    {
      what: 'a mask beside a new key keeps its own',
      change: { apikeys: ['xxxxx', 'three'] },
      fields: { apikeys: ['one', 'three'] },
    },
    { what: 'as many masks as keys keep all', change: { apikeys: ['xxxxx', 'xxxxx'] }, fields: {} },
    { what: 'an empty list takes the keys away', change: { apikeys: [] }, fields: { apikeys: undefined } },
    {
      what: 'a mask inside keeps its own',
      change: {
        custom_headers: [
          { name: 'x-tenant', value: 'xxxxx' },
          { name: 'b', value: 'c' },
        ],
      },
      fields: {
        custom_headers: [
          { name: 'x-tenant', value: 't' },
          { name: 'b', value: 'c' },
        ],
      },
    },
    {
      what: 'a mask keeps the header of its name, wherever it stands',
      change: {
        custom_headers: [
          { name: 'b', value: 'c' },
          { name: 'x-tenant', value: 'xxxxx' },
        ],
      },
      fields: {
        custom_headers: [
          { name: 'b', value: 'c' },
          { name: 'x-tenant', value: 't' },
        ],
      },
    },
    {
      what: 'a new command is taken as it is',
      change: { custom_curl_command: 'wget' },
      fields: { custom_curl_command: 'wget' },
    },
  ])('$what', ({ change, fields }) =>
    expect(after(change)).toEqual(JSON.parse(JSON.stringify({ ...saved, ...fields }))),
  );

  test.each([
    { change: { apikeys: ['a', 'b', 'xxxxx'] }, place: 'body.model_config.apikeys.2' },
    { change: { custom_headers: [{ name: 'b', value: 'xxxxx' }] }, place: 'body.model_config.custom_headers.0.value' },
    { change: { custom_headers: { 'x-other': 'xxxxx' } }, place: 'body.model_config.custom_headers.x-other' },
    { change: { model_jwt_config: { toString: 'xxxxx' } }, place: 'body.model_config.model_jwt_config.toString' },
  ])('a mask at $place stands for nothing and is refused', ({ change, place }) =>
    expect(() => after(change)).toThrow(place),
  );
});
