import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import { describe, expect, test } from 'vitest';
import { openGeminiCall } from './gemini-call.ts';
import { chatMessages } from './gemini-turns.ts';

const hi = { role: 'user', parts: [{ text: 'Hi' }] };
const asked = { role: 'user', content: 'Hi' };
const messagesOf = (contents: unknown) =>
  JSON.parse(String(openGeminiCall({ model: 'dep' }).chatBody(Buffer.from(JSON.stringify({ contents }))))).messages;

describe('turns', () => {
  const model = (...parts: object[]) => ({ role: 'model', parts });
  const user = (...parts: object[]) => ({ role: 'user', parts });
  const call = (name: string, more: object = {}) => ({ functionCall: { name, args: { a: 1 }, ...more } });
  const result = (name: string, more: object = {}) => ({
    functionResponse: { name, response: { output: name }, ...more },
  });
  const called = (id: string, name: string) => ({ id, type: 'function', function: { name, arguments: '{"a":1}' } });
  const returned = (tool_call_id: string, content: unknown) => ({ role: 'tool', tool_call_id, content });

  test('with many calls take linear time, whatever the order of the results', () => {
    const make = (count: number) => {
      const calls = Array.from({ length: count }, (_, at) => ({ name: `f${at % 7}`, id: `c${at}` }));
      const results = calls.map(({ name, id }) => result(name, { id })).toReversed();
      return JSON.stringify([hi, model(...calls.map(({ name, id }) => call(name, { id }))), user(...results)]);
    };
    expect(measureGrowth(make, (text) => chatMessages(JSON.parse(text)), 2_000)).toMatchObject({ isLinear: true });
  });

  test.each<[string, object[], object[]]>([
    [
      'of several texts',
      [user({ text: 'a' }, { text: 'b' })],
      [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'a' },
            { type: 'text', text: 'b' },
          ],
        },
      ],
    ],
    ['without a role', [{ parts: [{ text: 'Hi' }] }], [asked]],
    [
      'of a streamed answer are one',
      [hi, model({ text: 'He' }), model({ text: 'llo' }), model({ text: '' })],
      [asked, { role: 'assistant', content: 'Hello' }],
    ],
    ['without an answer', [hi, model(), hi], [asked, asked]],
    [
      'with calls of one name',
      [hi, model(call('f'), call('f')), user(result('f'), result('f'))],
      [
        asked,
        { role: 'assistant', tool_calls: [called('call00001', 'f'), called('call00002', 'f')] },
        returned('call00001', 'f'),
        returned('call00002', 'f'),
      ],
    ],
    [
      'with results in another order',
      [hi, model(call('f'), call('g')), user(result('g')), user(result('f'))],
      [
        asked,
        { role: 'assistant', tool_calls: [called('call00001', 'f'), called('call00002', 'g')] },
        returned('call00002', 'g'),
        returned('call00001', 'f'),
      ],
    ],
    [
      'with ids',
      [hi, model(call('f', { id: 'x' }), call('f', { id: 'y' })), user(result('f', { id: 'y' }), result('f'))],
      [
        asked,
        { role: 'assistant', tool_calls: [called('x', 'f'), called('y', 'f')] },
        returned('y', 'f'),
        returned('x', 'f'),
      ],
    ],
    [
      'with a result and words',
      [hi, model({ text: 'I look.' }, call('f')), user({ text: 'And?' }, result('f'))],
      [
        asked,
        { role: 'assistant', content: 'I look.', tool_calls: [called('call00001', 'f')] },
        returned('call00001', 'f'),
        { role: 'user', content: 'And?' },
      ],
    ],
    [
      'with a result of the older role',
      [hi, model(call('f')), { role: 'function', parts: [result('f', { response: { result: 'r' } })] }],
      [asked, { role: 'assistant', tool_calls: [called('call00001', 'f')] }, returned('call00001', 'r')],
    ],
    [
      'with a result of several members',
      [hi, model(call('f')), user(result('f', { response: { output: 'a', error: 'b' } }))],
      [
        asked,
        { role: 'assistant', tool_calls: [called('call00001', 'f')] },
        returned('call00001', '{"output":"a","error":"b"}'),
      ],
    ],
    [
      'with a picture as a result',
      [hi, model(call('f')), user(result('f', { parts: [{ inlineData: { mimeType: 'image/png', data: 'AA==' } }] }))],
      [
        asked,
        { role: 'assistant', tool_calls: [called('call00001', 'f')] },
        returned('call00001', [
          { type: 'text', text: 'f' },
          { type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } },
        ]),
      ],
    ],
    [
      'with thoughts',
      [hi, model({ text: 'Let me ', thought: true }, { text: 'see.', thought: true }, { text: 'Yes.' })],
      [asked, { role: 'assistant', content: 'Yes.', reasoning_content: 'Let me see.' }],
    ],
    [
      'with a thought signed by another',
      [hi, model({ text: 'Hm', thought: true, thoughtSignature: 'c2ln' }, { text: 'Yes.' })],
      [
        asked,
        {
          role: 'assistant',
          content: 'Yes.',
          thinking_blocks: [{ type: 'thinking', thinking: 'Hm', signature: 'c2ln' }],
        },
      ],
    ],
    [
      'with Google’s signatures',
      [hi, model({ ...call('f'), thoughtSignature: 'a-_b' }, { text: '', thoughtSignature: 'cc' })],
      [
        asked,
        {
          role: 'assistant',
          tool_calls: [{ ...called('call00001', 'f'), extra_content: { google: { thought_signature: 'a+/b' } } }],
          extra_content: { google: { thought_signature: 'cc' } },
        },
      ],
    ],
  ])('%s', (_, contents, messages) => expect(messagesOf(contents)).toEqual(messages));

  const text = Buffer.from('Über').toString('base64');
  test.each<[object, object]>([
    [
      { inlineData: { mimeType: 'image/PNG', data: '-_8=' } },
      { type: 'image_url', image_url: { url: 'data:image/png;base64,+/8=' } },
    ],
    [
      { inline_data: { mime_type: 'image/png', data: 'AA==' } },
      { type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } },
    ],
    [
      { inlineData: { mimeType: 'audio/mpeg', data: 'AA==' } },
      { type: 'input_audio', input_audio: { data: 'AA==', format: 'mp3' } },
    ],
    [
      { inlineData: { mimeType: 'application/pdf', data: 'AA==', displayName: 'a.pdf' } },
      { type: 'file', file: { filename: 'a.pdf', file_data: 'data:application/pdf;base64,AA==' } },
    ],
    [
      { inlineData: { mimeType: 'application/pdf', data: 'AA==' } },
      { type: 'file', file: { filename: 'document.pdf', file_data: 'data:application/pdf;base64,AA==' } },
    ],
    [{ inlineData: { mimeType: 'text/plain; charset=utf-8', data: text } }, { type: 'text', text: 'Über' }],
    [
      { fileData: { mimeType: 'image/png', fileUri: 'https://a.test/b.png' } },
      { type: 'image_url', image_url: { url: 'https://a.test/b.png' } },
    ],
    [
      { file_data: { mime_type: 'application/pdf', file_uri: 'https://a.test/b' } },
      { type: 'file', file: { filename: 'document.pdf', file_data: 'https://a.test/b' } },
    ],
  ])('show %j', (part, expected) => {
    expect(messagesOf([user({ text: 'Read.' }, part)])[0].content).toEqual([{ type: 'text', text: 'Read.' }, expected]);
  });
});
