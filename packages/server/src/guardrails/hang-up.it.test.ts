import { type ClientRequest, request } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, testKey } from '../testing/test-service.ts';

const on = { enabled: true };
const detectors = {
  toxicity: on,
  topic_detector: { ...on, topic: ['office work', 'harbours'] },
  policy_violation: { ...on, policy_text: 'Nobody may be insulted.\nDo not speak of harbours.' },
};
/** So many that most wait for the encoder while the first are read. */
const CALLERS = 12;
const context = 'The Grand Hall opened on 3 May 1909. Its architect was Anna Lind. ';
/** Another text each time, because what was read is not read again. Each keeps the encoder for a while. */
const textOf = (at: number): string =>
  `Number ${at}: you are a pathetic waste of space, nobody in office ${at} can stand you. `.repeat(60);

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const used = async () =>
  (await service.client.usage.balance({ query: { balance: 'guardrails' } })).balances[0]?.used ?? Number.NaN;
const logged = (endpoint: string) =>
  service
    .logLines()
    .map((line) => JSON.parse(line))
    .filter((line) => line.endpoint === `POST ${endpoint}`);
const failures = () => service.logLines().filter((line) => JSON.parse(line).level >= 50);

function send(path: string, body: string, length = Buffer.byteLength(body)): ClientRequest {
  const sent = request(`${service.url}${path}`, {
    method: 'POST',
    agent: false,
    headers: { apikey: testKey, 'content-type': 'application/json', 'content-length': length },
  });
  sent.on('error', () => undefined);
  sent.write(body);
  if (length === Buffer.byteLength(body)) sent.end();
  return sent;
}

const socketOf = (sent: ClientRequest): Promise<Socket> =>
  new Promise((resolve) => sent.once('socket', (socket) => socket.once('connect', () => resolve(socket))));

/** What a call costs that is answered. */
async function costOf(path: string, body: object): Promise<number> {
  const before = await used();
  expect((await service.send(path, { method: 'POST', body: JSON.stringify(body) })).status).toBe(200);
  return (await used()) - before;
}

describe('a caller who hangs up', () => {
  test.each([
    { path: '/guardrails/detect', bodyOf: (at: number) => ({ text: textOf(at), detectors }) },
    {
      path: '/guardrails/batch/detect',
      bodyOf: (at: number) => ({ texts: [textOf(100 + at), textOf(200 + at)], detectors }),
    },
    {
      path: '/guardrails/adherence',
      bodyOf: (at: number) => ({
        llm_answer: `Hall ${at} opened in 1909. It was made by Frank Gehry, number ${at}. `.repeat(20),
        context: context.repeat(40),
      }),
    },
  ])('on $path takes its texts out of the queue, and pays for what it asked', async ({ path, bodyOf }) => {
    const cost = await costOf(path, bodyOf(0));
    const before = await used();
    const places = Array.from({ length: CALLERS }, (_, at) => at + 1);
    const sockets = await Promise.all(places.map((at) => socketOf(send(path, JSON.stringify(bodyOf(at))))));
    await expect.poll(used, { timeout: 30_000 }).toBe(before + CALLERS * cost);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => logged(path).length, { timeout: 30_000 }).toBe(1 + CALLERS);
    const left = logged(path).filter(({ status }) => status === 499);
    expect(left.length).toBeGreaterThan(CALLERS / 2);
    expect(await used()).toBe(before + CALLERS * cost);
    expect(failures()).toEqual([]);
  });

  test('in the middle of its body is no fault of the service', async () => {
    const socket = await socketOf(send('/guardrails/detect', '{"text": "A part', 4_000));
    const before = logged('/guardrails/detect').length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await expect.poll(() => logged('/guardrails/detect').length, { timeout: 30_000 }).toBe(before + 1);
    expect(logged('/guardrails/detect').at(-1)).toMatchObject({ status: 499, level: 30 });
    expect(failures()).toEqual([]);
  });
});
