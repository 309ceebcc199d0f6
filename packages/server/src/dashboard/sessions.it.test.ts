import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, testKey } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const fromPage = { 'x-redoubt-page': '1' };
const json = { 'content-type': 'application/json' };
const session = (init: RequestInit): Promise<Response> => fetch(`${service.url}/dashboard/session`, init);
const signIn = (key: string, headers: Record<string, string> = fromPage): Promise<Response> =>
  session({ method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify({ key }) });

/** Signs in and returns the cookie as a browser sends it back. */
async function cookieOf(key = testKey): Promise<string> {
  const response = await signIn(key);
  expect(response.status).toBe(200);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const detect = (headers: Record<string, string>): Promise<Response> =>
  fetch(`${service.url}/guardrails/detect`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify({ text: 'jane@example.com', detectors: { pii: { enabled: true } } }),
  });

test('a key signs a browser in, by a cookie that no script reads and no other site sends', async () => {
  const response = await signIn(testKey);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^redoubt_session_\d+=\S+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/);
  expect(cookie).not.toContain(testKey);
  const body = await response.json();
  expect(body).toMatchObject({ key: { scopes: expect.arrayContaining(['guardrails']) }, brand: 'service' });
  expect(JSON.stringify(body)).not.toContain(testKey);
});

test('the cookie works in place of the key, on every endpoint', async () => {
  const cookie = await cookieOf();
  const read = await fetch(`${service.url}/usage/balance`, { headers: { cookie } });
  expect(read.status).toBe(200);
  expect((await detect({ cookie, ...fromPage })).status).toBe(200);
  const proxied = await fetch(`${service.url}/ai-proxy/models`, { headers: { cookie } });
  // The proxy knows the caller, and misses a deployment.
  expect(proxied.status).not.toBe(401);
  expect((await (await session({ headers: { cookie } })).json()).expires_at).toMatch(/^\d{4}-/);
});

describe('nobody is signed in', () => {
  test('by a call of another site that changes something', async () => {
    const cookie = await cookieOf();
    expect((await detect({ cookie })).status).toBe(401);
    expect((await session({ method: 'DELETE', headers: { cookie } })).status).toBe(400);
  });

  test('by a cookie that was changed, or that is of another installation', async () => {
    const cookie = await cookieOf();
    const named = cookie.split('=')[0];
    const changed = `${cookie.slice(0, -2)}${cookie.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const each of [changed, `${named}=v1.0123456789abcdef.AAAA`, `${named}=`, `${named}=%00`]) {
      expect((await session({ headers: { cookie: each } })).status, each).toBe(401);
    }
  });

  test('by a key that is revoked meanwhile', async () => {
    const made = await service.client.admin.createKey({ body: { name: 'short', scopes: ['guardrails'] } });
    const cookie = await cookieOf(made.key);
    await service.client.admin.revokeKey({ params: { key_id: made.key_id } });
    await expect.poll(async () => (await session({ headers: { cookie } })).status).toBe(401);
  });

  test('by a form of another site', async () => {
    const response = await signIn(testKey, {});
    expect(response.status).toBe(400);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('signing out', () => {
  test('clears the cookie', async () => {
    const cookie = await cookieOf();
    const response = await session({ method: 'DELETE', headers: { cookie, ...fromPage } });
    expect(response.headers.get('set-cookie')).toMatch(/^redoubt_session_\d+=; Path=\/; Max-Age=0;/);
  });

  test('ends the session of a copied cookie, and neither the key nor other sessions of it', async () => {
    const [one, other] = [await cookieOf(), await cookieOf()];
    expect((await session({ method: 'DELETE', headers: { cookie: one, ...fromPage } })).status).toBe(200);
    await expect.poll(async () => (await session({ headers: { cookie: one } })).status).toBe(401);
    expect((await detect({ cookie: one, ...fromPage })).status).toBe(401);
    expect((await session({ headers: { cookie: other } })).status).toBe(200);
    expect((await detect({ apikey: testKey })).status).toBe(200);
  });
});

describe('a session of a key', () => {
  test('acts as the key: calls are booked on it, and lists of keys do not have it', async () => {
    const made = await service.client.admin.createKey({ body: { name: 'booked', scopes: ['guardrails'] } });
    const cookie = await cookieOf(made.key);
    expect((await detect({ cookie, ...fromPage })).status).toBe(200);
    const { entries } = await service.client.usage.ledger({ query: { limit: 1 } });
    expect(entries[0]).toMatchObject({ key_id: made.key_id, key_name: 'booked' });
    const { keys } = await service.client.admin.listKeys({ query: { per_page: 100 } });
    expect(keys.filter(({ name }) => name === 'booked')).toHaveLength(1);
  });

  test('ends no later than the key', async () => {
    const late = await startTestService();
    try {
      const body = { name: 'soon', scopes: ['guardrails' as const], expires_in_days: 1 };
      const made = await late.client.admin.createKey({ body });
      late.passTime(20 * 3_600_000);
      const init = { method: 'POST', headers: { ...json, ...fromPage }, body: JSON.stringify({ key: made.key }) };
      const response = await fetch(`${late.url}/dashboard/session`, init);
      expect(await response.json()).toMatchObject({ expires_at: made.expires_at });
    } finally {
      await late.stop();
    }
  });

  test('is one of fifty: one more ends the oldest', async () => {
    const made = await service.client.admin.createKey({ body: { name: 'many', scopes: ['guardrails'] } });
    const cookies: string[] = [];
    for (let count = 0; count < 51; count++) cookies.push(await cookieOf(made.key));
    const statusOf = async (cookie = '') => (await session({ headers: { cookie } })).status;
    await expect.poll(() => statusOf(cookies[0])).toBe(401);
    expect([await statusOf(cookies[1]), await statusOf(cookies.at(-1))]).toEqual([200, 200]);
  });
});

describe('the name of the cookie', () => {
  test('has the port that the browser asked', async () => {
    const cookie = await cookieOf();
    expect(cookie).toMatch(new RegExp(`^redoubt_session_${new URL(service.url).port}=`));
    const elsewhere = cookie.replace(/^[^=]+/, 'redoubt_session_1');
    expect((await session({ headers: { cookie: elsewhere } })).status).toBe(401);
  });

  test('begins with __Host- where callers use https', async () => {
    const tls = await startTestService({ REDOUBT_PUBLIC_URL: 'https://redoubt.example' });
    try {
      const response = await fetch(`${tls.url}/dashboard/session`, {
        method: 'POST',
        headers: { ...json, ...fromPage },
        body: JSON.stringify({ key: testKey }),
      });
      const cookie = response.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^__Host-redoubt_session=\S+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/);
      const headers = { cookie: cookie.split(';')[0] ?? '' };
      expect((await fetch(`${tls.url}/dashboard/session`, { headers })).status).toBe(200);
    } finally {
      await tls.stop();
    }
  });
});

test.each(['', '{', '{"key": 1}', '{"key": "x", "more": 1}', JSON.stringify({ key: 'x'.repeat(5_000) })])(
  'a sign-in that is no sign-in is told how to be one: %#',
  async (body) => {
    const response = await session({ method: 'POST', headers: { ...json, ...fromPage }, body });
    expect([413, 422]).toContain(response.status);
    expect(await response.json()).toMatchObject({ message: expect.any(String), request_id: expect.any(String) });
  },
);

test('keys cannot be tried one after the other', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 20; attempt++) statuses.push((await signIn(`sk_service_${attempt}`)).status);
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);
  // A right key has to wait, too: the answer must not tell that it is right.
  const blocked = await signIn(testKey);
  expect(blocked.status).toBe(429);
  expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
});
