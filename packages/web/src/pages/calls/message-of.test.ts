import { describe, expect, test } from 'vitest';
import { lastMessageOf, messagesOf } from './message-of.ts';

const call = { id: 'call_1', type: 'function', function: { name: 'refund', arguments: '{}' } };

describe('the messages of a logged request', () => {
  test.each<{ kind: string; message: unknown; shown: { role: string; text: string } }>([
    { kind: 'a text', message: { role: 'user', content: 'Hello' }, shown: { role: 'user', text: 'Hello' } },
    { kind: 'an empty text', message: { role: 'user', content: '' }, shown: { role: 'user', text: '' } },
    {
      kind: 'parts of text and of other kinds',
      message: { role: 'user', content: [{ type: 'text', text: 'See:' }, { type: 'image_url' }, {}] },
      shown: { role: 'user', text: 'See:\n[image_url]\n[part]' },
    },
    {
      kind: 'calls of tools without words',
      message: { role: 'assistant', content: null, tool_calls: [call] },
      shown: { role: 'assistant', text: JSON.stringify({ tool_calls: [call] }) },
    },
    {
      kind: 'words with further fields',
      message: { role: 'tool', content: 'done', tool_call_id: 'call_1' },
      shown: { role: 'tool', text: 'done\n{"tool_call_id":"call_1"}' },
    },
    {
      kind: 'a content of another kind',
      message: { role: 'user', content: { a: 1 } },
      shown: { role: 'user', text: '{"a":1}' },
    },
    { kind: 'no role', message: { content: 'Hello' }, shown: { role: 'no role', text: 'Hello' } },
    { kind: 'no object', message: null, shown: { role: 'no role', text: '' } },
  ])('are shown where one is $kind', ({ message, shown }) => {
    expect(messagesOf(JSON.stringify({ messages: [message] }))).toEqual([shown]);
  });

  test.each(['{"messages": [{"role": "us', '{"prompt": "Hello"}', '{"messages": "Hello"}', '[]', '"Hello"', ''])(
    'are not looked for in %s',
    (request) => {
      expect(messagesOf(request)).toBeUndefined();
      expect(lastMessageOf(request)).toBe(request);
    },
  );

  test('end with the last one', () => {
    const messages = [
      { role: 'system', content: 'Be brief' },
      { role: 'user', content: 'Where is it?' },
    ];
    expect(lastMessageOf(JSON.stringify({ messages }))).toBe('Where is it?');
    expect(lastMessageOf('{"messages":[]}')).toBe('{"messages":[]}');
  });
});
