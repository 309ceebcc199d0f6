import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { events, type Patience } from './events.ts';
import { ServiceError } from './service-error.ts';

type Reply = (response: ServerResponse, request: IncomingMessage) => unknown;

const run_id = 'rt-00000000-0000-7000-8000-000000000001';
const quick: Patience = { tries: 2, waitMs: 5, silenceMs: 200 };
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A service that gives each question of the stream the next reply; the last one stays. */
async function startService(replies: readonly Reply[], status = 'Finished') {
  const askedAfter: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    if (!request.url?.endsWith('/stream')) return response.end(JSON.stringify(runOf(status)));
    const reply = replies[Math.min(askedAfter.length, replies.length - 1)];
    askedAfter.push(request.headers['last-event-id'] as string | undefined);
    return reply?.(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { options: { baseUrl, apiKey: 'k' }, askedAfter };
}

const runOf = (status: string) => ({
  run_id,
  run_name: null,
  status,
  paused: false,
  state_reason: null,
  created_at: '',
  started_at: null,
  ended_at: null,
  progress: { total: 3, done: 3, failed: 0, succeeded: 0 },
  target: { endpoint: null, model_name: null, target_id: null },
  scope: { risk_categories: [], attacks: [] },
  eta_seconds: null,
  plan: { seed: '1', comprehensiveness: 'Low', corpus_version: 1, controls: 0, model: null, policy: null },
  last_event: 3,
});
const progress = (id: number) =>
  `id: ${id}\nevent: run.progress\ndata: {"total":3,"done":${id},"failed":0,"succeeded":0}\n\n`;
const end = (id: number) =>
  `id: ${id}\nevent: run.finished\ndata: {"status":"Finished","paused":false,"state_reason":null}\n\n`;

/** Sends the text, then breaks the connection. */
const broken =
  (text: string): Reply =>
  async (response) => {
    response.write(text);
    await sleep(20);
    response.destroy();
  };
const whole =
  (text: string): Reply =>
  (response) =>
    response.end(text);
const refused =
  (status: number): Reply =>
  (response) => {
    response.statusCode = status;
    response.end(JSON.stringify({ error: 'x', message: 'no', request_id: '' }));
  };
const silent: Reply = (response) => response.write(progress(1));

async function idsOf(stream: ReturnType<typeof events>): Promise<number[]> {
  const ids: number[] = [];
  for await (const { id } of stream) ids.push(id);
  return ids;
}

test.each([
  { what: 'a whole stream', replies: [whole(progress(1) + end(2))], after: [undefined] },
  { what: 'a break in the middle of an event', replies: [broken(`${progress(1)}id: 2\neve`), whole(end(2))] },
  { what: 'a service that stops and starts', replies: [whole(progress(1)), refused(503), whole(end(2))] },
  { what: 'a connection that falls silent', replies: [silent, whole(end(2))] },
  { what: 'an event of a kind to come', replies: [whole(`${progress(1)}id: 9\nevent: news\ndata: 1\n\n${end(2)}`)] },
])('$what loses and repeats nothing', async ({ replies }) => {
  const { options, askedAfter } = await startService(replies, 'Running');
  expect(await idsOf(events(options, { run_id }, quick))).toEqual([1, 2]);
  expect(askedAfter).toEqual(replies.map((_, at) => (at === 0 ? undefined : '1')));
});

test('a run that had ended before is no endless wait', async () => {
  const { options, askedAfter } = await startService([whole(': events\n\n')]);
  expect(await idsOf(events(options, { run_id, after: 7 }, quick))).toEqual([]);
  expect(askedAfter).toEqual(['7']);
});

test('a stream that breaks again and again is given up', async () => {
  const { options, askedAfter } = await startService([broken('')]);
  await expect(idsOf(events(options, { run_id }, quick))).rejects.toThrow(`${run_id} broke 3 times in a row`);
  expect(askedAfter).toHaveLength(3);
});

test('a refusal is told at once', async () => {
  const { options, askedAfter } = await startService([refused(404)]);
  await expect(idsOf(events(options, { run_id }, quick))).rejects.toThrow(ServiceError);
  expect(askedAfter).toHaveLength(1);
});

test('data that is no JSON is an error, and not asked again', async () => {
  const { options, askedAfter } = await startService([whole('id: 1\nevent: run.progress\ndata: {"total":\n\n')]);
  await expect(idsOf(events(options, { run_id }, quick))).rejects.toThrow();
  expect(askedAfter).toHaveLength(1);
});

test('who goes, closes the connection', async () => {
  const { options } = await startService([
    async (response) => {
      response.write(progress(1));
      await once(response, 'close');
      closed = true;
    },
  ]);
  let closed = false;
  for await (const { id } of events(options, { run_id }, quick)) {
    expect(id).toBe(1);
    break;
  }
  await expect.poll(() => closed).toBe(true);
});
