import { randomUUID } from 'node:crypto';
import { createClient } from '@redoubt/client';
import type { Scope } from '@redoubt/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const send = async (method: string, path: string, body: object, headers: object = {}) => {
  const response = await service.send(path, { method, headers: { ...headers }, body: JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) };
};
const add = (name: string, model_config: object) =>
  send('POST', '/models/add-model', { model_saved_name: name, model_config });
const modify = (name: string, model_config: object) =>
  send('PATCH', '/models/modify-model', { model_config }, { 'x-service-model': name });
const newName = () => `model ${randomUUID()}`;

const endpoint = { scheme: 'https', host: 'a.example', base_path: '/v1' } as const;
const elsewhere = { ...endpoint, host: 'b.example' };

describe('a model that moves', () => {
  test('does not take its keys along, and stays as it was', async () => {
    const name = newName();
    await add(name, { endpoint, apikeys: ['sk-one'] });
    const moved = await modify(name, { endpoint: elsewhere, apikeys: ['xxxxx'] });
    expect(moved.status).toBe(422);
    expect(moved.body).toMatchObject({
      error: 'invalid_request',
      message: expect.stringContaining('send "apikeys" again'),
      detail: [{ loc: ['body', 'model_config', 'apikeys'], input: null }],
    });
    const unchanged = await modify(name, { rate_per_min: 5 });
    expect(unchanged.body.data.model_config).toEqual({ endpoint, apikeys: ['xxxxx'], rate_per_min: 5 });
  });

  test('goes where it likes with keys that are sent again', async () => {
    const name = newName();
    await add(name, { endpoint, apikeys: ['sk-one'] });
    const moved = await modify(name, { endpoint: elsewhere, apikeys: ['sk-two'] });
    expect(moved.body.data.model_config).toEqual({ endpoint: elsewhere, apikeys: ['xxxxx'] });
  });
});

describe('a key in the query of an address', () => {
  test('is in no answer, and stays where its mask is sent back', async () => {
    const name = newName();
    const added = await add(name, {
      model_endpoint_url: 'https://a.example/v1?key=sk-query&api-version=1',
      paths: { chat: '/chat?code=sk-path' },
    });
    const shown = {
      endpoint: { scheme: 'https', host: 'a.example', base_path: '/v1?key=xxxxx&api-version=1' },
      paths: { chat: '/chat?code=xxxxx' },
    };
    expect(added.body.data.model_config).toEqual(shown);
    const sentBack = await modify(name, { ...shown, rate_per_min: 5 });
    expect(sentBack.body.data.model_config).toEqual({ ...shown, rate_per_min: 5 });
    const moved = await modify(name, { endpoint: { ...shown.endpoint, host: 'b.example' } });
    expect(moved.body.detail.map(({ loc }: { loc: unknown }) => loc)).toEqual([
      ['body', 'model_config', 'endpoint'],
      ['body', 'model_config', 'paths'],
    ]);
    expect([added, sentBack, moved].filter(({ text }) => text.includes('sk-'))).toEqual([]);
  });

  test('of the call that resets a target is in no answer, and goes to no other host', async () => {
    const name = newName();
    const resetAt = (url: string) => ({ kind: 'call', url });
    const added = await add(name, { endpoint, reset: resetAt('https://a.example/reset/{{session}}?key=sk-reset') });
    const shown = resetAt('https://a.example/reset/{{session}}?key=xxxxx');
    expect(added.body.data.model_config.reset).toEqual(shown);
    const sentBack = await modify(name, { reset: shown, rate_per_min: 5 });
    expect(sentBack.body.data.model_config).toMatchObject({ reset: shown, rate_per_min: 5 });
    const moved = await modify(name, { reset: resetAt('https://evil.example/reset/{{session}}?key=xxxxx') });
    expect([moved.status, moved.body.message]).toEqual([422, expect.stringContaining('model_config.reset.url')]);
    const elsewhereToo = await modify(name, { endpoint: elsewhere });
    expect(elsewhereToo.body.data.model_config).toMatchObject({ endpoint: elsewhere, reset: shown });
    const unread = await modify(name, { reset: resetAt('https://a:sk-pw@a.example/?key=sk-user') });
    expect(unread.status).toBe(422);
    const all = [added, sentBack, moved, elsewhereToo, unread];
    expect(all.filter(({ text }) => text.includes('sk-'))).toEqual([]);
  });

  test.each([
    { field: 'host', config: { endpoint: { host: 'a@b/sk-host' } } },
    { field: 'base_path', config: { endpoint: { host: 'a', base_path: `/v1?key=sk-${'x'.repeat(2_100)}` } } },
    { field: 'chat', config: { endpoint, paths: { chat: `/v1?key=sk-${'x'.repeat(2_100)}` } } },
    { field: 'model_endpoint_url', config: { model_endpoint_url: 'ftp://a.example?key=sk-url' } },
  ])('is not in the 422 of a $field that does not fit', async ({ config }) => {
    const refused = await add(newName(), config);
    expect(refused.status).toBe(422);
    expect(refused.text).not.toContain('sk-');
  });
});

describe('a key of the scope', () => {
  const clientWith = async (scope: Scope) => {
    const { key } = await service.client.admin.createKey({ body: { name: newName(), scopes: [scope] } });
    return createClient({ baseUrl: service.url, apiKey: key });
  };

  test.each(['redteam', 'proxy'] as const)('%s saves, reads, changes and deletes models', async (scope) => {
    const { models } = await clientWith(scope);
    const model = newName();
    await models.addModel({ body: { model_saved_name: model, model_config: { endpoint } } });
    await models.modifyModel({ headers: { model }, body: { model_name: 'm' } });
    expect(await models.getModel({ headers: { model } })).toMatchObject({ model_name: 'm' });
    expect(await models.deleteModel({ headers: { model } })).toMatchObject({ data: { model_saved_name: model } });
  });

  test.each(['guardrails', 'admin'] as const)('%s alone has nothing to do with models', async (scope) => {
    const { models } = await clientWith(scope);
    const needs = /this needs "redteam" or "proxy"/;
    const headers = { model: newName() };
    const calls = [
      models.addModel({ body: { model_saved_name: newName(), model_config: { endpoint } } }),
      models.modifyModel({ headers, body: { model_name: 'm' } }),
      models.compareModel({ headers, body: { model_config: { endpoint } } }),
      models.getModel({ headers }),
      models.deleteModel({ headers }),
      models.listModels(),
      models.getDefaults(),
    ];
    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(needs) } });
    }
  });
});
