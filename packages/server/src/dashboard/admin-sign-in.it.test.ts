import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redoubt/client';
import { findPostgresBinaries } from '@redoubt/store/testing/postgres-binaries';
import { createTestDatabase } from '@redoubt/store/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../config/admin-password.ts';
import { startTestService, type TestService, testKey } from '../testing/test-service.ts';

const password = 'correct horse battery staple';
const fromPage = { 'x-redoubt-page': '1' };
const json = { 'content-type': 'application/json' };
const pathOf = '/dashboard/session';

const session = (node: { url: string }, init: RequestInit = {}, path = pathOf): Promise<Response> =>
  fetch(node.url + path, init);
const post = (node: { url: string }, body: object, headers: Record<string, string> = fromPage, path = pathOf) =>
  session(node, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) }, path);

const cookieIn = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** A cookie as the browser has it where another node answers at the same address: its name holds the port. */
const cookieAt = (node: { url: string }, cookie: string): string =>
  cookie.replace(/_\d+=/, `_${new URL(node.url).port}=`);

async function signIn(node: { url: string }, body: object = { password }): Promise<string> {
  const response = await post(node, body);
  expect(response.status, await response.clone().text()).toBe(200);
  return cookieIn(response);
}

const statusOf = async (node: { url: string }, cookie: string): Promise<number> =>
  (await session(node, { headers: { cookie: cookieAt(node, cookie) } })).status;

/** A call of a signed-in page. */
const call = (node: { url: string }, cookie: string, path: string, body?: object) =>
  fetch(node.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, ...fromPage, ...json },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Signs in from another address of this machine, whose failed sign-ins count apart. */
function signInFrom(address: string, node: TestService, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { ...fromPage, ...json };
    const options = {
      host: '127.0.0.1',
      port: node.port,
      path: pathOf,
      method: 'POST',
      localAddress: address,
      headers,
    };
    const asking = request(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asking.on('error', reject).end(JSON.stringify(body));
  });
}

