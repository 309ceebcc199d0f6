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
    const response = await fetch(`${service.url}/ai-proxy/chat/completions`, {
      method: 'POST',
      headers: { apikey: testKey, 'x-service-deployment': deployment, 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'Hi' }] }),
    });
    await response.text();
    expect([200, 400, 502]).toContain(response.status);
  },
);
