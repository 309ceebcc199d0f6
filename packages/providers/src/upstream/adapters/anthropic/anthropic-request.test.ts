import { describe, expect, test } from 'vitest';
import { RequestRefused } from '../../upstream-failure.ts';
import { anthropicAdapter } from './anthropic.ts';
import { ASKS_FOR_JSON } from './json-object-text.ts';

const model = {
  id: '1',
  name: 'saved',
  dialect: 'anthropic_messages',
  provider: 'anthropic',
  baseUrl: 'https://a.test/v1',
  model: 'claude',
  apiKeys: [],
} as const;
const put = (body: object | string, defaults = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const call = {
    path: 'chat/completions',
    body: Buffer.from(text),
    isStream: false,
    ownMembers: new Set(['service_context']),
  } as const;
  return anthropicAdapter.request(call, { ...model, defaults }, 'k');
};
const translate = (body: object, defaults = {}) => JSON.parse(String(put(body, defaults).body));
const user = { role: 'user', content: 'hi' };
const turn = { role: 'user', content: [{ type: 'text', text: 'hi' }] };
const chat = (more: object) => ({ model: 'mine', messages: [user], ...more });
const tool = { type: 'function', function: { name: 'f', description: 'd', parameters: { type: 'object' } } };
const call = (args: string) => ({ id: 'c1', type: 'function', function: { name: 'f', arguments: args } });

test('a chat goes to the messages of the API with the least it needs', () => {
  expect(put(chat({ service_context: 'x' }))).toMatchObject({
    origin: 'https://a.test',
    path: '/v1/messages',
    method: 'POST',
    headers: { 'x-api-key': 'k', 'anthropic-version': '2023-06-01' },
  });
  expect(translate(chat({ service_context: 'x' }))).toEqual({ model: 'claude', max_tokens: 4_096, messages: [turn] });
});

test.each<[string, object, object]>([
  ['a limit', { max_tokens: 5 }, { max_tokens: 5 }],
  ['the newer limit first', { max_tokens: 5, max_completion_tokens: 6 }, { max_tokens: 6 }],
  ['null is absent', { max_tokens: null, stop: null, tools: null, temperature: null, n: null }, {}],
  ['sampling', { temperature: 0.3, top_p: 0.9, top_k: 5 }, { temperature: 0.3, top_p: 0.9, top_k: 5 }],
  ['a temperature above the scale', { temperature: 1.7 }, { temperature: 1 }],
  ['a stop', { stop: 'a' }, { stop_sequences: ['a'] }],
  ['a stop of white space', { stop: ' \n' }, {}],
  ['stops, of which some are white space', { stop: ['\n', 'a', ''] }, { stop_sequences: ['a'] }],
  ['stops', { stop: ['a', 'b'] }, { stop_sequences: ['a', 'b'] }],
  ['streams', { stream: true, stream_options: { include_usage: true } }, { stream: true }],
  ['a user', { user: 'u' }, { metadata: { user_id: 'u' } }],
  [
    'thinking',
    { thinking: { type: 'enabled', budget_tokens: 1_024 } },
    { thinking: { type: 'enabled', budget_tokens: 1_024 } },
  ],
  [
    'preferences that the API lacks',
    { seed: 1, presence_penalty: 1, logit_bias: {}, store: true, n: 1, logprobs: false },
    {},
  ],
  ['a tier that both have', { service_tier: 'auto' }, { service_tier: 'auto' }],
  ['a tier of OpenAI’s, which is refused there', { service_tier: 'flex' }, {}],
  ['text', { response_format: { type: 'text' } }, {}],
  [
    'a schema',
    { response_format: { type: 'json_schema', json_schema: { name: 'x', strict: true, schema: { type: 'object' } } } },
    { output_config: { format: { type: 'json_schema', schema: { type: 'object' } } } },
  ],
  ['tools', { tools: [tool] }, { tools: [{ name: 'f', description: 'd', input_schema: { type: 'object' } }] }],
  [
    'a tool without parameters',
    { tools: [{ type: 'function', function: { name: 'f', strict: true } }] },
    { tools: [{ name: 'f', input_schema: { type: 'object', properties: {} }, strict: true }] },
  ],
  ['no tools', { tools: [], tool_choice: 'auto', parallel_tool_calls: false }, {}],
])('%s', (_, more, expected) =>
  expect(translate(chat(more))).toEqual({ model: 'claude', max_tokens: 4_096, messages: [turn], ...expected }),
);

