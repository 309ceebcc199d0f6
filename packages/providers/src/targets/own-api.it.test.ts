// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how a target names an environment variable

import type { Target as WireTarget } from '@redoubt/contract';
import { Target as TargetSchema } from '@redoubt/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createEgressGuard } from '../http/egress-guard.ts';
import { key, never, now } from '../testing/asked-target.ts';
import { type ScriptedTarget, startScriptedTarget, type TargetReply } from '../testing/scripted-target.ts';
import { openTarget } from './open-target.ts';
import { type ChatMessage, TargetFailed, TargetMisconfigured } from './target.ts';

let server: ScriptedTarget;
let reply: TargetReply;
beforeAll(async () => {
  server = await startScriptedTarget(() => reply);
});
afterAll(() => server.stop());
beforeEach(() => {
  reply = { json: { reply: 'Hello.' } };
});

type Http = NonNullable<z.input<typeof WireTarget>['http']>;
interface More extends Partial<z.input<typeof WireTarget>> {
  readonly env?: Record<string, string>;
}

const simple: Http = { body: { question: '{{prompt}}' }, answer_path: 'reply' };
const user = (content: ChatMessage['content']): ChatMessage => ({ role: 'user', content });
const assistant = (content: string): ChatMessage => ({ role: 'assistant', content });

const open = (http: Http, { env = {}, endpoint = '/ask', ...more }: More = {}) =>
  openTarget(TargetSchema.parse({ endpoint: server.url + endpoint, http, ...more }), {
    egress: createEgressGuard({ allowPrivate: true }),
    clock: () => now,
    timeoutMs: 300,
    env,
  });

/** Asks a target once, and returns its answer and what the server received. */
async function ask(http: Http, messages: readonly ChatMessage[] = [user('hello')], more: More = {}) {
  const target = open(http, more);
  try {
    const answer = await target.ask(messages, never);
    const sent = server.asked.at(-1);
    if (!sent) throw new Error('nothing was sent');
    return { answer, sent };
  } finally {
    await target.close();
  }
}

