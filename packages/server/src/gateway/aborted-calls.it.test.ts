import { request } from 'node:http';
import { eventually, type Script } from '@redoubt/providers/testing/scripted-upstream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testKey } from '../testing/test-service.ts';
import { chunkOf, type ProxiedService, startProxiedService } from './testing/proxied-service.ts';

let service: ProxiedService;
const words = { policy_name: 'words', block: ['keyword_detector'] };
beforeAll(async () => {
  service = await startProxiedService();
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
  await service.deploy('bare');
  await service.deploy('guarded', { input_guardrails_policy: words, output_guardrails_policy: words });
});
afterAll(() => service.stop());

/** A stream that says with each chunk what it took so far, as some providers do, and does not end. */
const streaming: Script = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const completion_tokens of [1, 2]) {
    const usage = { prompt_tokens: 5, completion_tokens };
    response.write(`data: ${JSON.stringify({ ...chunkOf({ content: 'Once upon a time. ' }), usage })}\n\n`);
  }
};
const silent: Script = () => undefined;

interface Logged {
  readonly request_id: string;
  readonly outcome: string;
}
/** The newest calls of the log. */
const logged = async (): Promise<Logged[]> => (await (await service.send('/ai-proxy/calls?limit=1')).json()).calls;
const used = async () =>
  (await service.client.usage.balance({ query: { balance: 'guardrails' } })).balances[0]?.used ?? 0;

const nothing = { prompt: null, completion: null };
test.each([
  {
    deployment: 'bare',
    when: 'in its stream',
    script: streaming,
    status: 200,
    tokens: { prompt: 5, completion: 2, cached: null, reasoning: null },
    credits: 0,
  },
  {
    deployment: 'guarded',
    when: 'in its stream',
    script: streaming,
    status: 200,
    tokens: { prompt: 5, completion: 2, cached: null, reasoning: null },
    credits: 2,
  },
  { deployment: 'bare', when: 'before its answer', script: silent, status: 499, tokens: nothing, credits: 0 },
  { deployment: 'guarded', when: 'before its answer', script: silent, status: 499, tokens: nothing, credits: 1 },
  { deployment: 'bare', when: 'in its body', script: silent, status: 499, tokens: nothing, credits: 0 },
  { deployment: 'guarded', when: 'in its body', script: silent, status: 499, tokens: nothing, credits: 0 },
])('a caller that leaves $when, through $deployment, is logged as aborted and pays $credits', async (row) => {
  const { deployment, when, script, status, tokens, credits } = row;
  service.script(script);
  const isWhole = when !== 'in its body';
  const before = await used();
  const last = (await logged())[0]?.request_id;
  const asked = service.upstream.received.length;
  const body = JSON.stringify({ stream: script === streaming, messages: [{ role: 'user', content: 'Hi' }] });
  const sent = request(`${service.url}/ai-proxy/chat/completions`, {
    method: 'POST',
    headers: { apikey: testKey, 'x-service-deployment': deployment, 'content-length': body.length },
  });
  sent.on('error', () => undefined);
  const read = new Promise<string>((resolve) =>
    sent.on('response', (response) => {
      let text = '';
      response
        .on('error', () => undefined)
        .on('data', (piece) => {
          text += piece;
          if (text.split('\n\n').length > 2) resolve(text);
        });
    }),
  );
  if (isWhole) sent.end(body);
  else await new Promise((written) => sent.write(body.slice(0, 20), written));
  if (isWhole) await eventually(() => service.upstream.received.length > asked);
  if (script === streaming) expect(await read).toContain('Once upon');
  sent.destroy();
  await expect.poll(async () => (await logged())[0]?.request_id, { timeout: 3_000 }).not.toBe(last);
  expect((await logged())[0]).toMatchObject({ outcome: 'aborted', status, tokens, credits });
  expect((await used()) - before).toBe(credits);
});
