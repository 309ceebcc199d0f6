import { rmSync } from 'node:fs';
import { createClient } from '@redoubt/client';
import { openStore } from '@redoubt/store';
import { makeDataFolder } from '@redoubt/store/testing/store-engines';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCall } from '../../testing/sample-call.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';
import type { CallRecord } from './call-record.ts';
import { storedCall } from './stored-call.ts';

const BEGIN = Date.now() - 2 * 86_400_000;
let dataDir: string;
let service: TestService;
let proxy: TestService['client']['proxy'];
let ids: string[];

/** Calls of the service's own project and of another, put into its store before it starts. */
beforeAll(async () => {
  dataDir = makeDataFolder();
  const first = await startTestService({ REDOUBT_DATA_DIR: dataDir });
  const [organisation] = (await first.client.admin.listOrganisations()).organisations;
  const organisation_id = organisation?.organisation_id ?? '';
  const { projects } = await first.client.admin.listProjects({ params: { organisation_id } });
  await first.stop();
  const projectId = projects[0]?.project_id ?? '';
  const made = (changed: Partial<CallRecord>) => storedCall(sampleCall({ projectId, ...changed }), true);
  const calls = [
    ...Array.from({ length: 60 }, (_, index) => made({ at: BEGIN + index })),
    made({
      at: BEGIN + 100,
      outcome: 'input_blocked',
      status: 400,
      attempts: [],
      deployment: { id: 9, name: 'other' },
      tags: ['beta', 'other'],
    }),
    made({ at: BEGIN + 101, texts: { request: 'Write to <EMAIL_ADDRESS_0>', response: null } }),
  ];
  ids = calls.map(({ id }) => id);
  const store = await openStore({ dataDir, clock: () => new Date(BEGIN) });
  await store.proxyCalls.insert([...calls, storedCall(sampleCall({ at: BEGIN + 999 }), true)]);
  await store.close();
  service = await startTestService({ REDOUBT_DATA_DIR: dataDir, REDOUBT_CALL_DAYS: '36500' });
  proxy = service.client.proxy;
});
afterAll(async () => {
  await service.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('GET /ai-proxy/calls', () => {
  test('lists the project’s calls, newest first, page by page', async () => {
    const first = await proxy.listCalls();
    expect(first.calls).toHaveLength(50);
    const second = await proxy.listCalls({ query: { cursor: first.next_cursor ?? '' } });
    expect(second.next_cursor).toBeNull();
    expect([...first.calls, ...second.calls].map(({ call_id }) => call_id)).toEqual(ids.toReversed());
  });

  test('says everything but the texts', async () => {
    const { calls } = await proxy.listCalls({ query: { limit: 1 } });
    expect(calls).toEqual([
      {
        call_id: ids.at(-1),
        at: new Date(BEGIN + 101).toISOString(),
        request_id: 'request-1',
        deployment: { deployment_id: 7, name: 'support chat' },
        key_name: 'key',
        user: 'ann',
        path: '/ai-proxy/chat/completions',
        tags: ['web', 'beta'],
        provider: 'azure_openai',
        model_asked: 'gpt-4o',
        model_answered: 'gpt-4o-2024-11-20',
        is_streamed: true,
        status: 200,
        outcome: 'answered',
        attempts: [
          { model: 'gpt-4o', status: 503, error: null, from_ms: 2, ms: 40 },
          { model: 'gpt-4o', status: 200, error: null, from_ms: 50, ms: 900.5 },
        ],
        finish_reason: 'stop',
        tokens: { prompt: 120, completion: 48, cached: 64, reasoning: 16 },
        cost_usd: 0.0006425,
        cache: null,
        saved_usd: null,
        credits: 9,
        latencies_ms: { input_guardrails: 1.625, first_byte: 301.125, output_guardrails: 651, total: 951.75 },
        detections: { input: { detected: ['pii'], blocked: [] }, output: { detected: [], blocked: [] } },
      },
    ]);
  });

  test('lists by deployment and by outcome', async () => {
    const { calls, next_cursor } = await proxy.listCalls({ query: { deployment: 'other', outcome: 'input_blocked' } });
    expect(calls.map(({ call_id }) => call_id)).toEqual([ids[60]]);
    expect(next_cursor).toBeNull();
    expect((await proxy.listCalls({ query: { deployment: 'nobody’s' } })).calls).toEqual([]);
  });

  test.each<[string, number[]]>([
    ['status=400', [60]],
    ['status=4xx', [60]],
    ['status=5xx', []],
    ['tag=other', [60]],
    ['tag=web&status=2xx&deployment=support%20chat&limit=2', [61, 59]],
    ['tag=we', []],
    [`from=${encodeURIComponent(new Date(BEGIN + 100).toISOString())}`, [61, 60]],
    [`from=${new Date(BEGIN + 58).toISOString()}&to=${new Date(BEGIN + 101).toISOString()}`, [60, 59, 58]],
    [`to=${new Date(BEGIN).toISOString().replace('Z', '%2B00:00')}`, []],
  ])('?%s lists those alone', async (query, expected) => {
    const { calls } = await (await service.send(`/ai-proxy/calls?${query}`)).json();
    expect(calls.map(({ call_id }: { call_id: string }) => ids.indexOf(call_id))).toEqual(expected);
  });

  test.each([
    'limit=0',
    'limit=101',
    'cursor=1',
    'outcome=fine',
    'deployment=',
    'status=99',
    'status=4',
    'status=6xx',
    'status=',
    'tag=',
    'tag=a,b',
    'tag=%20a',
    'from=2026-11-05',
    'to=now',
  ])('?%s is 400 and names the place', async (query) => {
    const response = await service.send(`/ai-proxy/calls?${query}`);
    expect([response.status, (await response.json()).error]).toEqual([400, 'invalid_query']);
  });
});

describe('GET /ai-proxy/calls/{call_id}', () => {
  test('has the texts', async () => {
    const call = await proxy.getCall({ params: { call_id: ids.at(-1) ?? '' } });
    expect(call.texts).toEqual({ request: 'Write to <EMAIL_ADDRESS_0>', response: null });
    expect((await proxy.getCall({ params: { call_id: ids[0] ?? '' } })).texts).toEqual({
      request: null,
      response: null,
    });
  });

  test('of another project, or of none, is 404', async () => {
    for (const call_id of [`call_${'0'.repeat(32)}`, 'call_1', 'x']) {
      expect((await service.send(`/ai-proxy/calls/${call_id}`)).status).toBe(404);
    }
    const other = await service.client.admin.createOrganisation({ body: { name: 'other', key: true } });
    const organisation_id = other.organisation_id;
    const made = await service.client.admin.createKey({ body: { name: 'p', scopes: ['proxy'], organisation_id } });
    const stranger = createClient({ baseUrl: service.url, apiKey: made.key }).proxy;
    await expect(stranger.getCall({ params: { call_id: ids[0] ?? '' } })).rejects.toMatchObject({ status: 404 });
    expect(await stranger.listCalls()).toEqual({ calls: [], next_cursor: null });
  });
});

test.each(['/ai-proxy/calls', `/ai-proxy/calls/call_${'0'.repeat(32)}`])(
  '%s needs a key with the scope proxy',
  async (path) => {
    const made = await service.client.admin.createKey({
      body: { name: `no proxy ${path.length}`, scopes: ['guardrails', 'redteam', 'admin'] },
    });
    expect((await service.send(path, { headers: { apikey: made.key } })).status).toBe(403);
    expect((await fetch(service.url + path)).status).toBe(401);
  },
);

test('a running service deletes what is older than REDOUBT_CALL_DAYS', async () => {
  await service.stop();
  service = await startTestService({ REDOUBT_DATA_DIR: dataDir, REDOUBT_CALL_DAYS: '1' });
  const left = async () => (await service.client.proxy.listCalls()).calls.length;
  await expect.poll(left, { timeout: 2_000 }).toBe(0);
});
