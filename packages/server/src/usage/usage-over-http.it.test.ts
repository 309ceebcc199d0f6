import { contract, ErrorBody, InvalidPlace } from '@redoubt/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

const on = { enabled: true };
const today = new Date().toISOString().slice(0, 10);
let service: TestService;
let shopKey: string;
let shopKeyId: string;

const detect = (detectors: Record<string, unknown>, apikey?: string) =>
  service.send('/guardrails/detect', {
    method: 'POST',
    body: JSON.stringify({ text: 'x', detectors }),
    ...(apikey && { headers: { apikey } }),
  });

beforeAll(async () => {
  service = await startTestService();
  const made = await service.client.admin.createKey({ body: { name: '=SUM(A1), "shop"', scopes: ['guardrails'] } });
  shopKey = made.key;
  shopKeyId = made.key_id;
  await detect({ pii: on });
  await detect({ pii: on, sponge_attack: on });
  await detect({ sponge_attack: on }, shopKey);
});
afterAll(() => service.stop());

describe('GET /usage', () => {
  test('by day is the default, for the current period up to today, and knows what was charged just now', async () => {
    const answer = await service.client.usage.report();
    const sums = { credits: 10, shadow_credits: 0, quantity: 3, requests: 3 };
    expect(answer).toMatchObject({ to: today, group_by: 'day', balance: null, project: null, truncated: false });
    expect(answer.rows).toEqual([{ group: today, name: null, balance: 'guardrails', ...sums }]);
    expect(answer.totals).toEqual([{ balance: 'guardrails', ...sums }]);
  });

  test.each([
    { by: 'detector', rows: { sponge_attack: 8, pii: 2 } },
    { by: 'endpoint', rows: { '/guardrails/detect': 10 } },
    { by: 'category', rows: {} },
  ] as const)('by $by sums what each cost', async ({ by, rows }) => {
    const answer = await service.client.usage.report({ query: { group_by: by } });
    expect(Object.fromEntries(answer.rows.map(({ group, credits }) => [group, credits]))).toEqual(rows);
  });

  test('by key and by project the names are told', async () => {
    const byKey = await service.client.usage.report({ query: { group_by: 'key' } });
    expect(byKey.rows.map(({ name, credits }) => [name, credits])).toEqual([
      ['first key', 6],
      ['=SUM(A1), "shop"', 4],
    ]);
    const byProject = await service.client.usage.report({ query: { group_by: 'project', project: 'default' } });
    expect(byProject).toMatchObject({ project: 'default', rows: [{ name: 'default', credits: 10 }] });
  });

  test('days on which nothing was booked answer no rows', async () => {
    const answer = await service.client.usage.report({ query: { from: '2024-01-01', to: '2024-02-01' } });
    expect(answer).toMatchObject({ rows: [], totals: [] });
  });

  test.each<{ how: string; query: string; accept?: string; type: string }>([
    { how: 'Accept: text/csv', query: '', accept: 'text/csv', type: 'text/csv' },
    { how: 'format=csv', query: '&format=csv', type: 'text/csv' },
    { how: 'a weight above that of JSON', query: '', accept: 'application/json;q=0.1, text/csv', type: 'text/csv' },
    { how: 'nothing', query: '', type: 'application/json' },
    { how: 'anything', query: '', accept: '*/*', type: 'application/json' },
    { how: 'a weight below', query: '', accept: 'text/csv;q=0.5, application/json', type: 'application/json' },
    { how: 'a weight of 0', query: '', accept: 'text/csv;q=0', type: 'application/json' },
    { how: 'format=json against the header', query: '&format=json', accept: 'text/csv', type: 'application/json' },
  ])('$how answers $type', async ({ query, accept, type }) => {
    const response = await service.send(`/usage?group_by=key${query}`, accept ? { headers: { accept } } : {});
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')?.split(';')[0]).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
  });

  test('as CSV a name that a spreadsheet would run is only a name', async () => {
    const text = await (await service.send('/usage?group_by=key&format=csv')).text();
    const [header, , shop, end] = text.split('\r\n');
    expect(header).toBe('key,name,balance,credits,shadow_credits,quantity,requests');
    expect(shop).toBe(`${shopKeyId},"'=SUM(A1), ""shop""",guardrails,4,0,1,1`);
    expect(end).toBe('');
  });

  test('a failure is JSON also where CSV was asked for', async () => {
    const response = await service.send('/usage?format=csv&project=nothing');
    expect(response.status).toBe(404);
    expect(ErrorBody.parse(await response.json()).error).toBe('not_found');
  });
});

