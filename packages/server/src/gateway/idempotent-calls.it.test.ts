import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testKey } from '../testing/test-service.ts';
import {
  chatReply,
  jsonReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
  textChunks,
} from './testing/proxied-service.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService();
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
  const words = { policy_name: 'words', block: ['keyword_detector'] };
  await service.deploy('guarded', { input_guardrails_policy: words, output_guardrails_policy: words });
});
afterAll(() => service.stop());
beforeEach(() => service.script(chatReply('Hello.')));

async function call(key: string, content = 'Hi', more: object = {}) {
  const response = await fetch(`${service.url}/ai-proxy/chat/completions`, {
    method: 'POST',
    headers: {
      apikey: testKey,
      'content-type': 'application/json',
      'x-service-deployment': 'guarded',
      'idempotency-key': key,
    },
    body: JSON.stringify({ messages: [{ role: 'user', content }], ...more }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const asked = () => service.upstream.received.length;
async function used(): Promise<number> {
  const { balances } = await service.client.usage.balance({ query: { balance: 'guardrails' } });
  return balances[0]?.used ?? Number.NaN;
}

test('a repetition gets the first answer, is charged nothing, and the model is not asked again', async () => {
  const before = [asked(), await used()] as const;
  const first = await call('one');
  const second = await call('one');
  expect([second.status, second.text]).toEqual([200, first.text]);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect(second.headers.get('x-service-credits-cost')).toBe(first.headers.get('x-service-credits-cost'));
  expect([asked(), await used()]).toEqual([before[0] + 1, before[1] + 2]);
});

test('repetitions at the same moment are one call', async () => {
  const before = [asked(), await used()] as const;
  const answers = await Promise.all(Array.from({ length: 5 }, () => call('together')));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect([asked(), await used()]).toEqual([before[0] + 1, before[1] + 2]);
});

test('the key of another call is refused', async () => {
  await call('other', 'Hi');
  const { status, text } = await call('other', 'Ho');
  expect([status, JSON.parse(text).error.code]).toEqual([422, 'idempotency_key_reused']);
});

test('a stream is given once, and its repetition costs nothing', async () => {
  service.script(streamReply(textChunks('Hello there.')));
  const before = await used();
  expect((await call('stream', 'Hi', { stream: true })).text).toContain('[DONE]');
  const again = await call('stream', 'Hi', { stream: true });
  expect([again.status, JSON.parse(again.text).error.code]).toEqual([409, 'answer_not_kept']);
  expect(await used()).toBe(before + 2);
});

test('what is blocked is charged once, however often it is tried', async () => {
  const before = await used();
  for (let tries = 0; tries < 3; tries += 1) expect((await call('blocked', 'say xyzzy')).status).toBe(400);
  expect(await used()).toBe(before + 1);
});

test('a call that a provider failed may be tried again, and is charged once', async () => {
  const before = await used();
  service.script(jsonReply({ error: { message: 'no' } }, 500));
  expect((await call('failing')).status).toBe(500);
  expect(await used()).toBe(before);
  service.script(chatReply('Hello again.'));
  const again = await call('failing');
  expect([again.status, again.text]).toEqual([200, expect.stringContaining('Hello again.')]);
  expect(await used()).toBe(before + 2);
});

test('what is no key is refused', async () => {
  expect((await call('a b')).status).toBe(400);
});
