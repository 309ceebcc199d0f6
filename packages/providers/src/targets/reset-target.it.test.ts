import { Target as WireTarget } from '@redoubt/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createEgressGuard } from '../http/egress-guard.ts';
import { hello, key, never, now } from '../testing/asked-target.ts';
import {
  chatAnswer,
  type ScriptedTarget,
  startScriptedTarget,
  type TargetQuestion,
  type TargetReply,
} from '../testing/scripted-target.ts';
import { openTarget } from './open-target.ts';
import type { ChatMessage, Target } from './target.ts';

let server: ScriptedTarget;
let resetReply: TargetReply;
const opened: Target[] = [];
beforeEach(async () => {
  resetReply = { status: 204 };
  server = await startScriptedTarget(({ path }) => (path.startsWith('/reset') ? resetReply : chatAnswer('hello')));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((target) => target.close()));
  await server.stop();
});

type Settings = Partial<z.input<typeof WireTarget>>;

function open(settings: Settings): Target {
  const target = openTarget(WireTarget.parse({ endpoint: `${server.url}/v1`, api_key: key, ...settings }), {
    egress: createEgressGuard({ allowPrivate: true }),
    clock: () => now,
    timeoutMs: 2_000,
  });
  opened.push(target);
  return target;
}

const later: ChatMessage[] = [...hello, { role: 'assistant', content: 'hello' }, { role: 'user', content: 'and now?' }];
const placesOf = (asked: readonly TargetQuestion[]) => asked.map(({ method, path }) => `${method} ${path}`);

describe('an id of its own for each conversation', () => {
  test.each([
    {
      where: 'a header',
      reset: { kind: 'new_id', header: 'X-Thread' } as const,
      idOf: (asked: TargetQuestion) => asked.headers['x-thread'],
    },
    {
      where: 'a field',
      reset: { kind: 'new_id', field: 'thread_id' } as const,
      idOf: (asked: TargetQuestion) => asked.body.thread_id,
    },
  ])('stands in $where, and is the same for all its turns', async ({ reset, idOf }) => {
    const target = open({ reset });
    for (const [messages, conversation] of [
      [hello, 'a'],
      [later, 'a'],
      [hello, 'b'],
    ] as const) {
      const answer = await target.ask(messages, never, conversation);
      expect(answer.isNotIndependent).toBeUndefined();
    }
    const [first, second, other] = server.asked.map(idOf);
    expect(first).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
    expect(server.asked.map(({ body }) => body.messages.at(-1).content)).toEqual(['hello', 'and now?', 'hello']);
    expect(target.isSerial).toBe(false);
  });
});

test('a target that nothing resets says of every answer that it shares its memory, and holds calls apart', async () => {
  const target = open({ reset: { kind: 'none' } });
  expect(target.isSerial).toBe(true);
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => target.ask(hello, never, name)));
  expect(answers.map(({ isNotIndependent }) => isNotIndependent)).toEqual([true, true, true]);
});

