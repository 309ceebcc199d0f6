// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how a target names an environment variable

import { describe, expect, test } from 'vitest';
import { Target } from './target.ts';

const endpoint = 'https://shop.example/api/ask';
const body = { question: '{{prompt}}' };
const issuesOf = (http: unknown, more: object = {}) =>
  Target.safeParse({ endpoint, http, ...more }).error?.issues.map(({ path, message }) => ({
    place: path.join('.'),
    message,
  }));

test('a template is a body with the question in it, and what it does not say stands at its default', () => {
  expect(Target.parse({ endpoint, http: { body } }).http).toEqual({
    method: 'POST',
    headers: {},
    body,
    answer_path: undefined,
  });
});

test('names of headers are read in any case, and null and an empty object are no template', () => {
  expect(Target.parse({ endpoint, http: { body, headers: { 'X-Tenant': 'a' } } }).http?.headers).toEqual({
    'x-tenant': 'a',
  });
  expect([null, {}].map((http) => Target.parse({ endpoint, http }).http)).toEqual([undefined, undefined]);
});

describe('what can be said', () => {
  test.each([
    { what: 'a list of messages', http: { body: { input: { messages: '{{messages}}' } } } },
    { what: 'a body that is a list', http: { body: ['{{prompt}}'] } },
    { what: 'a body that is a string', http: { body: '{{prompt}}' } },
    { what: 'a placeholder with spaces', http: { body: { q: 'Q: {{ prompt }}' } } },
    { what: 'a session in a header', http: { body, headers: { 'x-session': 'bot-{{session}}' } } },
    { what: 'a variable in a header', http: { body, headers: { 'x-key': 'Key ${env:REDOUBT_TARGET_SHOP}' } } },
    { what: 'PUT', http: { body, method: 'PUT' } },
    { what: 'an item from the end', http: { body, answer_path: 'messages.-1.content' } },
    { what: 'GET', http: { method: 'GET' }, more: { endpoint: `${endpoint}?q={{prompt}}&s={{session}}` } },
    { what: 'a session in the path', http: { body }, more: { endpoint: 'https://shop.example/{{session}}/ask' } },
    {
      what: 'a picture',
      http: { body: { ...body, picture: 'data:image/png;base64,{{image}}' } },
      more: { input_modalities: ['text', 'image'] },
    },
  ])('$what', ({ http, more }) => expect(issuesOf(http, more)).toBeUndefined());
});

const manyHeaders = Object.fromEntries(Array.from({ length: 33 }, (_, index) => [`x-${index}`, 'a']));
const deep = JSON.parse(`${'{"a":'.repeat(50)}"{{prompt}}"${'}'.repeat(50)}`);
/** Built from inside out, because a literal of this depth cannot be parsed. */
const abyss = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], '{{prompt}}');

describe('what does not fit is named with a way out', () => {
  test.each([
    { http: { method: 'POST' }, place: 'http.body', says: '{{prompt}}' },
    { http: { headers: {} }, place: 'http.body', says: '{{messages}}' },
    { http: { body: { q: 'Hello' } }, place: 'http.body', says: '{{messages}}' },
    { http: { body: { q: 'x', '{{prompt}}': 1 } }, place: 'http.body.{{prompt}}', says: 'name of a member' },
    { http: { body: { q: '{{question}} {{prompt}}' } }, place: 'http.body.q', says: '{{prompt}}' },
    { http: { body: { q: 'Chat: {{messages}}' } }, place: 'http.body.q', says: 'whole string' },
    { http: { body: { q: '{{image}} {{prompt}}' } }, place: 'http.body.q', says: 'without another' },
    { http: { body: deep }, place: 'http.body', says: '20 levels' },
    { http: { body: { q: `{{prompt}}${'x'.repeat(100_000)}` } }, place: 'http.body', says: '100000 characters' },
    { http: { body, method: 'DELETE' }, place: 'http.method', says: 'POST' },
    { http: { body, headers: manyHeaders }, place: 'http.headers', says: '32' },
    { http: { body, headers: { host: 'a' } }, place: 'http.headers.host', says: 'endpoint' },
    { http: { body, headers: { 'Content-Length': '3' } }, place: 'http.headers.Content-Length', says: 'leave it out' },
    { http: { body, headers: { Connection: 'close' } }, place: 'http.headers.Connection', says: 'connection' },
    { http: { body, headers: { 'x y': 'a' } }, place: 'http.headers.x y', says: 'name of a header' },
    { http: { body, headers: { 'x-a': 'b\r\nx-c: d' } }, place: 'http.headers.x-a', says: 'one line' },
    { http: { body, headers: { 'x-a': '' } }, place: 'http.headers.x-a', says: 'not empty' },
    { http: { body, headers: { 'x-a': 'b', 'X-A': 'c' } }, place: 'http.headers.X-A', says: 'twice' },
    { http: { body, headers: { 'x-a': '${env:HOME}' } }, place: 'http.headers.x-a', says: 'REDOUBT_TARGET_' },
    { http: { body, headers: { 'x-a': '${REDOUBT_TARGET_A}' } }, place: 'http.headers.x-a', says: '${env:NAME}' },
    { http: { body, headers: { 'x-a': '{{prompt}}' } }, place: 'http.headers.x-a', says: '{{session}}' },
    { http: { body, answer_path: '$.data.text' }, place: 'http.answer_path', says: 'write data.text' },
    { http: { body, answer_path: 'data[0].text' }, place: 'http.answer_path', says: 'write data.0.text' },
    { http: { body, answer_path: 'data..text' }, place: 'http.answer_path', says: 'one dot' },
    { http: { method: 'GET' }, place: 'endpoint', says: '?q={{prompt}}' },
  ])('$place: $says', ({ http, place, says }) =>
    expect(issuesOf(http)).toEqual([{ place, message: expect.stringContaining(says) }]),
  );

  test('a GET with a body', () =>
    expect(issuesOf({ method: 'GET', body }, { endpoint: `${endpoint}?q={{prompt}}` })).toEqual([
      { place: 'http.body', message: expect.stringContaining('GET sends no body') },
    ]));

  test('a body nested deeper than any stack', () =>
    expect(issuesOf({ body: abyss })?.map(({ place }) => place)).toEqual(['http.body']));

  test('an unknown field', () =>
    expect(Target.safeParse({ endpoint, http: { body, payload: 1 } }).error?.issues).toMatchObject([
      { path: ['http'], keys: ['payload'] },
    ]));

  test.each([
    { more: { endpoint: 'https://shop.example/{{prompt}}' }, place: 'endpoint', says: '{{prompt}}' },
    { more: { endpoint: 'https://shop.example/?q={{prompt}}' }, place: 'endpoint', says: 'query of a GET' },
    { more: { endpoint: 'https://{{session}}.example/' }, place: 'endpoint', says: 'host' },
    { more: { input_modalities: ['text', 'image'] }, place: 'input_modalities', says: '{{image}}' },
    { more: { input_modalities: ['audio'] }, place: 'input_modalities', says: '{{audio}}' },
  ])('$more', ({ more, place, says }) =>
    expect(issuesOf({ body }, more)).toEqual([{ place, message: expect.stringContaining(says) }]),
  );

  test('no message holds the value of a header', () => {
    const secret = 'sk-of-the-shop\u0000';
    expect(JSON.stringify(issuesOf({ body, headers: { 'x-key': secret, host: secret } }))).not.toContain('sk-of');
  });
});
