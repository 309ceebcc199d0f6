import { describe, expect, test } from 'vitest';
import { createAnthropicStream } from './anthropic-stream.ts';

const events = (...list: (object & { type: string })[]): string =>
  list.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
const start = {
  type: 'message_start',
  message: { id: 'msg_1', model: 'claude-x', usage: { input_tokens: 3, output_tokens: 1 } },
};
const block = (index: number, content_block: object) => ({ type: 'content_block_start', index, content_block });
const delta = (index: number, own: object) => ({ type: 'content_block_delta', index, delta: own });
const stop = (index: number) => ({ type: 'content_block_stop', index });
const end = (stop_reason: string) => ({ type: 'message_delta', delta: { stop_reason }, usage: { output_tokens: 9 } });
const last = { type: 'message_stop' };
const ping = { type: 'ping' };

const whole = events(
  start,
  ping,
  block(0, { type: 'thinking', thinking: '' }),
  delta(0, { type: 'thinking_delta', thinking: 'höm' }),
  delta(0, { type: 'signature_delta', signature: 's' }),
  stop(0),
  block(1, { type: 'text', text: '' }),
  delta(1, { type: 'text_delta', text: 'Grüße 👋🏽' }),
  delta(1, { type: 'text_delta', text: ' "\n' }),
  stop(1),
  block(2, { type: 'tool_use', id: 't1', name: 'f', input: {} }),
  delta(2, { type: 'input_json_delta', partial_json: '' }),
  delta(2, { type: 'input_json_delta', partial_json: '{"ä":' }),
  delta(2, { type: 'input_json_delta', partial_json: '1}' }),
  stop(2),
  block(3, { type: 'tool_use', id: 't2', name: 'g', input: {} }),
  stop(3),
  { type: 'to_come' },
  end('tool_use'),
  last,
);

const stream = (includesUsage = false) => createAnthropicStream({ includesUsage, created: 7, isJsonObject: false });
const dataOf = (text: string) =>
  text
    .split('\n\n')
    .filter((each) => each !== '')
    .map((each) => (each === 'data: [DONE]' ? 'DONE' : JSON.parse(each.replace(/^data: /, ''))));
const translate = (text: string, includesUsage = false) =>
  dataOf(stream(includesUsage).push(Buffer.from(text)).toString());
const chunk = (own: object, finish_reason: string | null = null) => ({
  id: 'msg_1',
  object: 'chat.completion.chunk',
  created: 7,
  model: 'claude-x',
  choices: [{ index: 0, delta: own, logprobs: null, finish_reason }],
});
const calls = (own: object) => chunk({ tool_calls: [own] });

test('a message becomes the chunks of a chat completion', () => {
  expect(translate(whole)).toEqual([
    chunk({ role: 'assistant', content: '', refusal: null }),
    chunk({ reasoning_content: 'höm' }),
    chunk({ thinking_blocks: [{ type: 'thinking', thinking: 'höm', signature: 's' }] }),
    chunk({ content: 'Grüße 👋🏽' }),
    chunk({ content: ' "\n' }),
    calls({ index: 0, id: 't1', type: 'function', function: { name: 'f', arguments: '' } }),
    calls({ index: 0, function: { arguments: '{"ä":' } }),
    calls({ index: 0, function: { arguments: '1}' } }),
    calls({ index: 1, id: 't2', type: 'function', function: { name: 'g', arguments: '' } }),
    calls({ index: 1, function: { arguments: '{}' } }),
    chunk({}, 'tool_calls'),
    'DONE',
  ]);
});

test('thoughts that are hidden, and such without a text, are given with what signs them', () => {
  const hidden = { type: 'redacted_thinking', data: 'ZW5j' };
  const chunks = translate(
    events(
      start,
      block(0, hidden),
      stop(0),
      block(1, { type: 'thinking', thinking: '', signature: '' }),
      delta(1, { type: 'signature_delta', signature: 's1' }),
      delta(1, { type: 'signature_delta', signature: 's2' }),
      stop(1),
      block(2, { type: 'thinking', thinking: '' }),
      delta(2, { type: 'thinking_delta', thinking: 'unsigned' }),
      stop(2),
    ),
  );
  expect(chunks.slice(1)).toEqual([
    chunk({ thinking_blocks: [hidden] }),
    chunk({ thinking_blocks: [{ type: 'thinking', thinking: '', signature: 's1s2' }] }),
    chunk({ reasoning_content: 'unsigned' }),
  ]);
});

test('usage comes in the last chunk where it was asked for', () => {
  const chunks = translate(events(start, end('end_turn'), last), true);
  expect(chunks).toEqual([
    { ...chunk({ role: 'assistant', content: '', refusal: null }), usage: null },
    { ...chunk({}, 'stop'), usage: null },
    {
      ...chunk({}),
      choices: [],
      usage: { prompt_tokens: 3, completion_tokens: 9, total_tokens: 12, prompt_tokens_details: { cached_tokens: 0 } },
    },
    'DONE',
  ]);
});

describe('however the bytes are cut', () => {
  const expected = stream().push(Buffer.from(whole)).toString();
  test.each(['\n', '\r\n'])('at every position (lines end in %j), the chunks are the same', (lineEnd) => {
    const bytes = Buffer.from(whole.replaceAll('\n', lineEnd));
    for (let at = 0; at <= bytes.length; at++) {
      const translator = stream();
      const text = Buffer.concat([
        translator.push(bytes.subarray(0, at)),
        translator.push(bytes.subarray(at)),
      ]).toString();
      expect(text).toBe(expected);
      expect(translator.isComplete).toBe(true);
    }
  });

  test('into single bytes, every event goes on as soon as its line has ended', () => {
    const translator = stream();
    const out = [...Buffer.from(whole)].map((byte) => translator.push(Buffer.of(byte)).toString());
    expect(out.join('')).toBe(expected);
    expect(out.filter((text) => text !== '').length).toBe(12);
  });

  test('off at any position before the end, it is known not to be complete', () => {
    const bytes = Buffer.from(whole);
    const lastLine = bytes.lastIndexOf('data:');
    for (let at = 0; at < lastLine + 20; at += 7) {
      const translator = stream();
      translator.push(bytes.subarray(0, at));
      expect(translator.isComplete).toBe(false);
    }
  });
});

test('an error in the midst is one of OpenAI, ends the stream, and nothing follows', () => {
  const error = { type: 'error', error: { type: 'overloaded_error', message: 'busy' } };
  expect(translate(events(start, error, end('end_turn'), last)).slice(1)).toEqual([
    { error: { message: 'busy', type: 'overloaded_error', param: null, code: 'overloaded' } },
    'DONE',
  ]);
});

test('what is no event cannot be read', () => {
  expect(() => stream().push(Buffer.from('data: {"type"\n\n'))).toThrow(SyntaxError);
  expect(() => stream().push(Buffer.alloc(17 * 1_024 * 1_024, 'x'))).toThrow(SyntaxError);
  expect(translate(': comment\nid: 1\ndata: 1\n\ndata: null\n\n')).toEqual([]);
});