describe('GET /usage/ledger', () => {
  test('is paged from the newest, with names and the breakdown', async () => {
    const first = await service.client.usage.ledger({ query: { limit: 2 } });
    expect(first).toMatchObject({ organisation_name: 'default', balance: 'guardrails' });
    expect(first.entries.map(({ seq, credits, key_name }) => [seq, credits, key_name])).toEqual([
      [3, 4, '=SUM(A1), "shop"'],
      [2, 5, 'first key'],
    ]);
    expect(first.entries[1]).toMatchObject({
      kind: 'charge',
      mode: 'credits',
      project_name: 'default',
      endpoint: '/guardrails/detect',
      used_after: 6,
      breakdown: [
        { item: 'pii', credits: 1 },
        { item: 'sponge_attack', credits: 4 },
      ],
    });
    const second = await service.client.usage.ledger({ query: { limit: 2, cursor: first.next_cursor ?? '' } });
    expect(second.entries.map(({ seq }) => seq)).toEqual([1]);
    expect(second.next_cursor).toBeNull();
  });

  test('a period is named by any of its days', async () => {
    const now = await service.client.usage.ledger({ query: { period: today } });
    expect(now.entries).toHaveLength(3);
    const before = await service.client.usage.ledger({ query: { period: '2024-02-29' } });
    expect(before).toMatchObject({ entries: [], next_cursor: null });
    expect(Date.parse(before.period.start)).toBeLessThanOrEqual(Date.parse('2024-02-29'));
    expect(Date.parse(before.period.end)).toBeGreaterThan(Date.parse('2024-02-29'));
  });
});

test('a key of whatever scope reads the usage of its organisation', async () => {
  for (const path of ['/usage', '/usage/ledger', '/usage/balance']) {
    expect((await service.send(path, { headers: { apikey: shopKey } })).status).toBe(200);
  }
});

test.each([
  { path: '/usage?group_by=month', name: 'group_by' },
  { path: '/usage?from=yesterday', name: 'from' },
  { path: '/usage?to=2026-02-30', name: 'to' },
  { path: '/usage?from=2026-02-02&to=2026-02-01', name: 'from' },
  { path: '/usage?from=2020-01-01&to=2026-01-01', name: 'from' },
  { path: '/usage?balance=proxy', name: 'balance' },
  { path: '/usage?balance=redteam&group_by=detector', name: 'balance' },
  { path: '/usage?format=xml', name: 'format' },
  { path: '/usage/ledger?limit=501', name: 'limit' },
  { path: '/usage/ledger?limit=many', name: 'limit' },
  { path: '/usage/ledger?cursor=0', name: 'cursor' },
  { path: '/usage/ledger?cursor=99999999999999999999', name: 'cursor' },
  { path: '/usage/ledger?period=2026-13-01', name: 'period' },
  { path: '/usage/balance?balance=all', name: 'balance' },
])('GET $path is 400 and names $name', async ({ path, name }) => {
  const response = await service.send(path);
  expect(response.status).toBe(400);
  const { error, detail } = ErrorBody.parse(await response.json());
  expect(error).toBe('invalid_query');
  expect(InvalidPlace.array().parse(detail)[0]?.loc).toEqual(['query', name]);
});

test.each(['/usage', '/usage/ledger', '/usage/balance'])('GET %s of an unknown project is 404', async (path) => {
  const response = await service.send(`${path}?project=nothing`);
  expect(response.status).toBe(404);
  expect(ErrorBody.parse(await response.json()).message).toContain('"nothing"');
});

test('OpenAPI lists both media types', async () => {
  const document = await (await service.send('/openapi.json')).json();
  expect(Object.keys(document.paths['/usage'].get.responses['200'].content)).toEqual(['application/json', 'text/csv']);
  expect(Object.keys(document.paths[contract.usage.ledger.path].get.responses['200'].content)).toEqual([
    'application/json',
  ]);
});
