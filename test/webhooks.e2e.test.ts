import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestService, type TestService } from '../packages/server/src/testing/test-service.ts';
import { startReceiver, type WebhookReceiver } from '../packages/server/src/testing/webhook-receiver.ts';
import { insertEvent } from '../packages/store/src/testing/sample-event.ts';
import { makeFolder, redoubt } from './testing/command-line.ts';

const key = 'sk_service_a_key_for_the_webhook_tests_01';
const folder = makeFolder();
let service: TestService;
let receiver: WebhookReceiver;
let answer = 204;
beforeAll(async () => {
  service = await startTestService({
    REDOUBT_DATA_DIR: folder.path,
    REDOUBT_BOOTSTRAP_KEY: key,
    REDOUBT_ALLOW_PRIVATE_TARGETS: 'true',
    REDOUBT_BRAND_ALIASES: 'acme',
  });
  receiver = await startReceiver(() => answer);
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
  folder.remove();
});

const send = async (method: string, path: string, body?: unknown) => {
  const init = { method, headers: { apikey: key }, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await service.send(path, init);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const run = (...args: string[]) =>
  redoubt(['webhook', ...args], { env: { REDOUBT_URL: service.url, REDOUBT_API_KEY: key } });
const lastReceived = () => {
  const last = receiver.received.at(-1);
  if (!last) throw new Error('Nothing arrived');
  return last;
};
const signatureOf = (secret: string, id: string, timestamp: string, body: string) =>
  `v1=${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('hex')}`;

describe('before a webhook is set', () => {
  test.each([
    ['GET', '/admin/webhook'],
    ['DELETE', '/admin/webhook'],
    ['POST', '/admin/webhook/test'],
  ])('%s %s is 404 and says how to set one', async (method, path) => {
    const { status, body } = await send(method, path);
    expect(status).toBe(404);
    expect(body.message).toContain('POST /admin/webhook');
  });

  test.each([
    'ftp://example.com/hook',
    'not an address',
    'http://user:password@example.com/',
    'http://169.254.169.254/latest/',
    '',
  ])('the address %j is 422 at body.url', async (url) => {
    const { status, body } = await send('POST', '/admin/webhook', { url });
    expect(status).toBe(422);
    expect(body.detail).toEqual([expect.objectContaining({ loc: ['body', 'url'] })]);
  });
});

describe('a webhook', () => {
  let secret = '';

  test('is set, and its secret is shown once and stands nowhere in the clear', async () => {
    const made = await send('POST', '/admin/webhook', { url: receiver.url });
    expect(made).toMatchObject({ status: 200, body: { url: receiver.url, enabled: true } });
    secret = String(made.body.secret);
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    const shown = await send('GET', '/admin/webhook');
    expect(shown.body).toEqual({ ...made.body, secret: undefined });
    const changed = await send('POST', '/admin/webhook', { url: receiver.url });
    expect(changed.body).not.toHaveProperty('secret');
    const address = new URL(receiver.url).host;
    const files = readdirSync(folder.path).filter((file) => {
      const bytes = readFileSync(join(folder.path, file));
      return bytes.includes(secret) || bytes.includes(address);
    });
    expect(files).toEqual([]);
    expect(readdirSync(folder.path)).toContain('secret.key');
  });

  test('is tested: a signed event arrives now, and the answer tells what came of it', async () => {
    expect(await send('POST', '/admin/webhook/test')).toMatchObject({
      status: 200,
      body: { delivered: true, status: 204, reason: null },
    });
    const { headers, body } = lastReceived();
    const event = JSON.parse(body);
    expect(event).toMatchObject({ type: 'webhook.test', id: expect.stringMatching(/^evt_/) });
    for (const brand of ['service', 'acme']) {
      const header = (name: string) => String(headers[`x-${brand}-webhook-${name}`]);
      expect(header('id')).toBe(event.id);
      expect(Math.abs(Number(header('timestamp')) - Date.now() / 1_000)).toBeLessThan(60);
      expect(header('signature')).toBe(signatureOf(secret, event.id, header('timestamp'), body));
    }
    expect(headers['content-type']).toBe('application/json');
  });

  test('that does not take the test is told of in the answer', async () => {
    answer = 302;
    expect(await send('POST', '/admin/webhook/test')).toMatchObject({
      status: 200,
      body: { delivered: false, status: 302, reason: 'The receiver answered 302, not 2xx' },
    });
    answer = 204;
  });

  test('with a new secret signs with that one', async () => {
    const { body } = await send('POST', '/admin/webhook', { url: receiver.url, rotate_secret: true });
    expect(body.secret).toMatch(/^whsec_/);
    expect(body.secret).not.toBe(secret);
    secret = String(body.secret);
    await send('POST', '/admin/webhook/test');
    const { headers, body: sent } = lastReceived();
    const { id } = JSON.parse(sent);
    const timestamp = String(headers['x-service-webhook-timestamp']);
    expect(headers['x-service-webhook-signature']).toBe(signatureOf(secret, id, timestamp, sent));
  });

  test('gets the events of its organisation, and the list says so', async () => {
    const database = new DatabaseSync(join(folder.path, 'redoubt.db'));
    const { id: organisationId } = database.prepare('select id from organisations').get() as { id: string };
    const createdAt = new Date().toISOString();
    database.exec(insertEvent({ id: 'evt_now', organisationId, createdAt, percent: 80 }));
    database.exec(insertEvent({ id: 'evt_before', organisationId, createdAt: '2026-01-01T00:00:00.000Z' }));
    database.exec(insertEvent({ id: 'evt_theirs', organisationId: 'org_other', createdAt }));
    database.close();
    await vi.waitFor(
      async () => {
        const { body } = await send('GET', '/admin/events?per_page=100');
        expect(body).toMatchObject({
          events: [
            { id: 'evt_now', state: 'delivered', attempts: 1, data: { percent: 80 }, last_error: null },
            { id: 'evt_before', state: 'unsent', attempts: 0, next_attempt_at: null },
          ],
          pagination: { total_count: 2 },
        });
      },
      { timeout: 15_000, interval: 200 },
    );
    expect(receiver.received.map(({ body }) => JSON.parse(body).id)).not.toContain('evt_before');
  });

  test('is told three times when calls use up a limit of 10 credits: at 5, 8 and 10', async () => {
    const before = receiver.received.length;
    const database = new DatabaseSync(join(folder.path, 'redoubt.db'));
    database.exec('update organisations set guardrails_allowance = 10; update revision set value = value + 1');
    database.close();
    // A change behind the service's back is seen within 400 ms; a busy machine may take longer.
    await vi.waitFor(async () => {
      const { body } = await send('GET', '/usage/balance?balance=guardrails');
      expect(body).toMatchObject({ balances: [{ balance: 'guardrails', limit: 10 }] });
    });
    const detect = () => send('POST', '/guardrails/detect', { text: 'nothing', detectors: { pii: { enabled: true } } });
    const statuses: number[] = [];
    for (let call = 0; call < 12; call++) statuses.push((await detect()).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 402, 402]);
    const told = () => receiver.received.slice(before).map(({ body }) => JSON.parse(body).data);
    await vi.waitFor(() => expect(told()).toHaveLength(3), { timeout: 2_000 });
    const expected = { 50: 5, 80: 8, 100: 10 };
    expect(Object.fromEntries(told().map(({ percent, used }) => [percent, used]))).toEqual(expected);
    const { body } = await send('GET', '/admin/events');
    expect(body.pagination).toMatchObject({ total_count: 5 });
  });

  test.each([
    ['GET', '/admin/webhook'],
    ['POST', '/admin/webhook/test'],
    ['DELETE', '/admin/webhook'],
    ['GET', '/admin/events'],
  ])('is nothing for a key without the scope admin: %s %s is 403', async (method, path) => {
    const { body } = await send('POST', '/admin/keys', { name: `for ${method} ${path}`, scopes: ['guardrails'] });
    const response = await service.send(path, { method, headers: { apikey: String(body.key) } });
    expect(response.status).toBe(403);
  });
});

describe('redoubt webhook', () => {
  test('sets, shows, tests, lists and deletes', async () => {
    expect(await run('set', receiver.url)).toMatchObject({ code: 0, stdout: `Events go to ${receiver.url}\n` });
    const rotated = await run('set', receiver.url, '--rotate', '--json');
    expect(JSON.parse(rotated.stdout).secret).toMatch(/^whsec_/);
    expect((await run('show')).stdout).toContain(`${receiver.url}  enabled`);
    expect((await run('test')).stdout).toMatch(/^✓ .* answered 204 after \d+ ms/);
    expect((await run('events', '--per-page', '1')).stdout).toMatch(/^evt_\S+ .* delivered +1 *\npage 1 of 5/m);
    answer = 500;
    expect(await run('test')).toMatchObject({ code: 1, stdout: expect.stringContaining('answered 500') });
    answer = 204;
    expect((await run('set', receiver.url, '--disable')).stdout).toContain('Disabled');
    expect(await run('delete')).toMatchObject({ code: 0 });
    expect((await run('show')).stderr).toContain('404 not_found');
  });

  test.each([
    { words: ['set'], says: 'missing required argument "address". Help: ' },
    { words: ['set', 'a', 'b'], says: 'got 2: a, b. Help: ' },
    { words: ['steal'], says: 'known ones: set, show, test, delete, events. Help: ' },
    { words: ['constructor'], says: 'known ones: set, show, test, delete, events. Help: ' },
    { words: ['show', 'it'], says: 'got 1: it. Help: ' },
    { words: [], says: 'Usage: redoubt webhook' },
  ])('$words exits with 2 and says where the help is', async ({ words, says }) => {
    const { code, stderr } = await run(...words);
    expect(code).toBe(2);
    expect(stderr).toContain(says);
  });
});
