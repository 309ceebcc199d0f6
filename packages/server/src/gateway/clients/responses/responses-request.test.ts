import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import type { Json, JsonObject } from '@redoubt/providers';
import { describe, expect, test } from 'vitest';
import { openResponsesCall } from './responses-call.ts';
import { chatOfResponses } from './responses-request.ts';

const converted = (body: object): JsonObject =>
  JSON.parse(
    openResponsesCall({})
      .chatBody(Buffer.from(JSON.stringify(body)))
      .toString('utf8'),
  );

const user = { role: 'user', content: 'Hi' };
const tool = (name: string) => ({ type: 'function', name, description: 'Says it', parameters: { type: 'object' } });
const chatTool = (name: string) => ({
  type: 'function',
  function: { name, description: 'Says it', parameters: { type: 'object' } },
});
const call = (id: string) => ({ type: 'function_call', call_id: id, name: 'say', arguments: '{"a":1}' });
const chatCall = (id: string) => ({ id, type: 'function', function: { name: 'say', arguments: '{"a":1}' } });
const result = (id: string, output: Json) => ({ type: 'function_call_output', call_id: id, output });
const chatResult = (id: string, content: Json) => ({ role: 'tool', tool_call_id: id, content });
const said = (text: string) => ({
  ...{ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed' },
  content: [{ type: 'output_text', text, annotations: [], logprobs: [] }],
});
const thought = (text: string) => ({ type: 'reasoning', id: 'rs_1', summary: [{ type: 'summary_text', text }] });
const png = 'data:image/png;base64,AAAA';
const thinking = { type: 'thinking', thinking: 'Hm', signature: 'c2ln' };

describe('the input becomes messages', () => {
  test.each<[string, Json, Json[]]>([
    ['a text', 'Hi', [user]],
    [
      'messages without type',
      [{ role: 'developer', content: 'Be kind' }, user],
      [{ role: 'developer', content: 'Be kind' }, user],
    ],
    [
      'one part of text, which becomes a plain text',
      [{ role: 'user', content: [{ type: 'input_text', text: 'Hi' }] }],
      [user],
    ],
    [
      'a picture and files',
      [
        {
          role: 'user',
          content: [
            { type: 'input_text', text: 'Look' },
            { type: 'input_image', image_url: png, detail: 'low' },
            { type: 'input_file', file_data: 'data:application/pdf;base64,AAAA', filename: 'a.pdf' },
            { type: 'input_file', file_id: 'file-1' },
            { type: 'input_file', file_url: 'https://example.com/a.pdf' },
          ],
        },
      ],
      [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Look' },
            { type: 'image_url', image_url: { url: png, detail: 'low' } },
            { type: 'file', file: { file_data: 'data:application/pdf;base64,AAAA', filename: 'a.pdf' } },
            { type: 'file', file: { file_id: 'file-1' } },
            { type: 'file', file: { file_data: 'https://example.com/a.pdf', filename: 'document.pdf' } },
          ],
        },
      ],
    ],
    ['an answer sent back', [user, said('Yes'), user], [user, { role: 'assistant', content: 'Yes' }, user]],
    [
      'a refusal sent back',
      [{ role: 'assistant', content: [{ type: 'refusal', refusal: 'No' }] }],
      [{ role: 'assistant', content: [{ type: 'refusal', refusal: 'No' }] }],
    ],
    [
      'a text and calls in one message, their results behind them',
      [user, said('Wait'), call('a'), call('b'), result('b', '2'), result('a', '1')],
      [
        user,
        { role: 'assistant', content: 'Wait', tool_calls: [chatCall('a'), chatCall('b')] },
        chatResult('b', '2'),
        chatResult('a', '1'),
      ],
    ],
    [
      'a text between calls and their results',
      [call('a'), said('Wait'), result('a', '1')],
      [{ role: 'assistant', content: 'Wait', tool_calls: [chatCall('a')] }, chatResult('a', '1')],
    ],
    [
      'two texts in a row',
      [said('One'), said('Two'), user],
      [{ role: 'assistant', content: 'One' }, { role: 'assistant', content: 'Two' }, user],
    ],
    [
      'a result in parts',
      [
        result('a', [
          { type: 'input_text', text: 'It is' },
          { type: 'input_image', image_url: png },
        ]),
      ],
      [
        chatResult('a', [
          { type: 'text', text: 'It is' },
          { type: 'image_url', image_url: { url: png } },
        ]),
      ],
    ],
    [
      'reasoning of the latest turn alone',
      [user, thought('old'), said('Yes'), user, thought('new'), call('a'), result('a', '1')],
      [
        user,
        { role: 'assistant', content: 'Yes' },
        user,
        { role: 'assistant', reasoning_content: 'new', tool_calls: [chatCall('a')] },
        chatResult('a', '1'),
      ],
    ],
    [
      'reasoning in full rather than its summary',
      [{ ...thought('short'), content: [{ type: 'reasoning_text', text: 'long' }] }, call('a')],
      [{ role: 'assistant', reasoning_content: 'long', tool_calls: [chatCall('a')] }],
    ],
    [
      'reasoning that another service sealed, which nobody here can read',
      [{ type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'gAAAAAB' }, call('a')],
      [{ role: 'assistant', tool_calls: [chatCall('a')] }],
    ],
    [
      'signed thoughts that were sealed here',
      [
        {
          ...{ type: 'reasoning', id: 'rs_1', summary: [] },
          encrypted_content: Buffer.from(JSON.stringify([thinking])).toString('base64'),
        },
        call('a'),
      ],
      [{ role: 'assistant', thinking_blocks: [thinking], tool_calls: [chatCall('a')] }],
    ],
  ])('%s', (_, input, messages) => {
    expect(converted({ model: 'm', input })).toEqual({ model: 'm', messages });
  });

  test('instructions stand first, as a system message', () => {
    expect(converted({ instructions: 'Be kind', input: 'Hi' })).toEqual({
      messages: [{ role: 'system', content: 'Be kind' }, user],
    });
  });
});

