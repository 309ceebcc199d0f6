import { describe, expect, test } from 'vitest';
import { NotReadable } from './field-texts.ts';
import { callerTexts } from './judge-input.ts';
import { chatTexts, promptTexts } from './message-texts.ts';

const secret = 'forbidden words';
const asked = { role: 'user', content: 'And now?' };
const answered = { role: 'assistant', content: 'Yes.' };

describe('a caller’s words are found wherever they stand', () => {
  test.each([
    ['the last message', [{ role: 'user', content: secret }], 'latest'],
    ['an earlier user message of the same turn', [{ role: 'user', content: secret }, asked], 'latest'],
    ['a user turn before an answer', [{ role: 'user', content: secret }, answered, asked], 'earlier'],
    ['a content part', [{ role: 'user', content: [{ type: 'text', text: secret }] }], 'latest'],
    ['a part of a type that is not known', [{ role: 'user', content: [{ type: 'note', text: secret }] }], 'latest'],
    ['a bare string among parts', [{ role: 'user', content: [secret] }], 'latest'],
    ['a tool result', [answered, { role: 'tool', tool_call_id: 'a', content: secret }], 'latest'],
    ['a tool result in parts', [{ role: 'tool', content: [{ type: 'text', text: secret }] }], 'latest'],
    ['a function’s result', [{ role: 'function', name: 'f', content: secret }], 'latest'],
    ['a role that is not known', [{ role: 'guest', content: secret }], 'latest'],
    ['no role', [{ content: secret }], 'latest'],
  ] as const)('%s', (_, messages, when) => {
    const { latest, earlier } = callerTexts(chatTexts([...messages]), true);
    const said = { latest, earlier: earlier.text };
    expect(said[when]).toContain(secret);
    expect(said[when === 'latest' ? 'earlier' : 'latest']).not.toContain(secret);
  });

  test.each(['system', 'developer', 'assistant'])('what stands under %s is not blamed on the caller', (role) => {
    const said = callerTexts(chatTexts([{ role, content: secret }, asked]), true);
    expect(said.latest + said.turn.text + said.earlier.text).toBe('And now?');
  });
});

test('every text can be written to, whoever speaks, and the arguments of tool calls are told apart', () => {
  const messages = [
    { role: 'system', content: 'a' },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'b' },
        { type: 'image_url', image_url: { url: 'data:x' } },
      ],
    },
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: '1', type: 'function', function: { name: 'f', arguments: 'c' } }],
    },
    { role: 'assistant', content: 'd', function_call: { name: 'f', arguments: 'e' } },
    { role: 'tool', tool_call_id: '1', content: 'f' },
  ];
  const places = chatTexts(messages).filter(({ isField }) => !isField);
  expect(places.map(({ text, isJson }) => [text, isJson])).toEqual([
    ['a', false],
    ['b', false],
    ['c', true],
    ['d', false],
    ['e', true],
    ['f', false],
  ]);
  for (const place of places) place.write(place.text.toUpperCase());
  const written = chatTexts(messages).filter(({ isField }) => !isField);
  expect(written.map(({ text }) => text)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
});

test.each([
  [
    [
      { type: 'thinking', thinking: 'a', signature: 'Zm9v' },
      { type: 'redacted_thinking', data: 'Zm9v'.repeat(80) },
    ],
    ['a'],
  ],
  [[{ type: 'thinking', thinking: ['a', { more: 'b' }] }], ['a', 'b']],
  ['a', ['a']],
])('signed thoughts %j are read, and go where one would have to be changed', (blocks, texts) => {
  const message = { role: 'assistant', content: 'c', thinking_blocks: blocks };
  const places = chatTexts([message]).slice(1);
  expect(places.map(({ text, voice }) => [text, voice])).toEqual(texts.map((text) => [text, 'model']));
  expect(message.thinking_blocks).toBe(blocks);
  places[0]?.write('<PERSON_0>');
  expect(message).toEqual({ role: 'assistant', content: 'c' });
});

test('a prompt is one text or several', () => {
  expect(promptTexts({ prompt: 'a' }).map(({ text }) => text)).toEqual(['a']);
  const body = { prompt: ['a', 'b'] };
  for (const place of promptTexts(body)) place.write(`${place.text}!`);
  expect(body.prompt).toEqual(['a!', 'b!']);
});

test.each([[[1, 2, 3]], [[[1], [2]]], [7], [null]])('a prompt that cannot be judged is refused: %o', (prompt) => {
  expect(() => promptTexts({ prompt })).toThrow(NotReadable);
});

test.each([['text'], [null], [[]]])('a message that is no object is refused: %o', (message) => {
  expect(() => chatTexts([message])).toThrow(NotReadable);
});
