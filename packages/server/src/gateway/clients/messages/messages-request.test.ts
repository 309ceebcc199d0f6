import { isObject, type Json } from '@redoubt/providers';
import { describe, expect, test } from 'vitest';
import { chatOfMessages } from './messages-request.ts';

const user = { role: 'user', content: 'Hi' };
const saying = (...content: Json[]) => ({ messages: [{ role: 'user', content }] });
const converted = (body: object) => chatOfMessages({ model: 'm', messages: [user], ...body });
/** The messages that a provider is sent. */
const messagesOf = (body: object): Json[] => {
  const { messages } = converted(body);
  return Array.isArray(messages) ? messages : [];
};
const tool = { name: 'f', input_schema: { type: 'object' } };
const textDocument = (more: object) => ({
  ...{ type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'A page.' } },
  ...more,
});

describe('what a chat completion cannot say is refused, with its place', () => {
  test.each<[string, object, string]>([
    ['an unknown member', { foo: 1 }, 'foo'],
    ['a context of another brand', { foo_context: 'A page.' }, 'foo_context'],
    ['examples of a tool', { tools: [{ ...tool, input_examples: [{}] }] }, 'tools.0.input_examples'],
    ['a tool that is loaded later', { tools: [{ ...tool, defer_loading: true }] }, 'tools.0.defer_loading'],
    ['a tool of the provider', { tools: [{ type: 'web_search_20250305', name: 'w' }] }, 'tools.0.type'],
    ['a choice that is none', { tool_choice: { type: 'constructor' } }, 'tool_choice.type'],
    ['a choice in a text', { tool_choice: 'auto' }, 'tool_choice'],
    ['a member of a choice', { tool_choice: { type: 'auto', foo: 1 } }, 'tool_choice.foo'],
    ['a budget', { output_config: { task_budget: { total: 9 } } }, 'output_config.task_budget'],
    ['a member of metadata', { metadata: { user_id: 'u', foo: 1 } }, 'metadata.foo'],
    ['a member of a message', { messages: [{ ...user, name: 'n' }] }, 'messages.0.name'],
    ['a member of a text', saying({ type: 'text', text: 'a', foo: 1 }), 'messages.0.content.0.foo'],
    ['citations', saying(textDocument({ citations: { enabled: true } })), 'messages.0.content.0.citations'],
    ['a member of a source', saying({ type: 'image', source: { type: 'url', url: 'u', foo: 1 } }), '0.source.foo'],
    [
      'the context of a file',
      saying({ type: 'document', context: 'c', source: { type: 'url', url: 'https://a.example/b.pdf' } }),
      'messages.0.content.0.context',
    ],
    ['a block of the provider', saying({ type: 'server_tool_use' }), 'messages.0.content.0.type'],
    ['a member of a system prompt', { system: [{ type: 'text', text: 'a', foo: 1 }] }, 'system.0.foo'],
    [
      'a member of a tool result',
      saying({ type: 'tool_result', tool_use_id: 'c', content: [{ type: 'text', text: 'a', foo: 1 }] }),
      'messages.0.content.0.content.0.foo',
    ],
  ])('%s', (_, body, place) => {
    expect(() => converted(body)).toThrow(
      expect.objectContaining({ code: 'invalid_request', message: expect.stringContaining(`${place}: `) }),
    );
  });
});

test('what asks for nothing, and what is a preference, may stand', () => {
  const cache_control = { type: 'ephemeral' };
  expect(
    converted({
      ...saying(textDocument({ citations: { enabled: false }, cache_control }), {
        ...{ type: 'tool_result', tool_use_id: 'c', is_error: true },
        content: 'failed',
      }),
      tools: [{ ...tool, defer_loading: false, eager_input_streaming: true, cache_control }],
      service_context: 'A page.',
    }),
  ).toMatchObject({
    messages: [
      { role: 'tool', content: 'failed' },
      { role: 'user', content: [{ type: 'text', text: 'A page.', cache_control }] },
    ],
    tools: [{ function: { name: 'f' }, cache_control }],
    service_context: 'A page.',
  });
});

test('the gateway’s own members are those that it names', () => {
  const body = { model: 'm', messages: [user], acme_context: 'A page.' };
  expect(chatOfMessages(body, new Set(['acme_context']))).toMatchObject({ acme_context: 'A page.' });
});

test('a document of text has its title and its context in its text', () => {
  expect(messagesOf(saying(textDocument({ title: 'Title', context: 'From a book.' })))).toEqual([
    { role: 'user', content: [{ type: 'text', text: 'Title\n\nFrom a book.\n\nA page.' }] },
  ]);
});

test('a single text of a system prompt or of a tool goes on as a plain one', () => {
  const text = { type: 'text', text: 'a' };
  const result = { type: 'tool_result', tool_use_id: 'c', content: [text] };
  const contents = (content: Json, system: Json) =>
    messagesOf({ ...saying({ ...result, content }), system }).map((each) =>
      isObject(each) ? each.content : undefined,
    );
  expect(contents([text], [text])).toEqual(['a', 'a']);
  expect(contents([], [text, text])).toEqual([[text, text], '']);
  const cached = { ...text, cache_control: { type: 'ephemeral' } };
  expect(contents([cached], [cached])).toEqual([[cached], [cached]]);
});
