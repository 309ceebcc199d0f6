import { describe, expect, test } from 'vitest';
import type { ProviderCall } from '../../upstream-model.ts';
import { anthropicAdapter } from './anthropic.ts';

const call: ProviderCall = { path: 'chat/completions', body: Buffer.from('{}'), isStream: false };
const read = (body: object | string, status = 200, path: ProviderCall['path'] = 'chat/completions') => {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return anthropicAdapter.answer?.({ status, body: bytes }, { ...call, path })?.toString() ?? '';
};
const message = (content: object[], more = {}) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-x',
  content,
  stop_reason: 'end_turn',
  usage: { input_tokens: 3, output_tokens: 4, cache_read_input_tokens: 10, cache_creation_input_tokens: 5 },
  ...more,
});
const usage = {
  prompt_tokens: 18,
  completion_tokens: 4,
  total_tokens: 22,
  prompt_tokens_details: { cached_tokens: 10 },
};
const choice = (own: object, finish_reason = 'stop') => ({
  id: 'msg_1',
  object: 'chat.completion',
  created: expect.any(Number),
  model: 'claude-x',
  choices: [
    { index: 0, message: { role: 'assistant', content: null, refusal: null, ...own }, logprobs: null, finish_reason },
  ],
  usage,
});

describe('an answer', () => {
  const toolUse = { type: 'tool_use', id: 't1', name: 'f', input: { a: [1] } };
  test.each<[string, object, object]>([
    [
      'of text',
      message([
        { type: 'text', text: 'a' },
        { type: 'text', text: 'b' },
      ]),
      choice({ content: 'ab' }),
    ],
    ['of nothing', message([]), choice({})],
    [
      'of text, thoughts and calls',
      message(
        [
          { type: 'thinking', thinking: 'hm', signature: 's' },
          { type: 'text', text: 'a' },
          toolUse,
          { ...toolUse, type: 'server_tool_use' },
        ],
        { stop_reason: 'tool_use' },
      ),
      choice(
        {
          content: 'a',
          reasoning_content: 'hm',
          thinking_blocks: [{ type: 'thinking', thinking: 'hm', signature: 's' }],
          tool_calls: [{ id: 't1', type: 'function', function: { name: 'f', arguments: '{"a":[1]}' } }],
        },
        'tool_calls',
      ),
    ],
    ['that was cut short', message([], { stop_reason: 'max_tokens' }), choice({}, 'length')],
    ['that was refused', message([], { stop_reason: 'refusal' }), choice({}, 'content_filter')],
    ['of a stop', message([], { stop_reason: 'stop_sequence', stop_sequence: 'x' }), choice({})],
    ['of a reason to come', message([], { stop_reason: 'toString' }), choice({})],
  ])('%s', (_, body, expected) => expect(JSON.parse(read(body))).toEqual(expected));

  test('keeps numbers that JavaScript cannot hold', () => {
    const body = '{"content":[{"type":"tool_use","id":"t","name":"f","input":{"id":12345678901234567890}}]}';
    expect(JSON.parse(read(body)).choices[0].message.tool_calls[0].function.arguments).toBe(
      '{"id":12345678901234567890}',
    );
  });

  test.each(['{', '[]', '{"content":1}', 'null'])('that is %s cannot be read', (body) =>
    expect(() => read(body)).toThrow(SyntaxError),
  );
});

test.each([
  [400, 'invalid_request_error', null],
  [401, 'authentication_error', 'invalid_api_key'],
  [404, 'not_found_error', 'model_not_found'],
  [429, 'rate_limit_error', 'rate_limit_exceeded'],
  [529, 'overloaded_error', 'overloaded'],
])('an error of status %i keeps its kind and message', (status, type, code) => {
  const body = { type: 'error', error: { type, message: 'why' }, request_id: 'r' };
  expect(JSON.parse(read(body, status))).toEqual({ error: { message: 'why', type, param: null, code } });
});

test('the list of models is one of OpenAI', () => {
  const body = {
    data: [{ type: 'model', id: 'claude-x', display_name: 'X', created_at: '2026-01-01T00:00:00Z' }],
    has_more: false,
  };
  expect(JSON.parse(read(body, 200, 'models'))).toEqual({
    object: 'list',
    data: [{ id: 'claude-x', object: 'model', created: 1_767_225_600, owned_by: 'anthropic' }],
  });
});
