import { afterAll, beforeAll, expect, test } from 'vitest';
import { testKey } from '../../testing/test-service.ts';
import type { ProxiedService } from '../testing/proxied-service.ts';
import { startGuardedService } from '../testing/proxy-caller.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startGuardedService();
});
afterAll(() => service.stop());

const long = '12345678901234567890123';
const ask = async (path: string, body: string) => {
  const headers = { apikey: testKey, 'content-type': 'application/json', 'x-service-deployment': '' };
  const response = await fetch(`${service.url}/ai-proxy/${path}`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(10_000),
  });
  return { status: response.status, body: JSON.parse(await response.text()) as Record<string, unknown> };
};
const requests = (model: string) =>
  [
    ['messages', `{"model":"${model}","max_tokens":9,"messages":[{"role":"user","content":"Hi"}]}`],
    ['responses', `{"model":"${model}","input":"Hi"}`],
    [`models/${model}:generateContent`, '{"contents":[{"parts":[{"text":"Hi"}]}]}'],
  ] as const;

test.each([
  ['a long number as id', `{"id":${long},"choices":[{"index":0,"message":{"content":"a"},"finish_reason":"stop"}]}`],
  ['an odd finish', `{"id":"c","choices":[{"index":0,"message":{"content":"a"},"finish_reason":${long}}]}`],
  ['an object for a finish', '{"choices":[{"message":{"content":"a"},"finish_reason":{"toString":1}}]}'],
  [
    'odd members everywhere',
    '{"id":[],"model":{},"choices":[{"message":{"content":"a","tool_calls":[1,{"id":{}}]}}],"usage":[1]}',
  ],
  ['no choices', '{"id":"c"}'],
])('an answer with %s is one answer, whatever API the client speaks', async (_, answer) => {
  service.script((response) => response.writeHead(200, { 'content-type': 'application/json' }).end(answer));
  for (const model of ['guarded', 'bare']) {
    for (const [path, body] of requests(model)) {
      const { status } = await ask(path, body);
      expect([200, 502]).toContain(status);
    }
  }
});

test.each([`{"error":{"message":${long},"code":{"toString":1},"type":[]}}`, '{"error":"plain"}'])(
  'an error such as %s is told',
  async (error) => {
    service.script((response) => response.writeHead(400, { 'content-type': 'application/json' }).end(error));
    for (const [path, body] of requests('bare')) expect((await ask(path, body)).status).toBe(400);
  },
);

test.each([
  ['messages', `{"model":"bare","max_tokens":9,"messages":[{"role":${long},"content":"Hi"}]}`],
  ['messages', `{"model":"bare","messages":[{"role":"user","content":[{"type":${long}}]}]}`],
  [
    'messages',
    '{"model":"bare","messages":[{"role":"user","content":"Hi"}],"tools":[{"type":{"toString":1},"name":"a"}]}',
  ],
  [
    'messages',
    '{"model":"bare","messages":[{"role":"user","content":[{"type":"image","source":{"type":"base64","media_type":"anna.berg@example.com","data":"a"}}]}]}',
  ],
  ['responses', `{"model":"bare","input":[{"type":${long}}]}`],
  ['responses', '{"model":"bare","input":[{"role":{"toString":1},"content":"Hi"}]}'],
  ['models/bare:generateContent', `{"contents":[{"role":${long},"parts":[{"text":"Hi"}]}]}`],
])('a request with odd values is refused with its place: %s %s', async (path, body) => {
  const answer = await ask(path, body);
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([
    422,
    expect.stringMatching(/messages|tools|input|contents/),
  ]);
});
