import { createOutputWatch } from '@redoubt/guard/parts';
import { describe, expect, test } from 'vitest';
import { createGuardedStream } from './guarded-stream.ts';
import { readChunks } from './testing/answer-stream.ts';

const values = new Map([['<PERSON_0>', 'Kim']]);
const raw = (body: unknown): string => `data: ${JSON.stringify(body)}\n\n`;
const saying = (message: object, index = 0, finish: string | null = null) =>
  raw({ choices: [{ index, message: { role: 'assistant', ...message }, finish_reason: finish }] });
const grown = (parts: readonly string[]) => parts.map((_, at) => parts.slice(0, at + 1).join(''));

function send(events: readonly string[], forbidden = '\0') {
  const watch = () =>
    createOutputWatch<string>({
      judge: (window) => (window.includes(forbidden) ? 'found' : ''),
      isBlocking: (verdict) => verdict !== '',
    });
  const stream = createGuardedStream({ values, watch });
  const pushed = [...events, 'data: [DONE]\n\n'].flatMap((event) => stream.push(Buffer.from(event)) as Uint8Array[]);
  const text = Buffer.concat(pushed).toString();
  const choices = readChunks(text).flatMap((chunk) => chunk.choices ?? []);
  const contentOf = (choice: number) =>
    choices.flatMap(({ index, delta }) => (index === choice ? String(delta?.content ?? '') : '')).join('');
  return { stream, text, contentOf };
}

const parts = ['I am <PER', 'SON_0> ', 'now, ', 'and so on.'];

describe('messages without a delta', () => {
  test.each([
    ['that grow', grown(parts)],
    ['that grow, the last one twice', [...grown(parts), parts.join('')]],
    ['in pieces', parts],
    ['in one', [parts.join('')]],
  ])('%s are delivered whole, restored and once', (_, said) => {
    const events = [saying({ content: '' }), ...said.map((content) => saying({ content })), saying({}, 0, 'stop')];
    const { stream, text, contentOf } = send(events);
    expect(stream.state).toBe('done');
    expect(contentOf(0)).toBe('I am Kim now, and so on.');
    expect(text).not.toContain('"message"');
  });

  test.each([
    ['that grow', grown(['fine, ', 'then xyz', 'zy'])],
    ['in pieces', ['fine, ', 'then xyz', 'zy']],
  ])('%s are judged', (_, said) => {
    const { stream, text } = send(
      said.map((content) => saying({ content })),
      'xyzzy',
    );
    expect(stream.state).toBe('blocked');
    expect(text).not.toContain('xyz');
  });

  test('of several choices are all delivered', () => {
    const { contentOf } = send([
      saying({ content: 'One' }),
      saying({ content: 'Two' }, 1),
      saying({ content: ' more' }, 1),
    ]);
    expect([contentOf(0), contentOf(1)]).toEqual(['One', 'Two more']);
  });

  test('thoughts and content grow apart', () => {
    const { text, contentOf } = send([
      saying({ thinking: 'Well' }),
      saying({ thinking: 'Well, <PERSON_0>' }),
      saying({ thinking: 'Well, <PERSON_0>', content: 'Hi' }),
    ]);
    expect(text).toContain('Kim');
    expect(contentOf(0)).toBe('Hi');
  });

  test.each([
    ['that grew and begin anew', [{ content: 'a' }, { content: 'ab' }, { content: 'c' }]],
    ['with a call of a tool in pieces', [{ content: 'a' }, { tool_calls: [{ function: { arguments: '{' } }] }]],
    ['with parts behind a text', [{ content: 'a' }, { content: [{ type: 'text', text: 'b' }] }]],
  ])('%s end the stream rather than be lost', (_, messages) => {
    const { stream, text } = send(messages.map((message) => saying(message)));
    expect(stream.state).toBe('failed');
    expect(text).toContain('upstream_malformed');
  });
});
