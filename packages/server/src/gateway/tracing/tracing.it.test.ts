import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { loadConfig } from '../../config/load-config.ts';
import { sampleCall } from '../../testing/sample-call.ts';
import { type CollectorAnswer, type SpanCollector, startSpanCollector } from '../../testing/span-collector.ts';
import type { CallRecord } from '../calls/call-record.ts';
import { createTracing, isSampled, maySample } from './create-tracing.ts';
import { readTraceparent } from './trace-context.ts';

const NOON = Date.parse('2026-11-05T12:00:00.000Z');
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
const traceparent = `00-${traceId}-${parentId}-01`;
let collector: SpanCollector | undefined;
let lines: { calls: number; err?: { message: string } }[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });

afterEach(async () => {
  await collector?.stop();
  collector = undefined;
  lines = [];
});

async function start({
  answer,
  env = {},
}: {
  answer?: (index: number) => number | CollectorAnswer;
  env?: Record<string, string>;
} = {}) {
  const opened = await startSpanCollector(answer);
  collector = opened;
  const config = loadConfig({ args: [], env: { OTEL_EXPORTER_OTLP_ENDPOINT: opened.url, ...env } });
  return { opened, tracing: createTracing(config, { log, clock: () => new Date(), version: '1.2.3' }) };
}

/** The spans of one call, as a collector gets them. */
async function spansOf(changed: Partial<CallRecord>, env: Record<string, string> = {}) {
  const { opened, tracing } = await start({ env });
  tracing.proxyCall(sampleCall(changed));
  await tracing.close();
  expect(lines).toEqual([]);
  return opened.spans;
}

