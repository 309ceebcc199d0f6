import { expect, test } from 'vitest';
import { userNamed } from './user-named.ts';

const messages = [{ role: 'user', content: 'say "user": "x"' }];
const long = [{ role: 'user', content: 'x'.repeat(20_000) }];

test.each<{ where: string; body: object; user: string | null }>([
  { where: 'after the messages', body: { messages: long, user: 'ann' }, user: 'ann' },
  { where: 'before the messages', body: { user: 'ann', messages: long }, user: 'ann' },
  { where: 'between others of a short body', body: { a: messages, user: 'ann', b: ['x'.repeat(2_000)] }, user: 'ann' },
  { where: 'nowhere', body: { messages }, user: null },
  { where: 'only inside another member', body: { messages, metadata: { user: 'bob' } }, user: null },
  { where: 'inside another member, too', body: { metadata: { user: 'bob' }, messages, user: 'ann' }, user: 'ann' },
  { where: 'as what is no text', body: { messages, user: { id: 1 } }, user: null },
  { where: 'as nothing but blanks', body: { messages, user: '  ' }, user: null },
  { where: 'with signs of JSON', body: { user: 'a "b" \\ ü', messages }, user: 'a "b" \\ ü' },
  { where: 'at length', body: { messages, user: 'u'.repeat(500) }, user: 'u'.repeat(200) },
])('an end user that stands $where is $user', ({ body, user }) => {
  expect(userNamed(Buffer.from(JSON.stringify(body)))).toBe(user);
});

test('an end user in the midst of a long body is found where a limit needs it', () => {
  const body = Buffer.from(JSON.stringify({ a: long, user: 'ann', b: long }));
  expect([userNamed(body), userNamed(body, true)]).toEqual([null, 'ann']);
});

test('a body that is no JSON names nobody', () => expect(userNamed(Buffer.from('user: ann'))).toBeNull());