test.each<[unknown, boolean | undefined, object | undefined]>([
  [undefined, undefined, undefined],
  ['auto', undefined, { type: 'auto' }],
  ['required', true, { type: 'any' }],
  ['none', false, { type: 'none' }],
  [undefined, false, { type: 'auto', disable_parallel_tool_use: true }],
  [{ type: 'function', function: { name: 'f' } }, false, { type: 'tool', name: 'f', disable_parallel_tool_use: true }],
])('tool_choice %j with parallel calls %j', (choice, parallel, expected) =>
  expect(translate(chat({ tools: [tool], tool_choice: choice, parallel_tool_calls: parallel })).tool_choice).toEqual(
    expected,
  ),
);

describe('messages', () => {
  const text = (value: string) => ({ type: 'text', text: value });
  test.each<[string, object[], object]>([
    [
      'system and developer apart',
      [{ role: 'system', content: 's' }, { role: 'developer', content: [text('d')] }, user],
      { system: [text('s'), text('d')], messages: [turn] },
    ],
    [
      'neighbours of one role together',
      [user, user, { role: 'assistant', content: 'a' }, { role: 'assistant', content: 'b' }],
      {
        messages: [
          { role: 'user', content: [text('hi'), text('hi')] },
          { role: 'assistant', content: [text('a'), text('b')] },
        ],
      },
    ],
    [
      'empty texts left out',
      [user, { role: 'assistant', content: '' }, { role: 'user', content: [text(''), text('x')] }],
      { messages: [{ role: 'user', content: [text('hi'), text('x')] }] },
    ],
    [
      'calls and results',
      [
        user,
        { role: 'assistant', content: null, tool_calls: [call('{"a":1}'), { ...call(''), id: 'c2' }] },
        { role: 'tool', tool_call_id: 'c1', content: 'r' },
        { role: 'tool', tool_call_id: 'c2', content: '' },
        user,
      ],
      {
        messages: [
          turn,
          {
            role: 'assistant',
            content: [
              { type: 'tool_use', id: 'c1', name: 'f', input: { a: 1 } },
              { type: 'tool_use', id: 'c2', name: 'f', input: {} },
            ],
          },
          {
            role: 'user',
            content: [
              { type: 'tool_result', tool_use_id: 'c1', content: [text('r')] },
              { type: 'tool_result', tool_use_id: 'c2' },
              text('hi'),
            ],
          },
        ],
      },
    ],
    [
      'images and files',
      [
        {
          role: 'user',
          content: [
            { type: 'image_url', image_url: { url: 'data:image/PNG;base64,AAAA', detail: 'low' } },
            { type: 'image_url', image_url: 'https://x.test/a.png' },
            { type: 'file', file: { file_data: 'data:application/pdf;base64,BBBB', filename: 'x' } },
          ],
        },
      ],
      {
        messages: [
          {
            role: 'user',
            content: [
              { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } },
              { type: 'image', source: { type: 'url', url: 'https://x.test/a.png' } },
              { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'BBBB' } },
            ],
          },
        ],
      },
    ],
    [
      'caches',
      [{ role: 'system', content: [{ ...text('s'), cache_control: { type: 'ephemeral' } }] }, user],
      { system: [{ ...text('s'), cache_control: { type: 'ephemeral' } }], messages: [turn] },
    ],
  ])('%s', (_, messages, expected) =>
    expect(translate({ messages })).toEqual({ model: 'claude', max_tokens: 4_096, ...expected }),
  );
});

test('numbers that JavaScript cannot hold stay, in arguments and in schemas', () => {
  const messages = [user, { role: 'assistant', tool_calls: [call('{"id":12345678901234567890}')] }];
  expect(String(put({ messages }).body)).toContain('"input":{"id":12345678901234567890}');
  const schema =
    '{"messages":[],"tools":[{"type":"function","function":{"name":"f","parameters":{"maximum":123456789012345678901}}}]}';
  expect(String(put(schema).body)).toContain('"maximum":123456789012345678901');
});

test('defaults of the model stand where the client sent nothing', () => {
  expect(translate(chat({ temperature: 0 }), { max_tokens: 9, temperature: 1 })).toMatchObject({
    max_tokens: 9,
    temperature: 0,
  });
});

