import { describe, expect, test } from 'vitest';
import { createPriceTable } from '../costs/price-table.ts';
import { firstReason } from '../stream/chat-chunks.ts';
import type { CallState } from './call-state.ts';
import { modelNamed } from './model-named.ts';
import { noteRelayed, StreamTail } from './note-relayed.ts';

/** The cast: of a call this is what a note is written into. */
const notedBy = (note: (state: CallState) => void) => {
  const known = { deployment: {}, context: { prices: createPriceTable([{ name: 'm', input: 1, output: 2 }]) } };
  const state = { ...known, modelAnswered: null, finishReasons: [], usage: { prompt: null, completion: null } };
  note(state as unknown as CallState);
  return [state.modelAnswered, firstReason(state.finishReasons), state.usage.prompt, state.usage.completion];
};
const noted = (answer: string) => notedBy((state) => noteRelayed(state, Buffer.from(answer)));
const usage = { prompt_tokens: 5, completion_tokens: 7 };
const all = ['m', 'stop', 5, 7];
const nothing = [null, null, null, null];
const tricky = '{"choices":[{"finish_reason":"length"}],"usage":{"prompt_tokens":1},"model":"no"}';
const choice = (content: string, finish_reason = 'stop') => ({ index: 0, message: { content }, finish_reason });

describe('what a whole answer says of itself', () => {
  test.each<[string, unknown, unknown[]]>([
    ['in the usual order', { id: 'a', model: 'm', choices: [choice('Hi')], usage }, all],
    ['with a text that looks like an answer', { model: 'm', choices: [choice(tricky)], usage }, all],
    [
      'in the order of the alphabet',
      { choices: [{ finish_reason: 'stop', message: { content: tricky } }], model: 'm', usage },
      all,
    ],
    [
      'with a long text after its reason',
      { model: 'm', choices: [{ finish_reason: 'stop', message: { content: tricky.repeat(99) } }], usage },
      all,
    ],
    ['with the usage first', { usage, model: 'm', choices: [choice('Hi')] }, all],
    ['of the first of several choices', { model: 'm', choices: [choice('a'), choice('b', 'length')], usage }, all],
    [
      'with such a name inside of its message',
      { model: 'm', choices: [{ message: { finish_reason: 'no', content: '' }, finish_reason: 'stop' }], usage },
      all,
    ],
    [
      'with such a name inside of its message alone',
      { model: 'm', choices: [{ message: { finish_reason: 'no' } }], usage },
      ['m', null, 5, 7],
    ],
    [
      'with members of those names elsewhere',
      { meta: { choices: [{ finish_reason: 'no' }], usage: { prompt_tokens: 9 } } },
      nothing,
    ],
    ['without a choice', { model: 'm', choices: [], usage }, ['m', null, 5, 7]],
    ['that is a list', [{ model: 'm', choices: [choice('Hi')], usage }], nothing],
    ['that is a text', tricky, nothing],
  ])('is found: %s', (_, answer, expected) => {
    expect(noted(JSON.stringify(answer))).toEqual(expected);
    expect(noted(JSON.stringify(answer, null, 2))).toEqual(expected);
  });

  test.each(['', '{', '{"model":', '{"model":x,"choices":[{}]}', '<html>', '{"choices":7,"finish_reason":8'])(
    'is nothing where it is no JSON: %s',
    (answer) => expect(noted(answer)).toEqual(nothing),
  );
});

test.each<[string, string | null]>([
  ['{"model":"gpt-x","messages":[]}', 'gpt-x'],
  ['{ "messages": [{"content": "\\"model\\": \\"no\\""}], "model" : "a\\u00e9 b" }', 'aé b'],
  [`{"messages":[{"content":"${'x'.repeat(5_000)}","model":"no"}],"model":"far"}`, 'far'],
  ['{"metadata":{"model":"no"},"model":"gpt-x"}', 'gpt-x'],
  ['{"metadata":{"model":"no"}}', null],
  ['{"stop":"model","n":1}', null],
  ['{"model":7}', null],
  ['{"model":""}', null],
  [`{"model":"${'x'.repeat(5_000)}"}`, null],
  [`{"messages":[{"content":"${'x'.repeat(9_000)}"}],"model":"far","stream":true}`, 'far'],
  [`{"metadata":{"model":"no"},"messages":["${'x'.repeat(9_000)}"],"user":{"model":"no"}}`, null],
  ['["model"]', null],
  ['{"model', null],
  ['', null],
])('the model that a body names: %.60s', (body, name) => expect(modelNamed(Buffer.from(body))).toBe(name));

describe('what a stream says of itself at its end', () => {
  const event = (chunk: object) => `data: ${JSON.stringify({ model: 'm', ...chunk })}\n\n`;
  const text = event({ choices: [{ delta: { content: 'x'.repeat(300) } }] });
  const finish = event({ choices: [{ delta: {}, finish_reason: 'stop' }] });
  const used = event({ choices: [], usage });
  const done = 'data: [DONE]\n\n';

  test.each<[string, string, unknown[]]>([
    ['in the last event', text + finish + used + done, all],
    ['without an end', text + finish + used, all],
    ['without a blank line at the end', (text + finish + used).trimEnd(), all],
    ['beside the reason', text + event({ choices: [{ finish_reason: 'stop' }], usage }) + done, all],
    ['with other ends of lines', (text + finish + used + done).replaceAll('\n', '\r\n'), all],
    ['without spaces', (text + finish + used + done).replaceAll('data: ', 'data:'), all],
    ['behind a long text', text.repeat(40) + finish + used + done, all],
    ['with no usage', text + finish + done, ['m', 'stop', null, null]],
    ['that broke off', `${text + finish}data: {"usage":`, ['m', 'stop', null, null]],
    ['that is none', 'data', nothing],
    ['that is nothing', '', nothing],
  ])('%s', (_, stream, says) => {
    for (const size of [1, 7, 100, 5_000, 1_000_000]) {
      const tail = new StreamTail();
      const bytes = Buffer.from(stream);
      for (let at = 0; at < bytes.length; at += size) tail.push(bytes.subarray(at, at + size));
      expect(notedBy((state) => tail.note(state))).toEqual(says);
    }
  });
});