describe('a question', () => {
  const talk = [user('first'), assistant('one'), user('second')];

  test.each<{ what: string; body: unknown; sent: unknown }>([
    { what: 'the last message of the user', body: { q: '{{prompt}}' }, sent: { q: 'second' } },
    {
      what: 'text around it, and what is no text',
      body: { q: '<{{prompt}}|{{ prompt }}>', n: 3, on: true, none: null, in: ['{{prompt}}'] },
      sent: { q: '<second|second>', n: 3, on: true, none: null, in: ['second'] },
    },
    { what: 'all messages', body: { chat: '{{messages}}' }, sent: { chat: talk } },
    {
      what: 'a name that objects inherit',
      body: JSON.parse('{"__proto__":"{{prompt}}"}'),
      sent: JSON.parse('{"__proto__":"second"}'),
    },
  ])('carries $what', async ({ body, sent: expected }) => {
    const { sent } = await ask({ body, answer_path: 'reply' }, talk);
    expect(JSON.stringify(sent.body)).toBe(JSON.stringify(expected));
    expect(sent).toMatchObject({ method: 'POST', path: '/ask' });
  });

  test('is not read again once it is filled in', async () => {
    const prompt = 'Say {{session}}, {{prompt}} and ${env:REDOUBT_TARGET_A} "quoted"\n$& $1';
    const { sent } = await ask(simple, [user(prompt)]);
    expect(sent.body).toEqual({ question: prompt });
  });

  test.each(['PUT', 'PATCH'] as const)('goes by %s', async (method) => {
    expect((await ask({ ...simple, method })).sent).toMatchObject({ method, body: { question: 'hello' } });
  });

  test('goes by GET in the query, encoded, without a body', async () => {
    const http: Http = { method: 'GET', answer_path: 'reply' };
    const { sent } = await ask(http, [user('a&b=c #1 ä\ud800')], {
      endpoint: '/find?lang=en&q={{prompt}}&s={{session}}',
    });
    const url = new URL(sent.path, server.url);
    expect(sent).toMatchObject({ method: 'GET', body: undefined });
    expect(sent.headers['content-type']).toBeUndefined();
    expect(url.pathname).toBe('/find');
    expect(url.searchParams.get('lang')).toBe('en');
    expect(url.searchParams.get('q')).toBe('a&b=c #1 ä\ufffd');
    expect(url.searchParams.get('s')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each<{ what: string; messages: ChatMessage[]; picture: string | null }>([
    {
      what: 'a picture',
      messages: [
        user([
          { type: 'text', text: 'See' },
          { type: 'image', url: 'data:image/png;base64,AAAA' },
        ]),
      ],
      picture: 'data:image/png;base64,AAAA',
    },
    { what: 'null without one', messages: [user('See')], picture: null },
  ])('carries $what', async ({ messages, picture }) => {
    const body = { question: '{{prompt}}', picture: 'data:image/png;base64,{{image}}' };
    expect((await ask({ body, answer_path: 'reply' }, messages)).sent.body).toEqual({ question: 'See', picture });
  });

  test('carries a recording', async () => {
    const body = { question: '{{prompt}}', voice: '{{audio}}' };
    const { sent } = await ask({ body, answer_path: 'reply' }, [
      user([{ type: 'audio', data: 'UklG', format: 'wav' }]),
    ]);
    expect(sent.body).toEqual({ question: '', voice: 'UklG' });
  });

  test.each<{ what: string; body: object; parts: readonly ('image' | 'audio')[]; says: string }>([
    { what: 'a picture without a place for it', body: {}, parts: ['image'], says: 'no {{image}}' },
    { what: 'a recording without a place for it', body: {}, parts: ['audio'], says: 'no {{audio}}' },
    { what: 'two pictures', body: { a: '{{image}}' }, parts: ['image', 'image'], says: 'one image' },
  ])('is refused with $what, and not sent', async ({ body, parts, says }) => {
    const before = server.asked.length;
    const content = parts.map((type) =>
      type === 'image'
        ? ({ type, url: 'data:image/png;base64,AAAA' } as const)
        : ({ type, data: 'A', format: 'wav' } as const),
    );
    const asked = ask({ body: { ...body, q: '{{prompt}}' } }, [user(content)]);
    await expect(asked).rejects.toMatchObject({ kind: 'rejected', message: expect.stringContaining(says) });
    expect(server.asked.length).toBe(before);
  });
});

describe('a session', () => {
  const http: Http = {
    body: { q: '{{prompt}}', session: '{{session}}' },
    headers: { 'x-session': 's/{{session}}' },
    answer_path: 'reply',
  };
  const sessions = async (asks: readonly { messages: readonly ChatMessage[]; conversation?: string }[]) => {
    const target = open(http);
    const from = server.asked.length;
    for (const { messages, conversation } of asks) await target.ask(messages, never, conversation);
    await target.close();
    return server.asked.slice(from).map(({ body }) => body.session as string);
  };

  test('is one id for all turns of a conversation, and another for each conversation', async () => {
    const [first, second, again, other] = await sessions([
      { messages: [user('a')] },
      { messages: [user('a'), assistant('b'), user('c')] },
      { messages: [user('a'), assistant('b'), user('c')] },
      { messages: [user('d')] },
    ]);
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([second, again]).toEqual([first, first]);
    expect(other).not.toBe(first);
    expect(server.asked.at(-1)?.headers['x-session']).toBe(`s/${other}`);
  });

  test('without a name it is another for each opening of the target', async () => {
    const messages = [user('a')];
    expect(await sessions([{ messages }])).not.toEqual(await sessions([{ messages }]));
  });

  test('with a name it is the same wherever the conversation goes on, whatever it holds', async () => {
    const [one] = await sessions([{ messages: [user('a')], conversation: 'r/1/1' }]);
    const [two, three] = await sessions([
      { messages: [user('z')], conversation: 'r/1/1' },
      { messages: [user('a')], conversation: 'r/2/1' },
    ]);
    expect(two).toBe(one);
    expect(three).not.toBe(one);
  });
});

describe('headers', () => {
  const env = {
    REDOUBT_TARGET_SHOP_KEY: ' shop-key-0001\n',
    REDOUBT_TARGET_SHOP_KEY_HOSTS: '127.0.0.1',
    REDOUBT_TARGET_PART: 'part',
    REDOUBT_TARGET_PART_HOSTS: 'shop.example, 127.0.0.1',
  };

  test('hold literal values and values of the environment', async () => {
    const headers = {
      'X-Api-Key': '${env:REDOUBT_TARGET_SHOP_KEY}',
      'x-two': 'a ${env:REDOUBT_TARGET_PART}-${env:REDOUBT_TARGET_PART}',
      'x-tenant': 'acme',
      'content-type': 'application/vnd.shop+json',
    };
    expect((await ask({ ...simple, headers }, undefined, { env })).sent.headers).toMatchObject({
      'x-api-key': 'shop-key-0001',
      'x-two': 'a part-part',
      'x-tenant': 'acme',
      'content-type': 'application/vnd.shop+json',
    });
  });

  test.each<{ what: string; headers: Record<string, string>; authorization: string }>([
    { what: 'the key as Bearer', headers: {}, authorization: `Bearer ${key}` },
    { what: 'a header of that name instead', headers: { Authorization: 'Basic abc' }, authorization: 'Basic abc' },
  ])('send $what', async ({ headers, authorization }) => {
    expect((await ask({ ...simple, headers }, undefined, { api_key: key })).sent.headers.authorization).toBe(
      authorization,
    );
  });

  test.each<{ what: string; env: Record<string, string>; says: RegExp }>([
    { what: 'is not set', env: {}, says: /target\.http\.headers\.x-key: .*REDOUBT_TARGET_SHOP_KEY is not set/ },
    { what: 'is empty', env: { REDOUBT_TARGET_SHOP_KEY: ' ' }, says: /REDOUBT_TARGET_SHOP_KEY is not set/ },
    {
      what: 'has a line break',
      env: { REDOUBT_TARGET_SHOP_KEY: 'se\ncret', REDOUBT_TARGET_SHOP_KEY_HOSTS: '127.0.0.1' },
      says: /SHOP_KEY holds a line break/,
    },
    {
      what: 'has no hosts',
      env: { REDOUBT_TARGET_SHOP_KEY: 'secret' },
      says: /SHOP_KEY_HOSTS lists, .*"127.0.0.1" is none/,
    },
  ])('with a variable that $what open nothing', ({ env: variables, says }) => {
    const http = { ...simple, headers: { 'x-key': '${env:REDOUBT_TARGET_SHOP_KEY}' } };
    expect(() => open(http, { env: variables })).toThrow(says);
    expect(() => open(http, { env: variables })).toThrow(TargetMisconfigured);
  });

  test('with a variable go to no host that its list does not name', async () => {
    const http = { ...simple, headers: { 'x-key': '${env:REDOUBT_TARGET_SHOP_KEY}' } };
    const hosts = (list: string) => ({ ...env, REDOUBT_TARGET_SHOP_KEY_HOSTS: list });
    expect(() => open(http, { env: hosts('shop.example') })).toThrow(
      /x-key: .*REDOUBT_TARGET_SHOP_KEY_HOSTS lists, .*"127.0.0.1" is none/,
    );
    const { sent } = await ask(http, undefined, { env: hosts('shop.example, 127.0.0.1') });
    expect(sent.headers['x-key']).toBe('shop-key-0001');
  });

  test.each([
    { endpoint: 'http://shop.example/ask', isRefused: true },
    { endpoint: 'http://127.0.0.1.shop.example/ask', isRefused: true },
    { endpoint: 'http://10.0.0.7/ask', isRefused: true },
    { endpoint: 'https://shop.example/ask', isRefused: false },
    { endpoint: 'http://localhost:1/ask', isRefused: false },
    { endpoint: 'http://[::1]:1/ask', isRefused: false },
  ])('with a variable go over https or to this machine alone: $endpoint', ({ endpoint, isRefused }) => {
    const { hostname } = new URL(endpoint);
    const http = { ...simple, headers: { 'x-key': '${env:REDOUBT_TARGET_SHOP_KEY}' } };
    const opening = () =>
      openTarget(TargetSchema.parse({ endpoint, http }), {
        egress: createEgressGuard({ allowPrivate: true }),
        clock: () => now,
        timeoutMs: 300,
        env: { ...env, REDOUBT_TARGET_SHOP_KEY_HOSTS: hostname },
      });
    if (isRefused) expect(opening).toThrow(/goes only over https/);
    else expect(opening).not.toThrow();
  });

  test('are masked where an answer or an error repeats them', async () => {
    const headers = {
      'x-api-key': '${env:REDOUBT_TARGET_SHOP_KEY}',
      authorization: 'Token literal-secret-1',
      'x-tenant': 'acme',
    };
    const words = 'I got shop-key-0001 and literal-secret-1 of acme';
    reply = { json: { reply: words } };
    const masked = 'I got [api key] and [api key] of acme';
    expect((await ask({ ...simple, headers }, undefined, { env })).answer.text).toBe(masked);
    reply = { status: 400, body: { error: words } };
    await expect(ask({ ...simple, headers }, undefined, { env })).rejects.toThrow(masked);
  });

  test('are masked word by word, and ordinary words stay', async () => {
    const headers = {
      authorization: '${env:REDOUBT_TARGET_LOGIN}',
      'x-chat': 'conversation {{session}}',
      'x-pass': 'pass-0123456789',
    };
    reply = { json: { reply: 'token-0001-of-login, conversation, pass-0123456789' } };
    const login = {
      REDOUBT_TARGET_LOGIN: 'Bearer token-0001-of-login',
      REDOUBT_TARGET_LOGIN_HOSTS: '127.0.0.1',
    };
    const { answer } = await ask({ ...simple, headers }, undefined, { env: login });
    expect(answer.text).toBe('[api key], conversation, [api key]');
  });

  test('tell targets at one address apart, and their values are not in the name', () => {
    const limitKeyOf = (headers: Record<string, string>) => {
      const { limitKey, close } = open({ ...simple, headers }, { env });
      void close();
      return limitKey;
    };
    expect(limitKeyOf({ 'x-key': 'one' })).not.toBe(limitKeyOf({ 'x-key': 'two' }));
    expect(limitKeyOf({ 'x-key': 'one' })).toBe(limitKeyOf({ 'x-key': 'one' }));
    expect(limitKeyOf({ 'x-key': 'one-secret' })).not.toContain('one-secret');
  });
});

describe('an answer', () => {
  test.each<{ path: string | undefined; json: unknown; text: string }>([
    { path: 'reply', json: { reply: 'Hi' }, text: 'Hi' },
    { path: 'data.choices.0.text', json: { data: { choices: [{ text: 'Hi' }] } }, text: 'Hi' },
    { path: 'messages.-1.content', json: { messages: [{ content: 'a' }, { content: 'b' }] }, text: 'b' },
    { path: '0', json: ['Hi'], text: 'Hi' },
    { path: 'n', json: { n: 4.5 }, text: '4.5' },
    { path: 'ok', json: { ok: false }, text: 'false' },
    { path: 'parts', json: { parts: ['a', 'b'] }, text: 'ab' },
    { path: 'reply', json: { reply: null }, text: '' },
    { path: 'reply', json: { reply: 'Hi', error: 'none' }, text: 'Hi' },
    { path: undefined, json: '"Hi"', text: 'Hi' },
    { path: undefined, json: '12', text: '12' },
    { path: undefined, json: 'plain words, no JSON', text: 'plain words, no JSON' },
    { path: undefined, json: '', text: '' },
  ])('at $path of $json is "$text"', async ({ path, json, text }) => {
    reply = { status: 200, body: json };
    const { answer } = await ask({ ...simple, answer_path: path });
    expect(answer).toMatchObject({ text, toolCalls: [], tokens: undefined, finishReason: undefined });
  });

  test.each<{ path: string | undefined; body: unknown; says: string[] }>([
    {
      path: 'data.text',
      body: { data: { words: 'a', id: 1 } },
      says: ['"data.text"', '"text" is not in data', 'words, id'],
    },
    { path: 'text', body: { answer: 'secret words' }, says: ['"text" is not in its top', 'answer'] },
    { path: 'list.3', body: { list: ['a'] }, says: ['"3" is not in list', 'a list of 1'] },
    { path: 'list.length', body: { list: ['a'] }, says: ['"length" is not in list'] },
    { path: 'toString', body: {}, says: ['without members'] },
    { path: 'a.b', body: { a: 'words' }, says: ['"b" is not in a', 'a string'] },
    { path: 'data', body: { data: { text: 'a' } }, says: ['no text at', 'an object with text'] },
    { path: 'data', body: { data: ['a', { b: 1 }] }, says: ['no text at', 'a list of 2'] },
    { path: 'data', body: 'words', says: ['no JSON', 'media type application/json', 'leave it out'] },
    { path: undefined, body: { reply: 'a' }, says: ['http.answer_path', 'an object with reply'] },
  ])('without text at $path of $body is malformed, and says what is there', async ({ path, body, says }) => {
    reply = { status: 200, body };
    const error = await ask({ ...simple, answer_path: path }).catch((failed: unknown) => failed);
    expect(error).toBeInstanceOf(TargetFailed);
    expect(error).toMatchObject({ kind: 'malformed' });
    for (const part of says) expect((error as Error).message).toContain(part);
    expect((error as Error).message).not.toContain('secret words');
  });

  test.each<{ status: number; body: unknown; kind: string }>([
    { status: 401, body: { message: 'no' }, kind: 'auth' },
    { status: 429, body: {}, kind: 'throttled' },
    { status: 500, body: 'oops', kind: 'server' },
    { status: 422, body: { detail: 'bad' }, kind: 'rejected' },
    { status: 200, body: { error: 'it broke' }, kind: 'server' },
    { status: 302, body: '', kind: 'rejected' },
  ])('of status $status is a failure of kind $kind', async ({ status, body, kind }) => {
    reply = { status, body };
    await expect(ask(simple)).rejects.toMatchObject({ kind });
  });
});

test('an address that may not be called is refused as for every target', () => {
  const target = TargetSchema.parse({ endpoint: 'http://127.0.0.1/{{session}}', http: simple });
  const dependencies = { egress: createEgressGuard({ allowPrivate: false }), clock: () => now, timeoutMs: 300 };
  expect(() => openTarget(target, dependencies)).toThrow(expect.objectContaining({ kind: 'refused_by_egress' }));
});
