import type { ServerResponse } from 'node:http';
import { request } from 'node:http';
import { eventually, type Script } from '@redoubt/providers/testing/scripted-upstream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testKey } from '../testing/test-service.ts';
import { completion, jsonReply, type ProxiedService, startProxiedService } from './testing/proxied-service.ts';

/** Room for two answers of 2 MB that are passed on, and for one of 250 kB that is judged. */
const MAX_HELD_BYTES = 8_000_000;
const JUDGED = 450_000;
let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService({
    REDOUBT_MAX_HELD_ANSWER_BYTES: String(MAX_HELD_BYTES),
    REDOUBT_MAX_JUDGED_ANSWER_BYTES: String(JUDGED),
  });
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
  await service.deploy('bare');
  await service.savePolicy('slow', { injection_attack: { enabled: true }, toxicity: { enabled: true } });
  await service.deploy('slow', { output_guardrails_policy: { policy_name: 'slow', block: ['toxicity'] } });
  await service.deploy('judged', { output_guardrails_policy: { policy_name: 'words', block: ['keyword_detector'] } });
});
afterAll(() => service.stop());

const answerOf = (bytes: number) => completion('word '.repeat(bytes / 5));

/** Begins an answer of a size, and ends it when told. */
function begunReply(bytes: number) {
  const body = Buffer.from(JSON.stringify(answerOf(bytes)));
  const begun: ServerResponse[] = [];
  const script: Script = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.write(body.subarray(0, 10));
    begun.push(response);
  };
  return { script, begun, end: () => begun.map((response) => response.end(body.subarray(10))) };
}

const ask = (deployment: string) =>
  service.send('/ai-proxy/chat/completions', {
    method: 'POST',
    headers: { 'x-service-deployment': deployment },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Hi' }] }),
  });
/** Asks until there is room. An answer that is not read is held. */
const untilAnswered = (deployment: string) =>
  expect
    .poll(
      async () => {
        const answer = await ask(deployment);
        await answer.text();
        return answer.status;
      },
      { timeout: 20_000 },
    )
    .toBe(200);
const used = async () =>
  (await service.client.usage.balance({ query: { balance: 'guardrails' } })).balances[0]?.used ?? 0;

test.each([
  { deployment: 'bare', bytes: 1_900_000, fit: 2 },
  { deployment: 'judged', bytes: 200_000, fit: 1 },
])('answers of $bytes bytes share the memory for answers ($deployment)', async ({ deployment, bytes, fit }) => {
  const { script, begun, end } = begunReply(bytes);
  service.script(script);
  const answered = Array.from({ length: fit }, () => ask(deployment));
  await eventually(() => begun.length === fit);
  const before = await used();
  const refused = await ask(deployment);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await refused.json()).error).toMatchObject({ type: 'server_error', code: 'not_ready' });
  expect(await used()).toBe(before);
  end();
  for (const { status } of await Promise.all(answered)) expect(status).toBe(200);
  for (const each of await Promise.all(answered)) await each.text();
  service.script(jsonReply(answerOf(bytes)));
  // The memory is free when the caller has the answer.
  await untilAnswered(deployment);
});

test('an answer that is judged has a limit of its own, and the message names it', async () => {
  service.script(jsonReply(answerOf(JUDGED + 10)));
  const refused = await ask('judged');
  expect(refused.status).toBe(502);
  expect((await refused.json()).error).toMatchObject({
    code: 'upstream_answer_too_large',
    message: expect.stringContaining('REDOUBT_MAX_JUDGED_ANSWER_BYTES'),
  });
  await untilAnswered('bare');
});

/** Announces an answer of a size that is too large to be read. */
const announcing =
  (bytes: number): Script =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes });
    response.write('{');
  };

test('an answer that is passed on names the setting that bounds it, or none where none does', async () => {
  const code = 'upstream_answer_too_large';
  service.script(announcing(MAX_HELD_BYTES + 1));
  const refused = await (await ask('bare')).json();
  expect(refused.error).toMatchObject({ code, message: expect.stringContaining('REDOUBT_MAX_HELD_ANSWER_BYTES') });
  const roomy = await startProxiedService();
  try {
    await roomy.deploy('bare');
    roomy.script(announcing(67_108_865));
    const body = JSON.stringify({ messages: [{ role: 'user', content: 'Hi' }] });
    const headers = { 'x-service-deployment': 'bare' };
    const answer = await roomy.send('/ai-proxy/chat/completions', { method: 'POST', headers, body });
    expect((await answer.json()).error).toMatchObject({ code, message: expect.not.stringContaining('REDOUBT_') });
  } finally {
    await roomy.stop();
  }
});

test('an answer whose size is not announced counts as it comes', async () => {
  service.script((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answerOf(JUDGED + 10)));
  });
  expect((await ask('judged')).status).toBe(502);
  await untilAnswered('bare');
});

test('a caller that leaves while its answer is judged pays for the judging, and its memory is free', async () => {
  let isSent = false;
  service.script((response) => {
    const body = JSON.stringify(answerOf(400_000));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body, () => {
      isSent = true;
    });
  });
  const headers = { apikey: testKey, 'content-type': 'application/json', 'x-service-deployment': 'slow' };
  const sent = request(`${service.url}/ai-proxy/chat/completions`, { method: 'POST', headers });
  sent.on('error', () => undefined);
  sent.end(JSON.stringify({ messages: [{ role: 'user', content: 'Hi' }] }));
  await eventually(() => isSent);
  // To read and parse the answer takes a few milliseconds of the processor. To judge it takes seconds.
  const before = process.cpuUsage();
  const spentMs = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  await expect.poll(spentMs, { timeout: 20_000 }).toBeGreaterThan(300);
  sent.destroy();
  service.script(jsonReply(answerOf(400_000)));
  await untilAnswered('judged');
  const aborted = async () => (await (await service.send('/ai-proxy/calls?limit=3')).json()).calls;
  // Toxicity, and injections by the length.
  await expect
    .poll(aborted, { timeout: 20_000 })
    .toContainEqual(expect.objectContaining({ status: 499, outcome: 'aborted', credits: 1 + 2 * 25 }));
});