test.each<[string, object | string, string | null]>([
  ['no object', '[]', null],
  ['no JSON', '{', null],
  ['no messages', {}, 'messages'],
  ['a message that is none', { messages: ['x'] }, 'messages.0'],
  ['a role that is none', { messages: [{ role: 'x', content: '' }] }, 'messages.0.role'],
  ['audio in', { messages: [{ role: 'user', content: [{ type: 'input_audio' }] }] }, 'messages.0.content.0'],
  [
    'an image of the system',
    { messages: [{ role: 'system', content: [{ type: 'image_url', image_url: 'https://x' }] }] },
    'messages.0.content',
  ],
  [
    'a data URL of text',
    { messages: [{ role: 'user', content: [{ type: 'image_url', image_url: 'data:image/png,x' }] }] },
    'messages.0.content.0',
  ],
  [
    'arguments that are no JSON',
    { messages: [{ role: 'assistant', tool_calls: [call('{')] }] },
    'messages.0.tool_calls.0.function.arguments',
  ],
  [
    'arguments that are no object',
    { messages: [{ role: 'assistant', tool_calls: [call('1')] }] },
    'messages.0.tool_calls.0.function.arguments',
  ],
  ['several answers', chat({ n: 2 }), 'n'],
  ['logprobs', chat({ logprobs: true }), 'logprobs'],
  ['older functions', chat({ functions: [] }), 'functions'],
  ['a tool of another kind', chat({ tools: [{ type: 'custom', custom: {} }] }), 'tools.0'],
  ['a choice of another kind', chat({ tools: [tool], tool_choice: 'any' }), 'tool_choice'],
  ['a format that is not known', chat({ response_format: { type: 'xml' } }), 'response_format'],
  [
    'a schema that is missing',
    chat({ response_format: { type: 'json_schema' } }),
    'response_format.json_schema.schema',
  ],
])('%s is refused, and names what is at fault', (_, body, param) => {
  expect(() => put(body)).toThrow(RequestRefused);
  expect(() => put(body)).toThrow(expect.objectContaining({ param }));
});

test('signed thoughts of an earlier answer stand first in it, as they were', () => {
  const blocks = [
    { type: 'redacted_thinking', data: 'ZW5j' },
    { type: 'thinking', thinking: 'hm', signature: 's' },
  ];
  const strange = [{ type: 'thinking', thinking: 'unsigned', signature: null }, { type: 'text', text: 'x' }, 'x'];
  const messages = [
    user,
    { role: 'assistant', content: 'a', tool_calls: [call('{}')], thinking_blocks: [...blocks, ...strange] },
    { role: 'tool', tool_call_id: 'c1', content: '1' },
  ];
  const [, answer] = translate({ messages }).messages;
  expect(answer.content.slice(0, 3)).toEqual([...blocks, { type: 'text', text: 'a' }]);
  expect(answer.content.length).toBe(4);
});

const text = (said: string) => ({ type: 'text', text: said });

describe('system messages alone become a message of the user', () => {
  const title = 'Write a title for the talk.';
  const asked = (content: object[]) => ({ messages: [{ role: 'user', content }] });
  test.each<[string, object[], object]>([
    ['one', [{ role: 'system', content: title }], asked([text(title)])],
    ['of a developer', [{ role: 'developer', content: [text(title)] }], asked([text(title)])],
    [
      'several',
      [
        { role: 'system', content: 'a' },
        { role: 'system', content: 'b' },
      ],
      asked([text('a'), text('b')]),
    ],
    [
      'beside a user who says nothing',
      [
        { role: 'system', content: title },
        { role: 'user', content: '' },
      ],
      asked([text(title)]),
    ],
    [
      'with a mark of the cache',
      [{ role: 'system', content: [{ ...text(title), cache_control: { type: 'ephemeral' } }] }],
      asked([{ ...text(title), cache_control: { type: 'ephemeral' } }]),
    ],
  ])('%s', (_, messages, body) => {
    const sent = translate({ messages });
    expect(sent).toMatchObject(body);
    expect(sent.system).toBeUndefined();
  });

  test('but not beside an earlier answer, and not where there is nothing', () => {
    const system = { role: 'system', content: title };
    const answered = translate({ messages: [system, { role: 'assistant', content: 'So far' }] });
    expect(answered).toMatchObject({ system: [text(title)], messages: [{ role: 'assistant' }] });
    expect(translate({ messages: [] }).messages).toEqual([]);
  });
});

describe('where any JSON object is asked for, the model is told', () => {
  const format = { response_format: { type: 'json_object' } };
  const told = text(ASKS_FOR_JSON);
  test.each<[string, object, object]>([
    [
      'behind the system prompt',
      { messages: [{ role: 'system', content: 's' }, user], ...format },
      { system: [text('s'), told], messages: [turn] },
    ],
    ['without a system prompt', chat(format), { system: [told], messages: [turn] }],
    ['beside tools', chat({ ...format, tools: [tool] }), { system: [told], tools: [{ name: 'f' }] }],
    [
      'where the system prompt is all',
      { messages: [{ role: 'system', content: 's' }], ...format },
      { system: [told], messages: [{ role: 'user', content: [text('s')] }] },
    ],
    [
      'beside settings of the API itself',
      chat({ ...format, output_config: { effort: 'low' } }),
      { system: [told], output_config: { effort: 'low' } },
    ],
  ])('%s', (_, body, sent) => expect(translate(body)).toMatchObject(sent));

  test('also where a default of the model asks for it', () => {
    expect(translate(chat({}), format).system).toEqual([told]);
    expect(translate(chat({ response_format: { type: 'text' } }), format).system).toBeUndefined();
  });
});