describe('the spans of a call', () => {
  test('are one by the conventions for generative AI, and below it the guardrails and every attempt', async () => {
    const [root, input, first, second, output, ...others] = await spansOf({ traceparent });
    expect(others).toEqual([]);
    expect(root).toMatchObject({ name: 'chat gpt-4o', kind: 3, traceId, parentSpanId: parentId, flags: 0x301 });
    expect([root?.start, root?.end]).toEqual([NOON, NOON + 951.75]);
    expect(root?.status).toBeUndefined();
    expect(root?.attributes).toEqual({
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'azure.ai.openai',
      'gen_ai.request.model': 'gpt-4o',
      'gen_ai.request.stream': true,
      'gen_ai.response.model': 'gpt-4o-2024-11-20',
      'gen_ai.response.id': 'chatcmpl-1',
      'gen_ai.response.finish_reasons': ['stop'],
      'gen_ai.response.time_to_first_chunk': 0.301125,
      'gen_ai.usage.input_tokens': 120,
      'gen_ai.usage.output_tokens': 48,
      'gen_ai.usage.cache_read.input_tokens': 64,
      'gen_ai.usage.reasoning.output_tokens': 16,
      'gen_ai.request.temperature': 0.5,
      'server.address': 'models.example.com',
      'server.port': 443,
      'http.response.status_code': 200,
      'redoubt.request.id': 'request-1',
      'redoubt.project.id': 'project',
      'redoubt.deployment.name': 'support chat',
      'redoubt.outcome': 'answered',
      'redoubt.credits': 9,
      'redoubt.cost_usd': 0.0006425,
      'redoubt.tags': ['web', 'beta'],
      'user.id': 'ann',
    });
    const below = [input, first, second, output];
    expect(below.map((span) => span?.parentSpanId)).toEqual(below.map(() => root?.spanId));
    expect(below.map((span) => span?.traceId)).toEqual(below.map(() => traceId));
    expect(new Set([root, ...below].map((span) => span?.spanId)).size).toBe(5);
    expect(below.map((span) => [span?.name, span?.start, span?.end])).toEqual([
      ['input guardrails', NOON + 0.5, NOON + 2.125],
      ['POST gpt-4o', NOON + 2.25, NOON + 42.25],
      ['POST gpt-4o', NOON + 50, NOON + 950.5],
      ['output guardrails', NOON + 300, NOON + 951],
    ]);
    expect(input?.attributes).toMatchObject({ 'redoubt.guardrails.detected': ['pii'] });
    expect(first).toMatchObject({ status: 2, attributes: { 'http.response.status_code': 503, 'error.type': '503' } });
    expect(second?.status).toBeUndefined();
    expect(second?.attributes).toMatchObject({
      'http.response.status_code': 200,
      'http.request.resend_count': 1,
      'server.address': 'models.example.com',
      'server.port': 443,
      'url.full': 'https://models.example.com:443/v1/chat/completions?key=REDACTED',
    });
  });

  test('say nothing of what was said', async () => {
    const { opened, tracing } = await start();
    tracing.proxyCall(sampleCall({ texts: { request: 'a secret question', response: 'a secret answer' } }));
    await tracing.close();
    expect(opened.spans).toHaveLength(5);
    expect(opened.requests.map(({ body }) => body).join()).not.toContain('secret');
  });

  test.each<{ name: string; call: Partial<CallRecord>; error: string }>([
    {
      name: 'a blocked input reached no provider',
      call: { outcome: 'input_blocked', status: 400, attempts: [], outputGuardrails: null },
      error: 'input_guardrails_blocked',
    },
    { name: 'a blocked output', call: { outcome: 'output_blocked', status: 400 }, error: 'output_guardrails_blocked' },
    {
      name: 'a provider that was away',
      call: {
        outcome: 'upstream_error',
        status: 502,
        attempts: sampleCall().attempts.map((attempt) => ({ ...attempt, status: null, error: 'timeout' })),
      },
      error: 'timeout',
    },
    {
      name: 'a provider that refused',
      call: {
        outcome: 'upstream_error',
        status: 429,
        attempts: sampleCall().attempts.map((attempt) => ({ ...attempt, status: 429 })),
      },
      error: '429',
    },
    { name: 'a caller that left', call: { outcome: 'aborted' }, error: 'aborted' },
    { name: 'credits that were used up', call: { outcome: 'failed', status: 402, attempts: [] }, error: '402' },
  ])('tell why a call failed: $name', async ({ call, error }) => {
    const [root] = await spansOf(call);
    expect(root).toMatchObject({ status: 2, attributes: { 'error.type': error } });
  });

  test('of a plain completion without streaming, of which little is known', async () => {
    const unknown = { cachedTokens: null, reasoningTokens: null };
    const nothing = {
      ...unknown,
      modelAsked: null,
      modelAnswered: null,
      finishReasons: [],
      promptTokens: null,
      tags: [],
    };
    const path = '/ai-proxy/completions';
    const [root] = await spansOf({ ...nothing, completionTokens: null, path, isStreamed: false, attempts: [] });
    expect(root).toMatchObject({ name: 'text_completion', attributes: { 'gen_ai.operation.name': 'text_completion' } });
    expect(Object.keys(root?.attributes ?? {}).filter((name) => /stream|first_chunk|usage|server/.test(name))).toEqual(
      [],
    );
  });
});

