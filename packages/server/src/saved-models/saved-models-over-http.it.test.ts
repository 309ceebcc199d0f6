import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@redoubt/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ REDOUBT_BRAND_ALIASES: 'acme', REDOUBT_LOG_LEVEL: 'debug' });
});
afterAll(() => service.stop());

const said: string[] = [];
const call = async (
  method: string,
  path: string,
  { headers = {}, body }: { headers?: object; body?: unknown } = {},
) => {
  const init = { method, headers: { ...headers }, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await service.send(path, init);
  const text = await response.text();
  said.push(text);
  return { status: response.status, body: JSON.parse(text) };
};
const add = (body: object, headers: object = {}) => call('POST', '/models/add-model', { body, headers });
const get = (name: string, version?: string) => call('GET', '/models/get-model', { headers: named(name, version) });
const modify = (name: string, body: object, version?: string) =>
  call('PATCH', '/models/modify-model', { headers: named(name, version), body });
const compare = (name: string, body: object, version?: string) =>
  call('POST', '/models/compare-model', { headers: named(name, version), body });
const named = (name: string, version?: string) => ({
  'x-service-model': name,
  ...(version !== undefined && { 'x-service-model-version': version }),
});
const newName = () => `model ${randomUUID()}`;

const bearer = { header_name: 'Authorization', header_prefix: 'Bearer', space_after_prefix: true };
const endpoint = { scheme: 'https', host: 'api.openai.com', port: 443, base_path: '/v1' };
const paths = { completions: '/completions', chat: '/chat/completions' };
const plain = { model_provider: 'openai', hosting_type: 'External', endpoint, paths, auth_data: bearer };
const described = { testing_for: 'foundationModels', model_name: 'gpt-4o-mini', certifications: ['SOC 2'] };

/** Each in a field of its own; nothing of the service may ever say one of them. */
const secrets = {
  apikeys: ['sk-secret-0-of-keys', 'sk-secret-1-of-keys'],
  custom_headers: { 'x-tenant': 'sk-secret-2-of-headers' },
  model_jwt_config: { issuer: 'sk-secret-3-of-tokens', claims: { roles: ['sk-secret-4-of-claims'] } },
  custom_curl_command: 'curl -H "authorization: sk-secret-5-of-commands" https://a.example',
};
const masks = {
  apikeys: ['xxxxx'],
  custom_headers: { 'x-tenant': 'xxxxx' },
  model_jwt_config: { issuer: 'xxxxx', claims: { roles: ['xxxxx'] } },
  custom_curl_command: 'xxxxx',
};

describe('saved models', () => {
  test('are added, read, changed, listed and deleted, with the messages that clients read', async () => {
    const name = newName();
    const added = await add({ model_saved_name: name, ...described, model_config: { ...plain, ...secrets } });
    const { data } = added.body;
    expect(added).toEqual({
      status: 200,
      body: { message: 'Model details added successfully', data: expect.anything() },
    });
    const times = { created_at: expect.any(String), updated_at: expect.any(String) };
    expect(data).toEqual({
      model_id: expect.any(Number),
      ...described,
      model_saved_name: name,
      model_version: 'v1',
      model_config: { ...plain, ...masks },
      project_name: 'default',
      ...times,
      created_by: expect.any(String),
      updated_by: expect.any(String),
    });
    expect((await get(name)).body).toEqual(data);

    const changed = await modify(name, { model_name: 'gpt-5', model_config: { rate_per_min: 9 } });
    expect(changed.body.message).toBe('Model details updated successfully');
    expect(changed.body.data).toMatchObject({ ...described, model_id: data.model_id, model_name: 'gpt-5' });
    expect(changed.body.data.model_config).toEqual({ ...plain, ...masks, rate_per_min: 9 });

    const { models, pagination } = (await call('GET', '/models/list-models?per_page=100')).body;
    expect(models).toContainEqual(changed.body.data);
    expect(pagination).toMatchObject({ page: 1, per_page: 100, total_count: models.length, has_next: false });

    const deleted = await call('DELETE', '/models/delete-model', { headers: named(name) });
    expect(deleted.body).toEqual({
      message: 'Model details deleted successfully',
      data: { model_id: data.model_id, model_saved_name: name, model_version: 'v1', project_name: 'default' },
    });
    expect((await get(name)).status).toBe(404);
  });

  test.each([
    { what: 'nothing', change: {}, differs: [] },
    { what: 'nothing where masks are sent', change: masks, differs: [] },
    {
      what: 'nothing where fields stand in another order',
      change: { endpoint: Object.fromEntries(Object.entries(endpoint).toReversed()) },
      differs: [],
    },
    {
      what: 'a secret',
      change: { apikeys: ['sk-secret-0-of-keys', 'sk-secret-of-another'] },
      differs: ['model_config.apikeys'],
    },
    { what: 'a header', change: { custom_headers: { 'x-tenant': 'x' } }, differs: ['model_config.custom_headers'] },
    { what: 'a field that is gone', change: { hosting_type: null }, differs: ['model_config.hosting_type'] },
    { what: 'a field that is new', change: { rate_per_min: 9 }, differs: ['model_config.rate_per_min'] },
    { what: 'an older name', change: { rpm: 9 }, differs: ['model_config.rate_per_min'] },
  ])('are compared with their secrets: $what differs', async ({ change, differs }) => {
    const name = newName();
    await add({ model_saved_name: name, ...described, model_config: { ...plain, ...secrets } });
    const config = { ...plain, ...secrets, ...change };
    expect(await compare(name, { ...described, model_config: config })).toEqual({ status: 200, body: { differs } });
    const renamed = await compare(name, { ...described, model_name: 'gpt-5', model_config: config });
    expect(renamed.body.differs).toEqual(['model_name', ...differs]);
    expect((await compare(name, { model_config: config }, 'v9')).status).toBe(404);
  });

  test('what was not set is not answered, and never null', async () => {
    const name = newName();
    const nothing = { system_prompt: null, tools: [], custom_headers: {}, custom_payload: '', model_jwt_config: null };
    await add({
      model_saved_name: name,
      testing_for: null,
      certifications: [],
      model_config: { ...plain, ...nothing },
    });
    const { body } = await get(name);
    expect(body.model_config).toEqual(plain);
    expect(Object.keys(body).toSorted()).toEqual([
      'created_at',
      'created_by',
      'model_config',
      'model_id',
      'model_saved_name',
      'model_version',
      'project_name',
      'updated_at',
      'updated_by',
    ]);
  });

  test('a name has versions, each a model of its own', async () => {
    const name = newName();
    const body = { model_saved_name: name, model_config: plain };
    const ids = [await add(body), await add({ ...body, model_version: 'v2' }), await add(body, named('x', 'v3'))].map(
      ({ body: { data } }) => [data.model_id, data.model_saved_name, data.model_version],
    );
    expect(ids).toEqual([1, 2, 3].map((version) => [expect.any(Number), name, `v${version}`]));
    await modify(name, { model_config: { rate_per_min: 2 } }, 'v2');
    const rates = await Promise.all(['v1', 'v2', 'v3'].map((version) => get(name, version)));
    expect(rates.map(({ body: model }) => model.model_config.rate_per_min)).toEqual([undefined, 2, undefined]);
    expect((await get(name, 'v4')).body).toMatchObject({
      error: 'not_found',
      message: expect.stringMatching(/"v1", "v2", "v3"/),
    });
  });

  test('names travel in the headers or the body; beside its header one is a new one', async () => {
    const name = `Modell für Kundinnen 漢 ${randomUUID().slice(0, 8)}`;
    const headers = { 'x-acme-model': `UTF-8''${encodeURIComponent(name)}`, 'x-acme-model-version': 'v7' };
    expect((await add({ model_config: plain }, headers)).body.data).toMatchObject({
      model_saved_name: name,
      model_version: 'v7',
    });
    const change = { model_saved_name: `${name}!`, model_version: 'v8' };
    const moved = await call('PATCH', '/models/modify-model', { headers, body: change });
    expect(moved.body.data).toMatchObject(change);
    const unnamed = await call('PATCH', '/models/modify-model', { body: { ...change, model_name: 'm' } });
    expect(unnamed.body.data).toMatchObject({ ...change, model_name: 'm' });
    const model = await service.client.models.getModel({ headers: { model: `${name}!`, model_version: 'v8' } });
    expect(model.model_name).toBe('m');
  });

  test('the older names of fields are read, and answered as the newer ones', async () => {
    const name = newName();
    const older = {
      model_endpoint_url: 'https://a.example:8443/v1/chat/completions',
      apikey: 'sk-secret-6-of-old',
      rpm: 4,
    };
    await add({ model_saved_name: name, model_config: older });
    expect((await get(name)).body.model_config).toEqual({
      endpoint: { scheme: 'https', host: 'a.example', port: 8443, base_path: '/v1/chat/completions' },
      apikeys: ['xxxxx'],
      rate_per_min: 4,
    });
  });

  test('the providers are listed with their default URLs', async () => {
    const { providers } = (await call('GET', '/models/get-defaults')).body;
    expect(providers).toHaveLength(15);
    expect(providers).toContainEqual({
      model_provider: 'openai',
      default_url: 'https://api.openai.com/v1',
      dialect: 'openai_chat',
    });
    expect(providers).toContainEqual({ model_provider: 'azure_openai', dialect: 'azure_chat' });
  });

  test('a project sees its own alone', async () => {
    const name = newName();
    await add({ model_saved_name: name, model_config: plain });
    const other = await service.client.admin.createOrganisation({ body: { name: randomUUID(), key: true } });
    const stranger = createClient({ baseUrl: service.url, apiKey: other.key?.key ?? '' });
    await expect(stranger.models.getModel({ headers: { model: name } })).rejects.toThrow(/no model named/);
    expect((await stranger.models.listModels()).models).toEqual([]);
  });
});

describe('what is refused', () => {
  const config = (fields: object) => ({ model_saved_name: newName(), model_config: { ...plain, ...fields } });
  test.each([
    { what: 'no name', body: { model_config: plain }, loc: ['body', 'model_saved_name'] },
    { what: 'no settings', body: { model_saved_name: 'x' }, loc: ['body', 'model_config'] },
    {
      what: 'a name that is too long',
      body: { ...config({}), model_saved_name: 'x'.repeat(65) },
      loc: ['body', 'model_saved_name'],
    },
    { what: 'a version that is none', body: { ...config({}), model_version: ' ' }, loc: ['body', 'model_version'] },
    { what: 'an unknown field', body: { ...config({}), model_confg: {} }, loc: ['body', 'model_confg'] },
    {
      what: 'an unknown setting',
      body: config({ apikeyz: 'sk-secret-7-of-typos' }),
      loc: ['body', 'model_config', 'apikeyz'],
    },
    {
      what: 'a key with a space',
      body: config({ apikeys: ['sk-secret-8-of bad'] }),
      loc: ['body', 'model_config', 'apikeys', 0],
    },
    {
      what: 'one key in place of a list',
      body: config({ apikeys: 'sk-secret-9' }),
      loc: ['body', 'model_config', 'apikeys'],
    },
    {
      what: 'a password in an address',
      body: config({ model_endpoint_url: 'https://me:sk-secret-10@a.example/' }),
      loc: ['body', 'model_config', 'model_endpoint_url'],
    },
    {
      what: 'a password in a host',
      body: config({ endpoint: { host: 'me:sk-secret-11@a.example' } }),
      loc: ['body', 'model_config', 'endpoint', 'host'],
    },
    {
      what: 'a command that is too long',
      body: config({ custom_curl_command: 'sk-secret-12 '.repeat(10_000) }),
      loc: ['body', 'model_config', 'custom_curl_command'],
    },
    {
      what: 'a mask where no secret is',
      body: config({ apikeys: ['xxxxx'] }),
      loc: ['body', 'model_config', 'apikeys', 0],
    },
  ])('$what is 422 and named', async ({ body, loc }) => {
    const answer = await add(body);
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toEqual([expect.objectContaining({ loc })]);
  });

  test.each([
    { what: 'no provider', model_config: {} },
    { what: 'a provider without a default URL', model_config: { model_provider: 'openai_compatible' } },
    { what: 'an endpoint without a host', model_config: { model_provider: 'custom', endpoint: { base_path: '/v1' } } },
    { what: 'a provider that nobody knows', model_config: { model_provider: 'mine', model_endpoint_url: '' } },
  ])('a model with $what has no address: 422, which says what to send', async ({ model_config }) => {
    const answer = await add({ model_saved_name: newName(), model_config });
    expect(answer).toMatchObject({ status: 422, body: { error: 'invalid_request' } });
    expect(answer.body.detail).toMatchObject([{ loc: ['body', 'model_config', 'endpoint'] }]);
    expect(answer.body.message).toContain('openai');
  });

  test('a model that is asked by a command needs no address, and a change takes no address away', async () => {
    const name = newName();
    const model_config = { custom_curl_command: 'curl https://a.example' };
    expect((await add({ model_saved_name: name, model_config })).status).toBe(200);
    const other = newName();
    expect((await add({ model_saved_name: other, model_config: plain })).status).toBe(200);
    const change = { model_config: { model_provider: 'custom', endpoint: null } };
    expect(await modify(other, change)).toMatchObject({ status: 422, body: { error: 'invalid_request' } });
    expect((await get(other)).body.model_config.endpoint).toEqual(endpoint);
  });

  test('a taken name is 409, an unknown one 404, none in the header 400, none at all 422', async () => {
    const [name, other] = [newName(), newName()];
    for (const model_saved_name of [name, other]) await add({ model_saved_name, model_config: plain });
    expect((await add({ model_saved_name: name, model_config: plain })).body).toMatchObject({
      error: 'conflict',
      message: expect.stringContaining(`"${name}" in version "v1"`),
    });
    expect((await modify(other, { model_saved_name: name })).status).toBe(409);
    expect((await modify('nobody', { model_name: 'x' })).status).toBe(404);
    expect((await modify(name, { model_name: 'x' }, 'v9')).status).toBe(404);
    expect((await call('DELETE', '/models/delete-model', { headers: named('nobody') })).status).toBe(404);
    for (const [method, path] of [
      ['GET', '/models/get-model'],
      ['DELETE', '/models/delete-model'],
    ] as const) {
      const missing = await call(method, path, { headers: { 'x-service-model-version': 'v1' } });
      expect(missing.status).toBe(400);
      expect(missing.body).toMatchObject({ error: 'invalid_header', detail: [{ loc: ['header', 'X-Service-Model'] }] });
    }
    expect((await call('PATCH', '/models/modify-model', { body: { model_name: 'x' } })).status).toBe(422);
    expect((await call('GET', '/models/list-models?page=0')).status).toBe(400);
  });
});

describe('secrets', () => {
  test('are in no answer, no line of the log, and not as they are in the files of the store', async () => {
    await add({ model_saved_name: newName(), model_config: { ...plain, ...secrets } });
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter((text) => text.includes('sk-secret'))).toEqual([]);
    expect(service.logLines().filter((line) => line.includes('sk-secret'))).toEqual([]);
    const files = readdirSync(service.dataDir).filter((file) => /redoubt\.db/.test(file));
    expect(files).toContain('redoubt.db');
    const stored = files.map((file) => readFileSync(join(service.dataDir, file), 'latin1'));
    expect(stored.some((bytes) => bytes.includes('api.openai.com'))).toBe(true);
    expect(stored.filter((bytes) => bytes.includes('sk-secret'))).toEqual([]);
  });
});