describe('options become those of a chat completion', () => {
  const schema = { type: 'object', properties: {} };
  test.each<[string, object, object]>([
    ['the longest answer', { max_output_tokens: 9 }, { max_completion_tokens: 9 }],
    [
      'those of the same name',
      { temperature: 0.5, top_p: 0.9, user: 'u', safety_identifier: 's', prompt_cache_key: 'k', service_tier: 'flex' },
      { temperature: 0.5, top_p: 0.9, user: 'u', safety_identifier: 's', prompt_cache_key: 'k', service_tier: 'flex' },
    ],
    ['a stream, with its usage', { stream: true }, { stream: true, stream_options: { include_usage: true } }],
    [
      'a stream without padding',
      { stream: true, stream_options: { include_obfuscation: false } },
      { stream: true, stream_options: { include_usage: true, include_obfuscation: false } },
    ],
    ['effort', { reasoning: { effort: 'low', summary: 'auto' } }, { reasoning_effort: 'low' }],
    ['a plain text', { text: { format: { type: 'text' }, verbosity: 'low' } }, { verbosity: 'low' }],
    ['a JSON object', { text: { format: { type: 'json_object' } } }, { response_format: { type: 'json_object' } }],
    [
      'a schema',
      { text: { format: { type: 'json_schema', name: 'n', schema, strict: true } } },
      { response_format: { type: 'json_schema', json_schema: { name: 'n', schema, strict: true } } },
    ],
    ['a tool', { tools: [tool('say')] }, { tools: [chatTool('say')] }],
    [
      'a strict tool without parameters',
      { tools: [{ type: 'function', name: 'say', parameters: null, strict: true }], parallel_tool_calls: false },
      { tools: [{ type: 'function', function: { name: 'say', strict: true } }], parallel_tool_calls: false },
    ],
    ['no tools', { tools: [], tool_choice: 'auto' }, { tool_choice: 'auto' }],
    [
      'a tool that must be called',
      { tools: [tool('say')], tool_choice: { type: 'function', name: 'say' } },
      { tools: [chatTool('say')], tool_choice: { type: 'function', function: { name: 'say' } } },
    ],
    [
      'allowed tools: the others are not sent',
      {
        tools: [tool('say'), tool('ask')],
        tool_choice: { type: 'allowed_tools', mode: 'required', tools: [{ type: 'function', name: 'ask' }] },
      },
      { tools: [chatTool('ask')], tool_choice: 'required' },
    ],
    [
      'log-probabilities',
      { include: ['message.output_text.logprobs'], top_logprobs: 2 },
      { logprobs: true, top_logprobs: 2 },
    ],
    [
      'metadata of an answer that the provider stores',
      { store: true, metadata: { a: 'b' } },
      { store: true, metadata: { a: 'b' } },
    ],
    ['metadata of any other, which its answer has', { store: false, metadata: { a: 'b' } }, {}],
    [
      'preferences that change no answer',
      { truncation: 'auto', include: ['reasoning.encrypted_content'], max_tool_calls: 3, background: false },
      {},
    ],
    ['what is null', { previous_response_id: null, conversation: null, prompt: null, tools: null, text: null }, {}],
    ['the gateway’s own context', { service_context: 'Oslo' }, { service_context: 'Oslo' }],
  ])('%s', (_, options, chat) => {
    expect(converted({ input: 'Hi', ...options })).toEqual({ messages: [user], ...chat });
  });

  test('many allowed tools take linear time', () => {
    const make = (count: number) => {
      const tools = Array.from({ length: count }, (_, at) => ({ type: 'function', name: `f${at}` }));
      return JSON.stringify({ input: 'Hi', tools, tool_choice: { type: 'allowed_tools', mode: 'auto', tools } });
    };
    expect(measureGrowth(make, (text) => chatOfResponses(JSON.parse(text)), 2_000)).toMatchObject({ isLinear: true });
  });

  test('numbers stay as they are written', () => {
    const body = '{"input":"Hi","temperature":0.70,"metadata":{"a":"b"},"store":true,"top_p":1e0}';
    const chat = openResponsesCall({}).chatBody(Buffer.from(body)).toString('utf8');
    expect(chat).toContain('"temperature":0.70');
    expect(chat).toContain('"top_p":1e0');
  });
});

