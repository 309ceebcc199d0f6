import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
const keys: Record<string, string> = {};
beforeAll(async () => {
  service = await startTestService();
  const { client } = service;
  for (const name of ['shop', 'lab']) {
    await client.admin.createProject({
      params: { organisation_id: 'own' },
      body: { name, limits: { guardrails: name === 'shop' ? 50 : null } },
    });
    const made = await client.admin.createKey({ body: { name, scopes: ['guardrails', 'redteam'], project: name } });
    keys[name] = made.key;
  }
  for (const [name, count] of [
    ['shop', 3],
    ['lab', 40],
  ] as const) {
    for (let call = 0; call < count; call++) {
      await get('/guardrails/detect', name, { text: 'Hi.', detectors: { pii: { enabled: true } } });
    }
  }
});
afterAll(() => service.stop());

async function get(path: string, key: string | undefined, body?: object) {
  const response = await service.send(path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    ...(key !== undefined && { headers: { apikey: keys[key] ?? '' } }),
  });
  return { status: response.status, body: await response.json() };
}

describe('a key without the scope admin sees its own project alone', () => {
  test('in the balance: what it used, and the limit that it was given', async () => {
    const { body } = await get('/usage/balance?balance=guardrails', 'shop');
    expect(body).toMatchObject({ scope: 'project', project: { project_name: 'shop' } });
    expect(body.balances).toHaveLength(1);
    expect(body.balances[0]).toMatchObject({ used: 3, limit: 50, remaining: 47, requests: 3, granted: 0 });
    expect(JSON.stringify(body)).not.toContain('lab');
  });

  test('where it has no limit and used nothing of a balance, too', async () => {
    const { body } = await get('/usage/balance', 'lab');
    expect(body.balances).toMatchObject([
      { balance: 'guardrails', used: 40, limit: 'unlimited', percent: null },
      { balance: 'redteam', used: 0, limit: 'unlimited', requests: 0 },
    ]);
  });

  test('in the ledger, without the count of the organisation', async () => {
    const { body } = await get('/usage/ledger?limit=500', 'shop');
    expect(body.entries).toHaveLength(3);
    expect(body.entries.map(({ used_after }: { used_after: unknown }) => used_after)).toEqual([null, null, null]);
    expect(new Set(body.entries.map(({ project_name }: { project_name: string }) => project_name))).toEqual(
      new Set(['shop']),
    );
  });

  test.each(['day', 'endpoint', 'project', 'key', 'detector'])('in the report by %s', async (grouping) => {
    const { body } = await get(`/usage?group_by=${grouping}`, 'shop');
    expect(body.project).toBe('shop');
    const sum = body.rows
      .filter(({ balance }: { balance: string }) => balance === 'guardrails')
      .reduce((total: number, { credits }: { credits: number }) => total + credits, 0);
    expect(sum).toBe(3);
    expect(JSON.stringify(body)).not.toContain('lab');
  });

  test.each(['/usage', '/usage/ledger', '/usage/balance'])('%s: another project is 403, known or not', async (path) => {
    for (const name of ['lab', 'default', 'nobody']) {
      const { status, body } = await get(`${path}?project=${name}`, 'shop');
      expect([status, body.error]).toEqual([403, 'missing_scope']);
    }
    expect((await get(`${path}?project=shop`, 'shop')).status).toBe(200);
  });
});

test('a key with the scope admin sees its organisation', async () => {
  const { body } = await get('/usage/balance?balance=guardrails', undefined);
  expect(body).toMatchObject({ scope: 'organisation', project: { project_name: 'default' } });
  expect(body.balances[0]).toMatchObject({ used: 43 });
  expect(body.balances[0].projects).toHaveLength(2);
  const { body: ledger } = await get('/usage/ledger?limit=1', undefined);
  expect(ledger.entries[0].used_after).toBe(43);
});
