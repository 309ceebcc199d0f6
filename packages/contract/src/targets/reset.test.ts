import { describe, expect, test } from 'vitest';
import { resetsOneConversation } from './reset.ts';
import { Target } from './target.ts';

const endpoint = 'https://shop.example/v1';
const http = { body: { question: '{{prompt}}' } };
const thread = 'https://shop.example/threads/{{session}}/clear';
const withSession = { body: { question: '{{prompt}}', thread: '{{session}}' } };
const issuesOf = (reset: unknown, more: object = {}) =>
  Target.safeParse({ endpoint, reset, ...more }).error?.issues.map(({ path, message }) => ({
    place: path.join('.'),
    message,
  }));

test('a target without a reset has none, and null counts as absent', () => {
  expect([undefined, null].map((reset) => Target.parse({ endpoint, reset }).reset)).toEqual([undefined, undefined]);
});

describe('what can be said', () => {
  test.each([
    { reset: { kind: 'none' } },
    { reset: { kind: 'new_id', header: 'X-Conversation' } },
    { reset: { kind: 'new_id', field: 'conversation_id' } },
    { reset: { kind: 'new_id' }, more: { http: withSession } },
    { reset: { kind: 'new_id' }, more: { endpoint: `${endpoint}/{{session}}`, http } },
    { reset: { kind: 'call', url: 'https://shop.example/reset', method: 'GET', body: null } },
    { reset: { kind: 'call', url: thread, method: 'PUT', header: 'X-Thread' } },
    { reset: { kind: 'call', url: 'https://admin.example/', body: { thread: ['{{session}}'] }, field: 'thread' } },
    { reset: { kind: 'call', url: thread }, more: { http: withSession } },
    { reset: { kind: 'call', url: 'relay://bridge/reset' } },
  ])('$reset', ({ reset, more }) => expect(issuesOf(reset, more)).toBeUndefined());
});

describe('what does not fit is named with a way out', () => {
  test.each([
    { reset: { kind: 'restart' }, place: 'reset.kind', says: 'Invalid' },
    { reset: { kind: 'new_id' }, place: 'reset', says: '`header`' },
    { reset: { kind: 'new_id' }, more: { http }, place: 'reset', says: '{{session}}' },
    { reset: { kind: 'new_id', header: 'x-id' }, more: { http: withSession }, place: 'reset', says: 'leave this out' },
    { reset: { kind: 'new_id', field: 'messages' }, place: 'reset.field', says: 'name another' },
    { reset: { kind: 'new_id', field: 'temperature' }, place: 'reset.field', says: 'name another' },
    { reset: { kind: 'new_id', field: '__proto__' }, place: 'reset.field', says: 'A field is a name' },
    { reset: { kind: 'new_id', header: 'Cookie' }, place: 'reset.header', says: 'name another' },
    {
      reset: { kind: 'new_id' },
      more: { endpoint: `${endpoint}#{{session}}`, http },
      place: 'reset',
      says: '{{session}}',
    },
    {
      reset: { kind: 'call', url: `${endpoint}#{{session}}`, header: 'x-id' },
      place: 'reset.url',
      says: 'is not sent',
    },
    ...['http:\\\\{{session}}.x/', 'http:///{{session}}.x/', 'http:{{session}}.x/', ' http://{{session}}.x/'].map(
      (url) => ({
        reset: { kind: 'call', url, header: 'x-id' },
        place: 'reset.url',
        says: 'The host is fixed',
      }),
    ),
    {
      reset: { kind: 'call', url: endpoint, body: { '{{session}}': 1 }, header: 'x-id' },
      place: 'reset.body.{{session}}',
      says: 'stands in a value',
    },
    { reset: { kind: 'new_id', field: 'a.b' }, place: 'reset.field', says: 'top of the body' },
    { reset: { kind: 'new_id', header: 'Authorization' }, place: 'reset.header', says: 'name another' },
    { reset: { kind: 'new_id', header: 'host' }, place: 'reset.header', says: 'endpoint' },
    { reset: { kind: 'call' }, place: 'reset.url', says: 'expected string' },
    { reset: { kind: 'call', url: 'not a url' }, place: 'reset.url', says: 'Not an http://' },
    { reset: { kind: 'call', url: 'ftp://a.example/' }, place: 'reset.url', says: 'Not an http://' },
    { reset: { kind: 'call', url: 'https://me:pw@a.example/' }, place: 'reset.url', says: 'user name' },
    { reset: { kind: 'call', url: thread }, place: 'reset', says: 'No question carries the id' },
    { reset: { kind: 'call', url: thread }, more: { http }, place: 'reset', says: 'has no {{session}}' },
    {
      reset: { kind: 'call', url: thread, field: 'thread' },
      more: { http: withSession },
      place: 'reset',
      says: 'leave this out',
    },
    { reset: { kind: 'call', url: 'https://a.example/', field: 'a' }, place: 'reset', says: 'resets all' },
    { reset: { kind: 'call', url: 'https://a.example/', method: 'GET', body: {} }, place: 'reset.body', says: 'GET' },
    {
      reset: { kind: 'call', url: 'https://{{session}}.example/', field: 'id' },
      place: 'reset.url',
      says: 'host is fixed',
    },
    { reset: { kind: 'call', url: 'https://a.example/{{prompt}}' }, place: 'reset.url', says: '{{session}}' },
    {
      reset: { kind: 'call', url: 'https://a.example/', body: { q: '{{prompt}}' } },
      place: 'reset.body.q',
      says: '{{session}}',
    },
  ])('$reset', ({ reset, more, place, says }) =>
    expect(issuesOf(reset, more)).toEqual([{ place, message: expect.stringContaining(says) }]),
  );
});

test('a reset is of one conversation where it names its session', () => {
  const calls = [
    { url: 'https://a.example/reset' },
    { url: 'https://a.example/{{session}}' },
    { url: 'https://a.example/reset', body: { id: 'bot-{{session}}' } },
  ];
  expect(calls.map((call) => resetsOneConversation({ kind: 'call', ...call }))).toEqual([false, true, true]);
});

test('a template that is refused itself is named, and its reset is no error of the service', () => {
  const places = issuesOf({ kind: 'new_id' }, { http: { body: { a: 1 } } })?.map(({ place }) => place);
  expect(places).toContain('http.body');
});