describe('a call that resets', () => {
  const reset = (path = '/reset', more: object = {}) => ({ kind: 'call' as const, url: server.url + path, ...more });

  test('is made before the first turn of each conversation, with the headers of the target', async () => {
    const target = open({ reset: reset() });
    const answers = [
      await target.ask(hello, never, 'a'),
      await target.ask(later, never, 'a'),
      await target.ask(hello, never, 'b'),
    ];
    expect(placesOf(server.asked)).toEqual([
      'POST /reset',
      'POST /v1/chat/completions',
      'POST /v1/chat/completions',
      'POST /reset',
      'POST /v1/chat/completions',
    ]);
    expect(server.asked[0]?.headers.authorization).toBe(`Bearer ${key}`);
    expect(answers.map(({ isNotIndependent }) => isNotIndependent)).toEqual([undefined, undefined, undefined]);
  });

  test('lets two conversations that begin at once take turns', async () => {
    const target = open({ reset: reset() });
    expect(target.isSerial).toBe(true);
    await Promise.all(['a', 'b'].map((name) => target.ask(hello, never, name)));
    expect(placesOf(server.asked).map((place) => place.includes('reset'))).toEqual([true, false, true, false]);
  });

  test('cannot bring back what an interrupted conversation had said', async () => {
    const target = open({ reset: reset() });
    await target.ask(hello, never, 'a');
    await target.ask(hello, never, 'b');
    expect(await target.ask(later, never, 'a')).toMatchObject({ isNotIndependent: true });
    // The process that began the conversation is gone.
    expect(await open({ reset: reset() }).ask(later, never, 'b')).toMatchObject({ isNotIndependent: true });
  });

  test('of one conversation carries its session, and leaves others alone', async () => {
    const target = open({
      reset: reset('/reset/{{session}}?s={{session}}', { method: 'PUT', body: { id: 'bot-{{session}}' } }),
      http: { body: { q: '{{prompt}}', thread: '{{session}}' }, answer_path: 'choices.0.message.content' },
    });
    expect(target.isSerial).toBe(false);
    await target.ask(hello, never, 'a');
    const [call, question] = server.asked;
    const session = question?.body.thread;
    expect(call).toMatchObject({
      method: 'PUT',
      path: `/reset/${session}?s=${session}`,
      body: { id: `bot-${session}` },
    });
    await target.ask(hello, never, 'b');
    expect(await target.ask(later, never, 'a')).not.toHaveProperty('isNotIndependent');
  });

  test('of one conversation carries the id that each question has in a header or in a field', async () => {
    const places = [
      { place: { header: 'x-thread' }, idOf: ({ headers }: TargetQuestion) => headers['x-thread'] },
      { place: { field: 'thread' }, idOf: ({ body }: TargetQuestion) => body.thread },
    ];
    for (const { place, idOf } of places) {
      const target = open({ reset: reset('/reset/{{session}}', place) });
      expect(target.isSerial).toBe(false);
      await target.ask(hello, never, 'a');
      const [call, question] = server.asked.slice(-2);
      expect(call?.path).toBe(`/reset/${question && idOf(question)}`);
      expect(call?.path).toMatch(/reset\/[0-9a-f-]{36}$/);
    }
  });

  test.each(['POST', 'GET'] as const)('without a body says nothing of its kind (%s)', async (method) => {
    await open({ reset: reset('/reset', { method }) }).ask(hello, never, 'a');
    expect(server.asked[0]?.method).toBe(method);
    expect(server.asked[0]?.headers).not.toHaveProperty('content-type');
    await open({ reset: reset('/reset', { body: { all: true } }) }).ask(hello, never, 'a');
    expect(server.asked[2]).toMatchObject({ headers: { 'content-type': 'application/json' }, body: { all: true } });
  });

  test('waits for the pace of the target before the question, once for each conversation', async () => {
    const target = open({ reset: reset() });
    const paced: string[][] = [];
    const pace = async () => void paced.push(placesOf(server.asked));
    await target.ask(hello, never, 'a', pace);
    await target.ask(later, never, 'a', pace);
    expect(paced).toEqual([['POST /reset']]);
  });

  test('belongs to the target that it resets, where another one is asked in its place', async () => {
    const gateway = await startScriptedTarget(() => chatAnswer('hello'));
    try {
      const own = WireTarget.parse({ endpoint: `${server.url}/v1`, api_key: key, reset: reset() });
      const target = openTarget(
        { ...own, endpoint: `${gateway.url}/v1`, api_key: 'key-of-the-gateway-0001', resetOf: own },
        {
          egress: createEgressGuard({ allowPrivate: true }),
          clock: () => now,
          timeoutMs: 2_000,
          headers: { 'x-deployment': 'shop' },
        },
      );
      opened.push(target);
      await target.ask(hello, never, 'a');
      expect(gateway.asked[0]?.headers).toMatchObject({
        authorization: 'Bearer key-of-the-gateway-0001',
        'x-deployment': 'shop',
      });
      expect(placesOf(server.asked)).toEqual(['POST /reset']);
      expect(server.asked[0]?.headers.authorization).toBe(`Bearer ${key}`);
      expect(server.asked[0]?.headers).not.toHaveProperty('x-deployment');
    } finally {
      await gateway.stop();
    }
  });

  test('to the origin of the target has each header of its questions', async () => {
    const target = openTarget(WireTarget.parse({ endpoint: `${server.url}/v1`, reset: reset() }), {
      egress: createEgressGuard({ allowPrivate: true }),
      clock: () => now,
      timeoutMs: 2_000,
      headers: { 'x-deployment': 'shop' },
    });
    opened.push(target);
    await target.ask(hello, never, 'a');
    expect(server.asked.map(({ headers }) => headers['x-deployment'])).toEqual(['shop', 'shop']);
  });

  test('takes no key and no header of the target to another origin', async () => {
    const other = await startScriptedTarget(() => ({ status: 204 }));
    try {
      const http = {
        headers: { 'x-tenant': 'a' },
        body: { q: '{{prompt}}' },
        answer_path: 'choices.0.message.content',
      };
      await open({ http, reset: { kind: 'call', url: `${other.url}/reset` } }).ask(hello, never, 'a');
      expect(other.asked[0]?.headers).not.toHaveProperty('authorization');
      expect(other.asked[0]?.headers).not.toHaveProperty('x-tenant');
    } finally {
      await other.stop();
    }
  });

  test.each([
    { status: 404, kind: 'reset' },
    { status: 302, kind: 'reset' },
    { status: 410, kind: 'reset' },
    { status: 409, kind: 'server', code: 'thread_locked' },
    { status: 500, kind: 'server' },
    { status: 401, kind: 'auth' },
    { status: 503, kind: 'throttled' },
  ] as { status: number; kind: string; code?: string }[])(
    'that is answered $status is $kind, and the target is not asked',
    async ({ status, kind, code }) => {
      resetReply = { status, body: { error: { code, message: `no thread for ${key}` } } };
      const failure = await open({ reset: reset() })
        .ask(hello, never, 'a')
        .catch((error: unknown) => error);
      expect(failure).toMatchObject({ name: 'TargetFailed', kind, status });
      const { message } = failure as Error;
      expect(message).toMatch(/^The target could not be reset: .*\(status \d+.*\): no thread for \[api key\]$/);
      expect(placesOf(server.asked)).toEqual(['POST /reset']);
    },
  );

  test('may not go to an address that the egress guard refuses', () => {
    expect(() => open({ reset: { kind: 'call', url: 'http://169.254.169.254/reset' } })).toThrow(
      expect.objectContaining({ name: 'TargetFailed', kind: 'refused_by_egress', field: 'reset.url' }),
    );
  });
});
