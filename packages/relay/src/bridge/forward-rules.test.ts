import { describe, expect, test } from 'vitest';
import { type ForwardRules, forwardingOf, NotAllowed } from './forward-rules.ts';

const target = 'http://models.internal:11434/v1';
const headers = {};
const asked = (path: string, rules: Partial<ForwardRules> = {}, method: 'GET' | 'POST' | 'PUT' | 'PATCH' = 'POST') => {
  const { origin, path: to } = forwardingOf({ target, ...rules }).requestOf({ method, path, headers });
  return origin + to;
};

describe('a call that a bridge forwards', () => {
  test.each([
    { path: '/chat/completions', to: `${target}/chat/completions` },
    { path: '/v1/chat/completions', to: `${target}/chat/completions` },
    { path: '/completions', to: `${target}/completions` },
    { path: '/v1/messages', to: `${target}/messages` },
    { path: '/chat/completions?a=1&b=..', to: `${target}/chat/completions?a=1&b=..` },
  ])('$path goes to $to', ({ path, to }) => expect(asked(path)).toBe(to));

  test('keeps what the base repeats once, and its query', () => {
    const base = 'http://m/api/v1?tenant=a';
    expect(asked('/v1/chat/completions?b=2', { target: base })).toBe('http://m/api/v1/chat/completions?tenant=a&b=2');
    expect(asked('/api/v1/messages', { target: base })).toBe('http://m/api/v1/messages?tenant=a');
    expect(asked('/v1/messages', { target: 'http://m' })).toBe('http://m/v1/messages');
  });

  test('is one of the operator, too', () => {
    const allow = [{ method: 'POST', path: '/chats/*/ask' }];
    expect(asked('/chats/a-1/ask', { allow })).toBe(`${target}/chats/a-1/ask`);
    expect(() => asked('/chats/a-1/b/ask', { allow })).toThrow(NotAllowed);
    expect(() => asked('/chats/../ask', { allow })).toThrow(NotAllowed);
    expect(() => asked('/chats/%2e%2e/ask', { allow })).toThrow(NotAllowed);
    expect(() => asked('/chats/a%2fb/ask', { allow })).toThrow(NotAllowed);
  });

  test('is GET /models', () => expect(asked('/models', {}, 'GET')).toBe(`${target}/models`));
});

test.each([
  '/',
  '/admin',
  '/chat/completions/',
  '/../admin',
  '/v1/../admin',
  '/%2e%2e/chat/completions',
  '/..%2fchat/completions',
  '/chat%2fcompletions',
  '//evil.example/chat/completions',
  '/\\evil.example/chat/completions',
  '/http://evil.example/chat/completions',
  '/chat/completions#x',
  '/chat/completions\r\nx: y',
  '/CHAT/completions',
  '/%ff/chat/completions',
])('%j is not forwarded', (path) => expect(() => asked(path)).toThrow(NotAllowed));

test('a refusal says how the call can be allowed', () => {
  expect(() => asked('/models')).toThrow('POST /models is not among the calls');
  expect(() => asked('/api/ask')).toThrow('--allow "POST /api/ask"');
});

test('only known headers go to the target, and its key is the one of the bridge', () => {
  const sent = {
    authorization: 'Bearer of the service',
    'x-api-key': 'k',
    cookie: 'c',
    host: 'evil.example',
    'content-type': 'application/json',
    'anthropic-version': '2023-06-01',
    'x-tenant': 'a',
  };
  const rules = { target, keyHeader: { name: 'authorization', value: 'Bearer at-the-bridge' } };
  const call = { method: 'POST', path: '/messages', headers: sent } as const;
  expect(forwardingOf(rules).requestOf(call).headers).toEqual({
    'content-type': 'application/json',
    'anthropic-version': '2023-06-01',
    authorization: 'Bearer at-the-bridge',
  });
  const allowed = forwardingOf({ ...rules, allowHeaders: ['x-tenant'] }).requestOf(call);
  expect(allowed.headers).toMatchObject({ 'x-tenant': 'a' });
});

test('an answer keeps the headers that a caller needs, and no cookie or address', () => {
  const sent = {
    'content-type': 'application/json',
    'set-cookie': ['a=b'],
    location: 'http://models.internal/',
    server: 'nginx',
    'retry-after': '3',
    'x-redoubt-simulation': '1',
  };
  expect(forwardingOf({ target }).answerHeadersOf(sent)).toEqual({
    'content-type': 'application/json',
    'retry-after': '3',
    'x-redoubt-simulation': '1',
  });
});