describe('the operator signs in with a password', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ REDOUBT_ADMIN_PASSWORD: await hashPassword(password) });
  });
  afterAll(() => service.stop());

  test('and has a key of the session with every scope, in a cookie like that of any session', async () => {
    const response = await post(service, { password });
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^redoubt_session_\d+=\S+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    );
    const body = await response.json();
    expect(body).toMatchObject({
      signed_in_by: 'password',
      key: { name: 'admin sign-in', scopes: ['guardrails', 'proxy', 'redteam', 'admin'] },
      project: { name: 'default' },
      organisation: { name: 'default', is_operator: true },
      operator: { name: 'default' },
    });
    const cookie = cookieIn(response);
    const { keys } = await (await call(service, cookie, '/admin/keys')).json();
    expect(keys).toContainEqual(
      expect.objectContaining({ key_id: body.key.key_id, kind: 'session', expires_at: body.expires_at }),
    );
    const { entries } = await service.client.admin.listAudit({ query: { action: 'session.start' } });
    expect(entries[0]).toMatchObject({ key_id: body.key.key_id, actor: 'admin sign-in', subject: 'from 127.0.0.1' });
  });

  test('what the session does is written down with its key', async () => {
    const cookie = await signIn(service);
    const { key } = await (await session(service, { headers: { cookie } })).json();
    expect((await call(service, cookie, '/admin/keys', { name: 'made by a page', scopes: ['proxy'] })).status).toBe(
      201,
    );
    const { entries } = await service.client.admin.listAudit({ query: { key_id: key.key_id, action: 'key.create' } });
    expect(entries).toMatchObject([
      { subject: expect.stringMatching(/^made by a page \(sk_/), actor: 'admin sign-in' },
    ]);
  });

  test('neither the log nor an answer holds the password', async () => {
    const wrong = `${password} but wrong`;
    const answers = [await post(service, { password: wrong }), await post(service, { password, more: 1 })];
    expect(answers.map(({ status }) => status)).toEqual([401, 422]);
    for (const answer of answers) expect(await answer.text()).not.toContain(password);
    await signIn(service);
    expect(service.logLines().join('\n')).toContain('a sign-in with a wrong password');
    expect(service.logLines().join('\n')).not.toContain(password);
    const settings = await service.client.admin.getSettings();
    expect(settings.settings.find(({ name }) => name === 'REDOUBT_ADMIN_PASSWORD')).toMatchObject({
      value: null,
      is_set: true,
      is_secret: true,
    });
  });

  test('nothing of another site signs in, moves or ends a session', async () => {
    const cookie = await signIn(service);
    expect((await post(service, { password }, {})).status).toBe(400);
    const move = { organisation_id: 'own' };
    expect((await post(service, move, { cookie }, `${pathOf}/project`)).status).toBe(400);
    expect((await session(service, { method: 'DELETE', headers: { cookie } })).status).toBe(400);
    // A call with the cookie and without the header of the pages has no key.
    const forged = await fetch(`${service.url}/admin/keys`, {
      method: 'POST',
      headers: { cookie, ...json },
      body: JSON.stringify({ name: 'forged', scopes: ['admin'] }),
    });
    expect(forged.status).toBe(401);
    expect(await statusOf(service, cookie)).toBe(200);
  });

  test('signing out ends the key, so that a copy of the cookie is worth nothing', async () => {
    const cookie = await signIn(service);
    expect((await session(service, { method: 'DELETE', headers: { cookie, ...fromPage } })).status).toBe(200);
    service.passTime(1_000);
    expect(await statusOf(service, cookie)).toBe(401);
  });

  test('a session ends at once when its key is revoked, and by itself after 12 hours', async () => {
    const revoked = await signIn(service);
    const { key } = await (await session(service, { headers: { cookie: revoked } })).json();
    await service.client.admin.revokeKey({ params: { key_id: key.key_id } });
    service.passTime(1_000);
    expect(await statusOf(service, revoked)).toBe(401);
    const old = await signIn(service);
    service.passTime(12 * 3_600_000 - 1_000);
    expect(await statusOf(service, old)).toBe(200);
    service.passTime(2_000);
    expect(await statusOf(service, old)).toBe(401);
    const { keys } = await service.client.admin.listKeys({ query: { per_page: 100 } });
    expect(keys.filter(({ kind }) => kind === 'session')).toEqual([]);
  });

  test('an operator’s session moves to a project of another organisation and back, with a key of each', async () => {
    const { admin } = service.client;
    const acme = await admin.createOrganisation({ body: { name: 'acme' } });
    const params = { organisation_id: acme.organisation_id };
    const shop = await admin.createProject({ params, body: { name: 'shop' } });
    const first = await signIn(service);
    const move = (cookie: string, body: object) => post(service, body, { ...fromPage, cookie }, `${pathOf}/project`);
    const moved = await move(first, { ...params, project_id: shop.project_id });
    expect(await moved.clone().json()).toMatchObject({
      project: { name: 'shop' },
      organisation: { name: 'acme', is_operator: false },
      operator: { name: 'default' },
    });
    service.passTime(1_000);
    expect(await statusOf(service, first)).toBe(401);
    const there = cookieIn(moved);
    const { organisations } = await (await call(service, there, '/admin/organisations')).json();
    expect(organisations).toMatchObject([{ name: 'acme' }]);
    expect((await move(there, { organisation_id: 'nobody' })).status).toBe(404);
    expect((await move(there, { ...params, project_id: 'nothing' })).status).toBe(404);
    expect((await move(there, {})).status).toBe(422);
    const { operator } = await (await session(service, { headers: { cookie: there } })).json();
    const back = await move(there, { organisation_id: operator.organisation_id });
    expect(await back.json()).toMatchObject({ project: { name: 'default' }, organisation: { is_operator: true } });
    const { entries } = await admin.listAudit({ query: { ...params, action: 'session' } });
    expect(entries).toMatchObject([{ action: 'session.move', project_name: 'shop', actor_organisation: 'default' }]);
  });

  test('the session of a key stays in the project of its key', async () => {
    const cookie = await signIn(service, { key: testKey });
    const own = (await service.client.admin.listOrganisations()).organisations[0]?.organisation_id;
    const response = await post(service, { organisation_id: own }, { ...fromPage, cookie }, `${pathOf}/project`);
    expect(response.status).toBe(403);
    // And signing out leaves the key as it was.
    await session(service, { method: 'DELETE', headers: { cookie, ...fromPage } });
    expect((await service.send('/usage/balance')).status).toBe(200);
  });

  test('passwords cannot be tried one after the other or all at once, and keys are let in meanwhile', async () => {
    const guess = (n: number) => signInFrom('127.0.0.9', service, { password: `guess number ${n}` });
    const guesses = Array.from({ length: 12 }, (_, n) => guess(n));
    // The refusals come first, because checks take long.
    await Promise.any(guesses.map(async (each) => expect(await each).toBe(429)));
    // The right password waits, too.
    expect(await signInFrom('127.0.0.9', service, { password })).toBe(429);
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(1);
    expect(await signInFrom('127.0.0.9', service, { key: testKey })).toBe(200);
    expect(await signInFrom('127.0.0.10', service, { password })).toBe(200);
  });
});

