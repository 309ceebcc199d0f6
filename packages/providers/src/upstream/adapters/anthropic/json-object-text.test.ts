import { describe, expect, test } from 'vitest';
import { createAnthropicStream } from './anthropic-stream.ts';
import { JsonObjectText, jsonObjectIn } from './json-object-text.ts';

const json = '{"a":{"b":"} \\" {"},"c":[1,{}]}';

describe('the JSON of an answer is taken out of what stands around it', () => {
  test.each([
    ['alone', json, json],
    ['behind white space', `\n ${json}\n`, json],
    ['in a code fence', `\`\`\`json\n${json}\n\`\`\``, json],
    [
      'in a code fence, with words around',
      `Here you are:\n\`\`\`\n${json}\n\`\`\`\nTell me if {more} is needed.`,
      json,
    ],
    ['with words before and after', `Sure! ${json} I hope it helps.`, json],
    ['a list', `\`\`\`json\n[${json}]\n\`\`\``, `[${json}]`],
    ['with a list in the words before', `[Note] ${json}`, json],
    ['with braces in the words before', `I fill in {name} as you asked:\n${json}`, json],
    ['none, but braces', 'I cannot help with {this}.', 'I cannot help with {this}.'],
    ['two', `${json}\n${json}`, json],
    ['cut off', `\`\`\`json\n${json.slice(0, -4)}`, json.slice(0, -4)],
    ['none', 'I cannot do that.', 'I cannot do that.'],
    ['none, at length', 'I cannot. '.repeat(900), 'I cannot. '.repeat(900)],
    ['nothing', '', ''],
  ])('%s', (_, text, wanted) => {
    expect(jsonObjectIn(text)).toBe(wanted);
    for (let at = 0; at <= Math.min(text.length, 200); at += 1) {
      const cut = new JsonObjectText();
      expect(cut.push(text.slice(0, at)) + cut.push(text.slice(at)) + cut.end()).toBe(wanted);
    }
    const single = new JsonObjectText();
    expect([...text].map((unit) => single.push(unit)).join('') + single.end()).toBe(wanted);
  });
});

test.each([
  ['with JSON', ['Here:\n``', '`json\n', json.slice(0, 9), json.slice(9), '\n```'], json],
  ['without', ['I can', 'not.'], 'I cannot.'],
])('a stream %s says the same, and then ends', (_, pieces, wanted) => {
  const events = [
    { type: 'message_start', message: { id: 'm', model: 'c', usage: {} } },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ...pieces.map((text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })),
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: {} },
    { type: 'message_stop' },
  ];
  const stream = createAnthropicStream({ includesUsage: false, created: 1, isJsonObject: true });
  const out = events.map((event) => stream.push(Buffer.from(`data: ${JSON.stringify(event)}\n\n`)).toString()).join('');
  const chunks = [...out.matchAll(/^data: (\{.*)$/gm)].map(([, data = '']) => JSON.parse(data).choices[0]);
  expect(chunks.map(({ delta }) => delta.content ?? '').join('')).toBe(wanted);
  expect(chunks.at(-1).finish_reason).toBe('stop');
});
