import { afterAll, beforeAll, expect, test } from 'vitest';
import { testKey } from '../testing/test-service.ts';
import { type ProxiedService, startProxiedService } from './testing/proxied-service.ts';

let service: ProxiedService;
const words = { policy_name: 'words', block: ['keyword_detector'] };
beforeAll(async () => {
  service = await startProxiedService();
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
  await service.deploy('bare');
  await service.deploy('guarded', { input_guardrails_policy: words, output_guardrails_policy: words });
});
afterAll(() => service.stop());

const DEPTH = 5_000_000;
const deep = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`;

test.each([
  { where: 'in a field of a whole answer', deployment: 'guarded', body: `{"choices":[],"extra":${deep}}`, status: 200 },
  {
    where: 'with numbers that are kept',
    deployment: 'guarded',
    body: `{"choices":[],"n":1.0,"x":${deep}}`,
    status: 200,
  },
  { where: 'in an error', deployment: 'guarded', body: `{"error":${deep}}`, status: 400 },
  { where: 'in a whole answer that is passed on', deployment: 'bare', body: `{"choices":[],"x":${deep}}`, status: 200 },
  { where: 'in an error that is passed on', deployment: 'bare', body: `{"error":${deep}}`, status: 400 },
])(
  'what is nested five million deep $where is no fault of ours ($deployment)',
  async ({ deployment, body, status }) => {
    service.script((response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body));
    const response = await ask(deployment);
    await response.text();
    expect([200, 400, 502]).toContain(response.status);
  },
);

const inStream = (choices: string) => `data: {"id":"x","choices":${choices}}\n\ndata: [DONE]\n\n`;

test.each([
  { depth: 5_000_000, deployment: 'guarded' },
  { depth: 5_000_000, deployment: 'bare' },
  { depth: 20_000, deployment: 'guarded' },
  { depth: 2_000, deployment: 'guarded' },
])(
  'an event of a stream that is nested $depth deep is no fault of ours ($deployment)',
  async ({ depth, deployment }) => {
    const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const events = inStream(`[{"index":0,"delta":{"content":"hello","x":${nested}}}]`);
    service.script((response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(events));
    const response = await ask(deployment, { stream: true });
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).not.toContain('internal_error');
    expect(text).toMatch(/data: \[DONE\]\n\n$/);
  },
);

test.each([
  { what: 'choices', count: 129, make: (index: number) => ({ index, message: { role: 'assistant', content: 'a' } }) },
  { what: 'choices', count: 128, make: (index: number) => ({ index, message: { role: 'assistant', content: 'a' } }) },
])('a whole answer with $count $what is judged, or told of', async ({ count, make }) => {
  const choices = Array.from({ length: count }, (_, index) => make(index));
  service.script((response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id: 'x', choices })),
  );
  const response = await ask('guarded');
  const { error } = await response.json();
  expect([response.status, error?.code]).toEqual(count > 128 ? [502, 'upstream_failed'] : [200, undefined]);
});

const ask = (deployment: string, more: object = {}) =>
  fetch(`${service.url}/ai-proxy/chat/completions`, {
    method: 'POST',
    headers: { apikey: testKey, 'x-service-deployment': deployment, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Hi' }], ...more }),
  });
