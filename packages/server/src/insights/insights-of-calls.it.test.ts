import { onEachEngine } from '@redoubt/store/testing/on-each-engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { timeClassOf } from '../gateway/calls/time-classes.ts';
import { chatReply, jsonReply, type ProxiedService, startProxiedService } from '../gateway/testing/proxied-service.ts';
import { testKey } from '../testing/test-service.ts';
import { timelineDimensions } from './sums-of-calls.ts';

describe('GET /insights/calls', () => {
  let service: ProxiedService;
  beforeAll(async () => {
    service = await startProxiedService({ REDOUBT_SECOND_STAGE: 'off' });
    await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
    const side = { policy_name: 'words', block: ['keyword_detector'] };
    await service.deploy('guarded', { input_guardrails_policy: side, output_guardrails_policy: side });
    await service.deploy('plain', { log: 'off' });
  });
  afterAll(() => service.stop());

  const ask = async (deployment: string, content: string) => {
    const response = await fetch(`${service.url}/ai-proxy/chat/completions`, {
      method: 'POST',
      headers: { apikey: testKey, 'content-type': 'application/json', 'x-service-deployment': deployment },
      body: JSON.stringify({ messages: [{ role: 'user', content }] }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const read = (query = '') => service.client.insights.calls({ query: Object.fromEntries(new URLSearchParams(query)) });

  test('counts every call once, also where the log is off', async () => {
    service.script(chatReply('Hello.'));
    expect([await ask('guarded', 'Hi.'), await ask('guarded', 'Hi.'), await ask('plain', 'Hi.')]).toEqual([
      200, 200, 200,
    ]);
    expect(await ask('guarded', 'xyzzy')).toBe(400);
    service.script(chatReply('xyzzy'));
    expect(await ask('guarded', 'Hi.')).toBe(400);
    service.script(jsonReply({ error: { message: 'broken' } }, 400));
    expect(await ask('plain', 'Hi.')).toBe(400);
    const seen = await vi.waitFor(async () => {
      const insights = await read('period=24h');
      expect(insights.totals.calls).toBe(6);
      return insights;
    }, 5_000);
    expect(seen.totals).toMatchObject({ blocked: 2, errors: 1, tokens: 36 });
    expect(seen.totals.blocked_by).toEqual([{ detector: 'keyword_detector', calls: 2 }]);
    expect(seen.totals.by_outcome).toEqual([
      { outcome: 'answered', calls: 3 },
      { outcome: 'input_blocked', calls: 1 },
      { outcome: 'output_blocked', calls: 1 },
      { outcome: 'upstream_error', calls: 1 },
    ]);
    expect(seen.totals.p50_ms).toBeGreaterThanOrEqual(1);
    expect(seen.totals.p95_ms).toBeGreaterThanOrEqual(seen.totals.p50_ms ?? 0);
    expect(seen.before).toMatchObject({ calls: 0, p50_ms: null, by_outcome: [], blocked_by: [] });
    expect([seen.bucket, seen.buckets.length]).toEqual(['hour', 24]);
    expect(seen.buckets.reduce((sum, { calls }) => sum + calls, 0)).toBe(6);
    const plain = await read('deployment=plain');
    expect(plain).toMatchObject({ bucket: 'day', deployment: 'plain', totals: { calls: 2, blocked: 0, errors: 1 } });
    expect(plain.buckets).toHaveLength(7);
    // The report of costs has only what a provider answered, and nothing of the new sums.
    const costs = await service.client.proxy.costs({ query: {} });
    expect(costs.rows.map(({ group, calls }) => [group, calls]).toSorted()).toEqual([
      ['guarded', 3],
      ['plain', 1],
    ]);
  });

  test.each([
    ['period=1w', 400, 'period'],
    ['period=7d&from=2026-11-01T00:00:00.000Z', 400, 'period'],
    ['from=2026-11-02T00:00:00.000Z&to=2026-11-01T00:00:00.000Z', 400, 'from'],
    ['from=yesterday', 400, 'from'],
    ['deployment=nobody', 404, 'nobody'],
  ])('?%s is %i', async (query, status, names) => {
    const response = await service.send(`/insights/calls?${query}`);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(names);
  });

  test('needs the scope proxy', async () => {
    const { key } = await service.client.admin.createKey({ body: { name: 'other', scopes: ['redteam'] } });
    const response = await fetch(`${service.url}/insights/calls`, { headers: { apikey: key } });
    expect(response.status).toBe(403);
  });
});

onEachEngine({ subject: 'calls over time' }, (opened) => {
  const HOURS = 90 * 24;
  const FROM = 495_000;
  const labels = [
    ['deployment', 'chat'],
    ['outcome', 'answered'],
    ['outcome', 'input_blocked'],
    ['blocked_by', 'toxicity'],
    ...Array.from({ length: 12 }, (_, at) => ['duration', String(timeClassOf(100 * 1.3 ** at))] as const),
  ] as const;
  const sums = { unpriced: 0, promptTokens: 3, completionTokens: 2, cachedTokens: 0, reasoningTokens: 0, costNano: 7 };

  test('the sums of 90 days are those of their hours, and are read within 150 ms', async () => {
    const { proxyCosts } = opened.store;
    const rows = Array.from({ length: HOURS }, (_, hour) =>
      labels.map(([dimension, label], at) => ({
        ...{ projectId: 'p', deploymentId: 1, dimension, label, hour: FROM + hour, ...sums },
        calls: 1 + ((hour * 7 + at) % 5),
      })),
    ).flat();
    for (let at = 0; at < rows.length; at += 5_000) await proxyCosts.add(rows.slice(at, at + 5_000));
    await proxyCosts.add(rows.slice(0, 5).map((row) => ({ ...row, projectId: 'other', deploymentId: 2 })));
    const query = { projectId: 'p', fromHour: FROM, toHour: FROM + HOURS, dimensions: timelineDimensions };
    const times: number[] = [];
    for (let round = 0; round < 3; round++) {
      const startedAt = performance.now();
      const found = await proxyCosts.timeline({ ...query, stretchHours: 24 });
      times.push(performance.now() - startedAt);
      const key = (stretch: number, dimension: string, label: string) => `${stretch} ${dimension} ${label}`;
      const wanted = new Map<string, number>();
      for (const { hour, dimension, label, calls } of rows) {
        const place = key(Math.floor((hour - FROM) / 24), dimension, label);
        wanted.set(place, (wanted.get(place) ?? 0) + calls);
      }
      expect(new Map(found.map((row) => [key(row.stretch, row.dimension, row.label), row.calls]))).toEqual(wanted);
    }
    // A bound of the order, for the machine is shared.
    expect(Math.min(...times)).toBeLessThan(450);
    const one = await proxyCosts.timeline({ ...query, stretchHours: 1, toHour: FROM + 1, deploymentId: 1 });
    expect(one).toHaveLength(labels.length);
    expect(await proxyCosts.timeline({ ...query, stretchHours: 1, toHour: FROM + 1, deploymentId: 3 })).toEqual([]);
  });
});
