import type { Script } from '@redoubt/providers/testing/scripted-upstream';
import { openStore, type Store } from '@redoubt/store';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readLedger } from '../testing/read-ledger.ts';
import { testKey } from '../testing/test-service.ts';
import {
  chatReply,
  cutReply,
  jsonReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
  textChunks,
} from './testing/proxied-service.ts';

let service: ProxiedService;
let store: Store;
/** Makes the ledger fail from its so many-th next write on. */
let failFrom = Number.POSITIVE_INFINITY;
beforeAll(async () => {
  service = await startProxiedService({}, async (options) => {
    store = await openStore(options);
    const { ledger } = store;
    const failing = <Work extends (...given: never[]) => unknown>(work: Work) =>
      ((...given: never[]) => {
        failFrom -= 1;
        if (failFrom < 0) return Promise.reject(new Error('the disk is full'));
        return work(...given);
      }) as Work;
    return { ...store, ledger: { ...ledger, charge: failing(ledger.charge), reverse: failing(ledger.reverse) } };
  });
  await service.savePolicy('heads', {
    toxicity: { enabled: true },
    injection_attack: { enabled: true },
    keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] },
  });
  const side = { policy_name: 'heads', block: ['keyword_detector'] };
  await service.deploy('priced', {
    input_guardrails_policy: { ...side, additional_config: { pii_redaction: true } },
    output_guardrails_policy: side,
  });
});
afterAll(() => service.stop());
beforeEach(() => {
  failFrom = Number.POSITIVE_INFINITY;
  service.script(chatReply('Hello.'));
});

async function call(content = 'Hi', more: object = {}) {
  const response = await fetch(`${service.url}/ai-proxy/chat/completions`, {
    method: 'POST',
    headers: { apikey: testKey, 'x-service-deployment': 'priced', connection: 'close' },
    body: JSON.stringify({ messages: [{ role: 'user', content }], ...more }),
  });
  const text = await response.text();
  return { status: response.status, cost: Number(response.headers.get('x-service-credits-cost')), text };
}
/** What the books say was added since; asserts that they add up. */
async function booked(work: () => Promise<unknown>) {
  const before = await readLedger(store);
  await work();
  await expect
    .poll(async () => (await readLedger(store)).entries.length, { timeout: 2_000 })
    .toBeGreaterThan(before.entries.length - 1);
  // What follows a stream's end is booked before its end is sent.
  const after = await readLedger(store);
  expect(after.differences).toEqual([]);
  const added = after.entries.filter(({ id }) => !before.entries.some((known) => known.id === id));
  const credits = added.reduce((sum, entry) => sum + entry.credits, 0);
  return {
    credits,
    used: after.usage.used - before.usage.used,
    shadow: after.usage.shadowUsed - before.usage.shadowUsed,
    requests: after.usage.requests - before.usage.requests,
  };
}
const long = 'The king had a castle. '.repeat(200);
/** Toxicity 1, injection 2, keywords 1 on each side; redaction 1, restoring 1. */
const input = 4;
const endings: readonly (readonly [string, Script, string, object, number, number])[] = [
  ['an answer', chatReply('Hello.'), 'Hi', {}, input + 1 + 1 + input, 1],
  ['a stream', streamReply(textChunks('Hello.')), 'Hi', { stream: true }, input + 1 + 1 + input, 1],
  ['a blocked request', chatReply('Hello.'), 'xyzzy', {}, input, 1],
  // Nothing is put back into what is not delivered.
  ['a blocked answer', chatReply('xyzzy'), 'Hi', {}, input + 1 + input, 1],
  ['a blocked stream', streamReply(textChunks('a xyzzy b')), 'Hi', { stream: true }, input + 1 + input, 1],
  [
    'a stream that breaks off',
    cutReply('Once upon a time there was a king. '),
    'Hi',
    { stream: true },
    input + 1 + 1 + input,
    1,
  ],
  ['a mistake of the client', jsonReply({ error: {} }, 400), 'Hi', {}, input + 1, 1],
  ['a provider that is asked too much', jsonReply({ error: {} }, 429, { 'retry-after': '60' }), 'Hi', {}, 0, 0],
  ['a provider that fails', jsonReply({ error: {} }, 501), 'Hi', {}, 0, 0],
];

describe.each(['credits', 'shadow', 'requests'])('in the mode %s a call is one request and costs what ran', (mode) => {
  beforeAll(async () => {
    await service.client.admin.changeOrganisation({ params: { organisation_id: 'own' }, body: { mode } } as never);
    service.passTime(1_000);
  });

  test.each(endings)('%s', async (_, script, content, more, cost, requests) => {
    service.script(script);
    const result = await booked(() => call(content, more));
    const credits = mode === 'requests' ? 0 : cost;
    expect(result).toMatchObject({ credits, requests });
    expect(mode === 'shadow' ? result.shadow : result.used).toBe(credits);
  });

  test('an answer that is longer than was known', async () => {
    service.script(chatReply(long));
    const result = await booked(async () => {
      const { cost, status } = await call();
      expect(status).toBe(200);
      if (mode === 'credits') expect(cost).toBeGreaterThan(10);
    });
    expect(result.requests).toBe(1);
    if (mode === 'credits') expect(result.used).toBeGreaterThan(10);
  });
});

test('what stands between texts is ours, and not paid for', async () => {
  await service.client.admin.changeOrganisation({
    params: { organisation_id: 'own' },
    body: { mode: 'credits' },
  } as never);
  service.passTime(1_000);
  const half = `${'word '.repeat(102)}ab`;
  const costOf = async (content: unknown) => (await call(content as string)).cost;
  const parts = (...texts: string[]) => texts.map((text) => ({ type: 'text', text }));
  const whole = await costOf(half + half);
  expect(await costOf(parts(half, half))).toBe(whole);
  expect(await costOf(parts(half, half, '.'))).toBeGreaterThan(whole);
});

describe('a ledger that fails while a call is settled keeps the answer and the books', () => {
  beforeAll(async () => {
    await service.client.admin.changeOrganisation({
      params: { organisation_id: 'own' },
      body: { mode: 'credits' },
    } as never);
    service.passTime(1_000);
  });

  test.each<[string, Script, object, string]>([
    ['an answer', chatReply(long), {}, 'castle'],
    ['a stream', streamReply(textChunks(long, 40)), { stream: true }, '"finish_reason":"stop"'],
    ['a blocked stream', streamReply(textChunks('a xyzzy b')), { stream: true }, 'output_guardrails_blocked'],
    ['an error of the provider', jsonReply({ error: { message: 'no' } }, 400), {}, 'no'],
  ])('%s', async (_, script, more, says) => {
    service.script(script);
    const result = await booked(async () => {
      failFrom = 1;
      const { text } = await call('Hi', more);
      expect(text).toContain(says);
      expect(text).not.toContain('guardrails_failed');
    });
    expect(result).toMatchObject({ used: 10, requests: 1 });
  });

  test('a limit that is reached between two calls refuses the second before anything is asked', async () => {
    const { usage } = await readLedger(store);
    await service.client.admin.changeOrganisation({
      params: { organisation_id: 'own' },
      body: { limits: { guardrails: usage.used + input } },
    } as never);
    service.passTime(1_000);
    expect((await call()).status).toBe(200);
    const before = service.upstream.received.length;
    const result = await booked(async () => expect((await call()).status).toBe(402));
    expect([result.credits, service.upstream.received.length]).toEqual([0, before]);
  });
});