describe('what a chat completion cannot say is refused, with its place', () => {
  const content = (...parts: object[]) => ({ input: [{ role: 'user', content: parts }] });
  test.each<[string, object, string]>([
    [
      'an earlier answer',
      { previous_response_id: 'resp_1' },
      'previous_response_id: the gateway keeps no answers; send the whole conversation in `input`',
    ],
    ['a conversation', { conversation: 'conv_1' }, 'conversation: the gateway keeps no answers'],
    ['work in the background', { background: true }, 'background: the gateway keeps no answers'],
    ['a template', { prompt: { id: 'pmpt_1' } }, 'prompt: the gateway keeps no templates'],
    [
      'a reference',
      { input: [{ type: 'item_reference', id: 'msg_1' }] },
      'input.0.type: an item_reference names an answer',
    ],
    ['an unknown member', { seed: 1 }, 'seed: '],
    ['a context of another brand', { foo_context: 'Oslo' }, 'foo_context: '],
    ['a moderation', { moderation: { model: 'm' } }, 'moderation: '],
    ['a tool of the provider', { tools: [{ type: 'web_search' }] }, 'tools.0.type: a tool of type "web_search"'],
    ['a custom tool', { tools: [{ type: 'custom', name: 'c' }] }, 'tools.0.type: a tool of type "custom"'],
    ['a deferred tool', { tools: [{ ...tool('say'), defer_loading: true }] }, 'tools.0.defer_loading: '],
    ['the choice of such a tool', { tool_choice: { type: 'file_search' } }, 'tool_choice.type: '],
    ['another choice', { tool_choice: 'any' }, 'tool_choice: '],
    [
      'an allowed tool that is not there',
      {
        tools: [tool('say')],
        tool_choice: { type: 'allowed_tools', mode: 'auto', tools: [{ type: 'function', name: 'x' }] },
      },
      'tool_choice.tools.0: ',
    ],
    ['a mode of reasoning', { reasoning: { mode: 'pro' } }, 'reasoning.mode: '],
    ['a grammar', { text: { format: { type: 'grammar' } } }, 'text.format.type: '],
    ['an item of the provider’s tools', { input: [{ type: 'web_search_call', id: 'ws_1' }] }, 'input.0.type: '],
    ['an item without a role', { input: [{ content: 'Hi' }] }, 'input.0.type: '],
    ['another role', { input: [{ role: 'critic', content: 'Hi' }] }, 'input.0.role: '],
    ['an unknown member of an item', { input: [{ ...user, cite: 1 }] }, 'input.0.cite: '],
    ['an unknown part', content({ type: 'input_audio', data: 'AAAA' }), 'input.0.content.0.type: '],
    ['a picture by its id', content({ type: 'input_image', file_id: 'file-1' }), 'input.0.content.0.file_id: '],
    ['a file without content', content({ type: 'input_file', filename: 'a.pdf' }), 'input.0.content.0: '],
    ['no input', { input: null }, 'input: send a list'],
    ['instructions in parts', { instructions: [user] }, 'instructions: '],
  ])('%s', (_, options, message) => {
    expect(() => converted({ input: 'Hi', ...options })).toThrow(
      expect.objectContaining({ code: 'invalid_request', message: expect.stringContaining(message) }),
    );
  });
});
