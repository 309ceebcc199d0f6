import { describe, expect, test } from 'vitest';
import { lastMessageOf, messagesOf } from './message-of.ts';
import { shownTokens } from './shown-tokens.ts';
import { barsOf } from './waterfall-bars.ts';

type Call = Parameters<typeof barsOf>[0];
const latencies = { input_guardrails: 20, endpoint: 100, output_guardrails: 30, first_byte: 60, total: 200 };
const attempt = (fields: object) => ({ model: 'bot v1', status: 200, from_ms: 25, ms: 100, ...fields });
const call = (fields: object): Call =>
  ({ latencies_ms: latencies, attempts: [attempt({})], is_streamed: false, ...fields }) as never;
const shown = (given: Call) => barsOf(given).map(({ kind, label, start, end }) => [kind, label, start, end]);

describe('the bars of a call', () => {
  test('follow its parts, the answer judged at its end', () => {
    expect(shown(call({}))).toEqual([
      ['other', 'Before the first stage', 0, 5],
      ['guard', 'Guardrails before the model', 5, 25],
      ['model', 'bot v1', 25, 125],
      ['guard', 'Guardrails behind the model', 170, 200],
    ]);
  });

  test('of a stream show its judging spread over the time in which it came', () => {
    expect(barsOf(call({ is_streamed: true })).at(-1)).toMatchObject({ kind: 'spread', start: 60, end: 200, ms: 30 });
  });

  test('show attempts that failed, and those of older versions one after the other', () => {
    const attempts = [
      attempt({ status: 503, from_ms: undefined, ms: 10 }),
      attempt({ status: null, from_ms: undefined, ms: 40 }),
      attempt({ from_ms: undefined }),
    ];
    expect(
      barsOf(call({ attempts }))
        .slice(1, 4)
        .map(({ kind, start, end, note }) => [kind, start, end, note]),
    ).toEqual([
      ['failed', 20, 30, 'status 503'],
      ['failed', 30, 70, 'no answer'],
      ['model', 70, 170, 'status 200'],
    ]);
  });

  test('of a call that asked no model do not say when its guardrails began', () => {
    const latencies_ms = { ...latencies, total: 50, output_guardrails: null };
    expect(barsOf(call({ attempts: [], latencies_ms })).map(({ kind, ms }) => [kind, ms])).toEqual([
      ['spreadOther', 30],
      ['guard', 20],
    ]);
    expect(barsOf(call({ attempts: [], latencies_ms: { ...latencies_ms, input_guardrails: null } }))).toEqual([]);
  });
});

describe('the messages of a logged request', () => {
  test('are shown with parts by their kinds, and with what stands beside them', () => {
    const messages = [
      { role: 'system', content: 'Be brief' },
      { role: 'user', content: [{ type: 'text', text: 'What?' }, { type: 'image_url', image_url: {} }, {}] },
      { role: 'assistant', content: null, tool_calls: [{ id: '1' }] },
      'no message',
    ];
    expect(messagesOf(JSON.stringify({ messages }))).toEqual([
      { role: 'system', text: 'Be brief' },
      { role: 'user', text: 'What?\n[image_url]\n[part]' },
      { role: 'assistant', text: '{"tool_calls":[{"id":"1"}]}' },
      { role: 'no role', text: '' },
    ]);
  });

  test.each(['{"messages": [{"role": "us', '{"prompt": "Hi"}', 'null', ''])(
    'are none in %s, which is shown whole',
    (request) => {
      expect(messagesOf(request)).toBeUndefined();
      expect(lastMessageOf(request)).toBe(request);
    },
  );
});

test.each([
  { tokens: { prompt: null, completion: 3, cached: null, reasoning: null }, text: undefined },
  { tokens: { prompt: 1_200, completion: null, cached: 0, reasoning: null }, text: '1,200 in, 0 out' },
  {
    tokens: { prompt: 12, completion: 34, cached: 10, reasoning: 20 },
    text: '12 in (10 cached), 34 out (20 reasoning)',
  },
])('the tokens $tokens are told as $text', ({ tokens, text }) => {
  expect(shownTokens(tokens)).toBe(text);
});