describe('sending', () => {
  test('begins a second after the first call, with the headers and the name of the settings', async () => {
    const env = {
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key, x-other=b',
      OTEL_SERVICE_NAME: 'my proxy',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging',
    };
    const { opened, tracing } = await start({ env });
    tracing.proxyCall(sampleCall());
    await expect.poll(() => opened.spans.length, { timeout: 4_000 }).toBeGreaterThan(0);
    expect(opened.requests).toMatchObject([
      { path: '/v1/traces', headers: { 'x-key': 'a key', 'x-other': 'b', 'content-type': 'application/json' } },
    ]);
    expect(opened.resource()).toEqual({
      'service.name': 'my proxy',
      'service.version': '1.2.3',
      'deployment.environment.name': 'staging',
    });
    await tracing.close();
  });

  test('goes in batches, and closing sends what waits', async () => {
    const { opened, tracing } = await start();
    for (let count = 0; count < 1_000; count += 1) tracing.proxyCall(sampleCall());
    await tracing.close();
    expect(opened.spans).toHaveLength(5_000);
    expect(opened.requests).toHaveLength(16);
    expect(new Set(opened.spans.map((span) => span.traceId)).size).toBe(1_000);
    tracing.proxyCall(sampleCall());
    await tracing.close();
    expect(lines).toMatchObject([{ calls: 1 }]);
  });

  test('of 20,000 calls at once a bounded number waits; the rest is counted', async () => {
    const { opened, tracing } = await start();
    for (let count = 0; count < 20_000; count += 1) tracing.proxyCall(sampleCall());
    await tracing.close();
    expect(opened.spans).toHaveLength(4_096 * 5);
    expect(lines.reduce((sum, { calls }) => sum + calls, 0)).toBe(20_000 - 4_096);
  });

  test('is tried again where the collector has no time', async () => {
    const { opened, tracing } = await start({ answer: (index) => (index === 0 ? 503 : 200) });
    tracing.proxyCall(sampleCall());
    await tracing.close();
    expect(opened.requests).toHaveLength(2);
    expect(opened.spans).toHaveLength(5);
    expect(lines).toEqual([]);
  });

  test.each([
    { says: 'in seconds', retryAfter: () => '2' },
    { says: 'as a date', retryAfter: () => new Date(Date.now() + 3_000).toUTCString() },
  ])('waits as long as the collector says $says', async ({ retryAfter }) => {
    const sentAt: number[] = [];
    const { opened, tracing } = await start({
      answer: (index) => {
        sentAt.push(performance.now());
        return index === 0 ? { status: 429, retryAfter: retryAfter() } : 200;
      },
    });
    tracing.proxyCall(sampleCall());
    await tracing.close();
    expect(opened.spans).toHaveLength(5);
    // Without the header the wait is a second at most.
    expect((sentAt[1] ?? 0) - (sentAt[0] ?? 0)).toBeGreaterThan(1_500);
  });

  test('of a part that the collector refuses is not repeated, and the rest is not lost', async () => {
    const partialSuccess = { rejectedSpans: '2', errorMessage: 'too old' };
    const { opened, tracing } = await start({ answer: () => ({ status: 200, body: { partialSuccess } }) });
    tracing.proxyCall(sampleCall());
    await tracing.close();
    expect(opened.requests).toHaveLength(1);
    expect(lines).toMatchObject([{ spans: 2, err: { message: expect.stringContaining('too old') } }]);
  });

  test('in gzip, with headers and a time limit of its own', async () => {
    const env = {
      OTEL_EXPORTER_OTLP_COMPRESSION: 'none',
      OTEL_EXPORTER_OTLP_TRACES_COMPRESSION: 'gzip',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=all',
      OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'x-key=spans',
      OTEL_EXPORTER_OTLP_TIMEOUT: '60000',
      OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: '1000',
    };
    const { opened, tracing } = await start({
      env,
      answer: (index) => ({ status: 200, afterMs: index === 0 ? 3_000 : 0 }),
    });
    tracing.proxyCall(sampleCall());
    await tracing.close();
    // The first try was given up. The collector took its spans before it answered.
    expect(opened.requests).toHaveLength(2);
    expect(opened.requests.map(({ headers }) => [headers['content-encoding'], headers['x-key']])).toEqual([
      ['gzip', 'spans'],
      ['gzip', 'spans'],
    ]);
    expect(opened.spans).toHaveLength(10);
  });

  test('is not tried again where the collector refuses, and says why', async () => {
    const { opened, tracing } = await start({ answer: () => 401 });
    tracing.proxyCall(sampleCall());
    await tracing.close();
    expect(opened.requests).toHaveLength(1);
    expect(lines).toMatchObject([{ calls: 1, err: { message: expect.stringContaining('401') } }]);
  });

  test('to nobody ends when the process stops', async () => {
    const config = loadConfig({ args: [], env: { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:9/x' } });
    const tracing = createTracing(config, { log, clock: () => new Date(), version: '1' });
    for (let count = 0; count < 100; count += 1) tracing.proxyCall(sampleCall());
    await tracing.close();
    expect(lines.reduce((sum, { calls }) => sum + calls, 0)).toBe(100);
  }, 20_000);
});

test.each([
  { env: {}, isOn: false },
  { env: { REDOUBT_TRACING: 'false' }, isOn: false, isNamed: true },
  { env: { REDOUBT_TRACING: 'true' }, isOn: true, isNamed: true },
  { env: {}, isOn: true, isNamed: true },
])('tracing is on where it is asked for, or a collector is named: $env', async ({ env, isOn, isNamed = false }) => {
  const opened = await startSpanCollector();
  collector = opened;
  const named = isNamed ? { OTEL_EXPORTER_OTLP_ENDPOINT: `${opened.url}/` } : {};
  const config = loadConfig({ args: [], env: { ...named, ...env } });
  const tracing = createTracing(config, { log, clock: () => new Date(), version: '1' });
  tracing.proxyCall(sampleCall());
  await tracing.close();
  expect(opened.spans).toHaveLength(isOn ? 5 : 0);
});

describe('sampling', () => {
  test('a parent that was not sampled leaves no span, whatever the ratio', async () => {
    expect(await spansOf({ traceparent: `00-${traceId}-${parentId}-00` })).toEqual([]);
  });

  test.each([
    { sampler: 'always_off', parentFlags: '01', spans: 0 },
    { sampler: 'always_on', parentFlags: '00', spans: 5 },
    { sampler: 'parentbased_always_off', parentFlags: '01', spans: 5 },
    { sampler: 'parentbased_always_off', parentFlags: undefined, spans: 0 },
    { sampler: 'parentbased_traceidratio', parentFlags: undefined, spans: 0 },
  ])('$sampler with a parent of $parentFlags leaves $spans spans', async ({ sampler, parentFlags, spans }) => {
    const parent = parentFlags === undefined ? null : `00-${traceId}-${parentId}-${parentFlags}`;
    const env = { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: '0' };
    expect(await spansOf({ traceparent: parent }, env)).toHaveLength(spans);
    const tracesSampler = loadConfig({ args: [], env }).tracesSampler;
    expect(maySample({ sampler: tracesSampler, ratio: 0 }, readTraceparent(parent))).toBe(spans > 0);
  });

  test('a ratio keeps its share of traces, and of two ratios the larger keeps all that the smaller does', () => {
    const ids = Array.from({ length: 4_000 }, (_, index) =>
      (index * 0x9e3779b97f4a7 + 1).toString(16).slice(-13).padStart(31, '0'),
    );
    const keptBy = (ratio: number) =>
      ids.filter((id) => isSampled({ sampler: 'traceidratio', ratio }, `${id}0`, undefined));
    expect(keptBy(0)).toEqual([]);
    expect(keptBy(1)).toEqual(ids);
    expect(Math.abs(keptBy(0.25).length - 1_000)).toBeLessThan(150);
    const larger = new Set(keptBy(0.5));
    expect(keptBy(0.25).filter((id) => !larger.has(id))).toEqual([]);
  });
});

test.each([
  { header: traceparent, read: { traceId, spanId: parentId, isSampled: true } },
  { header: `00-${traceId}-${parentId}-00`, read: { traceId, spanId: parentId, isSampled: false } },
  {
    header: `cc-${traceId}-${parentId}-01-what the future brings`,
    read: { traceId, spanId: parentId, isSampled: true },
  },
  { header: null, read: undefined },
  { header: '', read: undefined },
  { header: `00-${traceId}-${parentId}-01-more`, read: undefined },
  { header: `ff-${traceId}-${parentId}-01`, read: undefined },
  { header: `00-${'0'.repeat(32)}-${parentId}-01`, read: undefined },
  { header: `00-${traceId}-${'0'.repeat(16)}-01`, read: undefined },
  { header: `00-${traceId.toUpperCase()}-${parentId}-01`, read: undefined },
  { header: `00-${traceId.slice(1)}-${parentId}-01`, read: undefined },
  { header: '-'.repeat(100_000), read: undefined },
])('the traceparent $header', ({ header, read }) => expect(readTraceparent(header)).toEqual(read));
