import { randomBytes } from 'node:crypto';
import { ModelConfig } from '@redoubt/contract';
import { CannotOpen, createSecretBox } from '@redoubt/secrets';
import type { ModelPlace, Project } from '@redoubt/store';
import { onEachEngine } from '@redoubt/store/testing/on-each-engine';
import { makeAccount } from '@redoubt/store/testing/sample-charge';
import { beforeEach, describe, expect, test } from 'vitest';
import { createModelCache, type ModelCache } from './model-cache.ts';
import { sealConfig } from './model-secrets.ts';
import { savedTarget } from './saved-target.ts';

let now = Date.parse('2026-11-05T12:00:00.000Z');
const clock = () => new Date(now);

onEachEngine({ subject: 'two nodes that ask saved models', open: (engine) => engine.open(clock) }, (opened) => {
  const masterKey = randomBytes(32);
  const secrets = createSecretBox(() => [masterKey]);
  let project: Project;
  let mine: ModelCache;
  let other: ModelCache;
  let place: ModelPlace;
  beforeEach(async () => {
    ({ project } = await makeAccount(opened.store));
    place = { projectId: project.id, name: 'bot', version: 'v1' };
    mine = createModelCache(opened.store.models, { clock, secrets });
    other = createModelCache(opened.store.models, { clock, secrets });
  });
  const sealed = (config: object, described: object = {}) =>
    sealConfig(ModelConfig.parse(config), { ...described }, { projectId: project.id, secrets });
  const add = (config: object, described: object = {}, differing: Partial<ModelPlace> = {}) =>
    mine.insert({ ...place, ...differing, ...sealed(config, described), by: 'a key' }, 100);
  const keysAt = async (cache: ModelCache, isFresh = false) => (await cache.ready(place, isFresh))?.config.apikeys;
  const setKey = (apikey: string) => mine.change(place, { ...place, by: 'b', edit: () => sealed({ apikey }) });

  test('who changes sees it at once, others within a second, and a call that asks for it at once', async () => {
    await add({ apikey: 'one' });
    expect([await keysAt(mine), await keysAt(other)]).toEqual([['one'], ['one']]);
    await setKey('two');
    expect([await keysAt(mine), await keysAt(other)]).toEqual([['two'], ['one']]);
    now += 1_000;
    expect(await keysAt(other)).toEqual(['two']);
    await setKey('three');
    expect([await keysAt(other), await keysAt(other, true), await keysAt(other)]).toEqual([
      ['two'],
      ['three'],
      ['three'],
    ]);
    await mine.remove(place);
    now += 1_000;
    expect([await keysAt(mine), await keysAt(other)]).toEqual([undefined, undefined]);
  });

  test('a model that is not there is remembered until it is', async () => {
    expect(await keysAt(other)).toBeUndefined();
    await add({ apikey: 'one' });
    now += 1_000;
    expect(await keysAt(other)).toEqual(['one']);
  });

  test('secrets do not open in another row, nor with another key', async () => {
    const stranger = (await makeAccount(opened.store)).project.id;
    await mine.insert({ ...place, projectId: stranger, ...sealed({ apikey: 'one' }), by: 'a key' }, 100);
    await expect(mine.ready({ ...place, projectId: stranger }, false)).rejects.toThrow(CannotOpen);
    await add({ apikey: 'one' });
    const keyless = createModelCache(opened.store.models, { clock, secrets: createSecretBox(() => [randomBytes(32)]) });
    await expect(keyless.ready(place, false)).rejects.toThrow(CannotOpen);
    expect((await keyless.find(place))?.content).toEqual({ model_config: { apikeys: ['xxxxx'] } });
  });

  describe('as a target', () => {
    const target = (name = 'bot', version = 'v1') =>
      savedTarget({ models: mine, account: { project } }, { name, version });

    test('has the address, the key and what else the model says', async () => {
      const endpoint = { scheme: 'http', host: '127.0.0.1', port: 8_080, base_path: '/v1' };
      const config = { model_provider: 'openai_compatible', endpoint, apikeys: ['sk-1'], system_prompt: 'A shop' };
      await add({ ...config, rate_per_min: 5 }, { testing_for: 'foundationModels', model_name: 'm-1' });
      expect(await target()).toMatchObject({
        endpoint: 'http://127.0.0.1:8080/v1',
        api_key: 'sk-1',
        model_name: 'm-1',
        provider: 'openai_compatible',
        system_type: 'foundation_model',
        system_description: 'A shop',
        rate_per_min: 5,
      });
    });

    test('a name that is unknown is 404, and so is a version, which names those there are', async () => {
      await add({ model_provider: 'openai' });
      await add({ model_provider: 'openai' }, {}, { version: 'v3' });
      await expect(target('nobody')).rejects.toMatchObject({
        code: 'not_found',
        message: expect.stringContaining('no model named "nobody"'),
      });
      await expect(target('bot', 'v2')).rejects.toMatchObject({
        code: 'not_found',
        message: expect.stringMatching(/"bot" has no version "v2"; it has "v1", "v3"/),
      });
    });

    test('a model without an address is 400, an agent without tools 422, and neither names a value', async () => {
      await add({ model_provider: 'custom', apikey: 'sk-1' });
      await expect(target()).rejects.toMatchObject({
        code: 'target_refused',
        message: expect.stringContaining('model_config.endpoint'),
      });
      await add({ custom_curl_command: 'curl sk-1' }, {}, { version: 'v3' });
      await expect(target('bot', 'v3')).rejects.toMatchObject({
        code: 'target_not_expressible',
        message: expect.stringMatching(/"custom_curl_command"(?!.*sk-1)/),
      });
      await add({ model_provider: 'openai', apikey: 'sk-1' }, { testing_for: 'agents' }, { version: 'v2' });
      await expect(target('bot', 'v2')).rejects.toMatchObject({
        code: 'invalid_request',
        message: expect.stringContaining('model_config.tools'),
      });
    });

    test('what a target cannot express stays in it, for the refusal to name', async () => {
      const headers = { 'x-tenant': 'the tenant' };
      await add({ model_provider: 'openai', custom_headers: headers, auth_data: { header_name: 'x-key' } });
      expect(await target()).toMatchObject({ custom_headers: headers, auth_data: { header_name: 'x-key' } });
    });
  });
});