test('wrong passwords of others lock the operator out of no known browser, and of no link', async () => {
  const service = await startTestService({ REDOUBT_ADMIN_PASSWORD: await hashPassword(password) });
  const first = await post(service, { password });
  const known = first.headers.getSetCookie()[1]?.split(';')[0] ?? '';
  expect(known).toMatch(/^redoubt_known_browser_\d+=/);
  expect(first.headers.getSetCookie()[1]).toContain('HttpOnly; SameSite=Strict');
  const guesses = await Promise.all(Array.from({ length: 40 }, () => post(service, { password: 'a wrong guess!' })));
  expect(guesses.some(({ status }) => status === 429)).toBe(true);
  const again = await post(service, { password }, { ...fromPage, cookie: known });
  expect(again.status).toBe(200);
  // A known browser stays known, and its own mistakes count for it alone.
  expect(again.headers.getSetCookie()).toHaveLength(1);
  const own = await Promise.all(
    Array.from({ length: 12 }, () => post(service, { password: 'my mistake here' }, { ...fromPage, cookie: known })),
  );
  expect(own.map(({ status }) => status)).toContain(429);
  const changed = { ...fromPage, cookie: `${known.slice(0, -3)}xyz` };
  await expect.poll(async () => (await post(service, { password }, changed)).headers.getSetCookie().length).toBe(2);
  expect((await post(service, { link: 'signin_none' })).status).toBe(401);
  await service.stop();
});

test('without a password the pages say so, and a right guess is impossible', async () => {
  const service = await startTestService();
  const response = await post(service, { password });
  expect(response.status).toBe(403);
  expect((await response.json()).message).toContain('REDOUBT_ADMIN_PASSWORD');
  await service.stop();
});

test('a session outlasts a restart, and ends where the password was changed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-sessions-'));
  const start = (word: string) => startTestService({ REDOUBT_DATA_DIR: dataDir, REDOUBT_ADMIN_PASSWORD: word });
  let service = await start(password);
  const cookie = await signIn(service);
  await service.stop();
  service = await start(password);
  expect(await statusOf(service, cookie)).toBe(200);
  await service.stop();
  service = await start('another password of the operator');
  expect(await statusOf(service, cookie)).toBe(401);
  expect((await post(service, { password })).status).toBe(401);
  await service.stop();
  rmSync(dataDir, { recursive: true });
});

test.skipIf(findPostgresBinaries() === undefined)('a session works on every node and ends on all of them', async () => {
  const database = await createTestDatabase();
  const env = {
    DATABASE_URL: database.url,
    REDOUBT_ADMIN_PASSWORD: await hashPassword(password),
    REDOUBT_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  const [one, other] = await Promise.all([startTestService(env), startTestService(env)]);
  const cookie = await signIn(one);
  expect(await statusOf(other, cookie)).toBe(200);
  expect(
    (await session(other, { method: 'DELETE', headers: { cookie: cookieAt(other, cookie), ...fromPage } })).status,
  ).toBe(200);
  one.passTime(1_000);
  expect(await statusOf(one, cookie)).toBe(401);
  await Promise.all([one.stop(), other.stop()]);
  await database.stop();
});

test.each([
  ['short', /12 characters/],
  [`scrypt:${'a'.repeat(20)}`, /redoubt admin password/],
])('a setting that is no password stops the start without showing it: %s', async (word, reason) => {
  const starting = startTestService({ REDOUBT_ADMIN_PASSWORD: word });
  await expect(starting).rejects.toThrow(reason);
  await expect(starting).rejects.not.toThrow(word);
});

test('a sign-in link works once, for a quarter of an hour, and is no key', async () => {
  const service = await startTestService({ REDOUBT_BOOTSTRAP_KEY: '' });
  const { signInPath = '', secret = '' } = service.firstStart ?? {};
  expect(signInPath).toMatch(/^\/#sign-in=signin_[\w-]{43}$/);
  const link = signInPath.split('=')[1] ?? '';
  const client = createClient({ baseUrl: service.url, apiKey: link });
  await expect(client.usage.balance()).rejects.toMatchObject({ status: 401 });
  expect((await post(service, { key: link })).status).toBe(401);
  const tries = await Promise.all([0, 1, 2].map(() => post(service, { link })));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  const cookie = tries.map(cookieIn).find((each) => each !== '') ?? '';
  expect(await (await session(service, { headers: { cookie } })).json()).toMatchObject({
    signed_in_by: 'link',
    key: { name: 'sign-in link', scopes: expect.arrayContaining(['admin']) },
  });
  const owner = createClient({ baseUrl: service.url, apiKey: secret });
  expect((await owner.admin.listKeys()).keys.map(({ name, kind }) => [name, kind])).toEqual([
    ['sign-in link', 'session'],
    ['first key', 'key'],
  ]);
  await service.stop();
});

test('a sign-in link that waited too long is refused', async () => {
  const service = await startTestService({ REDOUBT_BOOTSTRAP_KEY: '' });
  const link = service.firstStart?.signInPath?.split('=')[1];
  service.passTime(15 * 60_000 + 1);
  const response = await post(service, { link });
  expect(response.status).toBe(401);
  expect((await response.json()).message).toContain('redoubt admin link');
  await service.stop();
});
