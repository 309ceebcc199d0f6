import { expect, test } from 'vitest';
import { conversationIn, settingsIn, settingsOf } from './request-settings.ts';

const said = (body: unknown) => settingsIn('chat/completions', Buffer.from(JSON.stringify(body)));

test.each<{ body: unknown; told: object }>([
  { body: { n: 3 }, told: { 'gen_ai.request.choice.count': 3 } },
  { body: { n: 1, seed: null, stop: null }, told: {} },
  { body: { n: '3', seed: 1.5, temperature: '1', stop: 7, reasoning_effort: '' }, told: {} },
  { body: { max_tokens: 5 }, told: { 'gen_ai.request.max_tokens': 5 } },
  { body: { stop: 'END' }, told: { 'gen_ai.request.stop_sequences': ['END'] } },
  { body: { stop: ['a', 1, 'b'] }, told: { 'gen_ai.request.stop_sequences': ['a', 'b'] } },
  { body: { response_format: { type: 'json_schema' } }, told: { 'gen_ai.output.type': 'json' } },
  { body: { response_format: { type: 'text' } }, told: { 'gen_ai.output.type': 'text' } },
  {
    body: { messages: [{ role: 'user', content: '"temperature": 2' }], temperature: 1 },
    told: { 'gen_ai.request.temperature': { double: 1 } },
  },
  { body: { metadata: { seed: 1 } }, told: {} },
  { body: { constructor: 1, toString: 2 }, told: {} },
  { body: ['seed', 1], told: {} },
])('a body $body is told as $told', ({ body, told }) => expect(said(body)).toEqual(told));

test('numbers are told whose spelling JavaScript would change', () => {
  expect(settingsIn('completions', Buffer.from('{"temperature":1.0,"seed":1e2}'))).toEqual({
    'gen_ai.request.temperature': { double: 1 },
    'gen_ai.request.seed': 100,
  });
});

test.each(['', '{', 'null', '{"seed":}'])('what is no JSON object has no settings: %s', (body) => {
  expect(settingsIn('chat/completions', Buffer.from(body))).toEqual({});
});

test('paths that answer with pictures and speech say so, whatever format they ask for', () => {
  expect(settingsIn('images/generations', Buffer.from('{"response_format":"url"}'))).toEqual({
    'gen_ai.output.type': 'image',
  });
  expect(settingsIn('audio/speech', Buffer.from('{}'))).toEqual({ 'gen_ai.output.type': 'speech' });
});

test('long texts are cut, and so is a long list', () => {
  const told = settingsOf({ stop: Array.from({ length: 99 }, () => 'x'.repeat(999)) })['gen_ai.request.stop_sequences'];
  expect(told).toEqual(Array.from({ length: 16 }, () => 'x'.repeat(200)));
});

test.each([
  ['gen_ai.conversation.id=c1', 'c1'],
  ['a=b , gen_ai.conversation.id = chat%207 ; property=x,c=d', 'chat 7'],
  ['gen_ai.conversation.id=%zz', '%zz'],
  ['gen_ai.conversation.id=Y2hhdA==;x=y', 'Y2hhdA=='],
  ['gen_ai.conversation.id', null],
  ['gen_ai.conversation.id=', null],
  ['other=gen_ai.conversation.id', null],
  [undefined, null],
  [`${'x'.repeat(9_000)},gen_ai.conversation.id=c1`, null],
])('the baggage %.60s names the conversation %s', (baggage, id) => expect(conversationIn(baggage)).toBe(id));
