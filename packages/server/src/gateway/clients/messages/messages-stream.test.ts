import { describe, expect, test } from 'vitest';
import { messageOf } from './messages-answer.ts';
import { MessagesStream } from './messages-stream.ts';
import { chatMessages } from './messages-turns.ts';

const chunkOf = (delta: object, finish_reason: string | null = null) => ({
  id: 'c1',
  model: 'm',
  choices: [{ index: 0, delta, finish_reason }],
});

interface Event {
  readonly type: string;
  readonly index?: number;
  readonly content_block?: Readonly<Record<string, unknown>>;
  readonly delta?: Readonly<Record<string, string>>;
}

type Block = Readonly<Record<string, unknown>>;

/** Adds what a delta brings to a block, as a client does. */
function withDelta(block: Block, { type: _, ...added }: Readonly<Record<string, string>>): Block {
  const joined = Object.entries(added).map(([name, piece]) => [name, `${block[name] ?? ''}${piece}`]);
  return { ...block, ...Object.fromEntries(joined) };
}

/** Reads the events of chunks: the blocks with all that was added to them. */
function read(chunks: readonly object[]) {
  const stream = new MessagesStream();
  const text = chunks.map((chunk) => stream.chunk(chunk as never)).join('') + stream.end();
  const events = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as Event);
  const blocks: Block[] = [];
  for (const { type, index = 0, content_block, delta } of events) {
    if (content_block) blocks[index] = content_block;
    if (type === 'content_block_delta' && delta && blocks[index]) blocks[index] = withDelta(blocks[index], delta);
  }
  const last = events.findLast(({ type }) => type === 'message_delta')?.delta;
  return { blocks, types: events.map(({ type }) => type), last };
}

/** What a provider is sent of an answer in the next turn. */
const sentBack = (blocks: readonly Block[]) => {
  const content = blocks.map(({ partial_json, ...block }) =>
    partial_json === undefined ? block : { ...block, input: JSON.parse(String(partial_json)) },
  );
  return chatMessages([{ role: 'assistant', content: content as never }])[0];
};

const signed = (thinking: string) => ({ type: 'thinking', thinking, signature: `of ${thinking}` });
const done = chunkOf({}, 'stop');

describe('signed thoughts', () => {
  test('that follow their text add the signature alone', () => {
    const { blocks } = read([
      chunkOf({ reasoning_content: 'hm ' }),
      chunkOf({ reasoning_content: 'so' }),
      chunkOf({ thinking_blocks: [signed('hm so')] }),
      chunkOf({ content: 'Yes.' }),
      done,
    ]);
    expect(blocks).toEqual([signed('hm so'), { type: 'text', text: 'Yes.' }]);
  });

  test('that come together keep each its own text', () => {
    const { blocks } = read([
      chunkOf({ reasoning_content: 'onetwo' }),
      chunkOf({ content: 'Yes.' }),
      chunkOf({ thinking_blocks: [signed('one'), { type: 'redacted_thinking', data: 'x' }, signed('two')] }),
      done,
    ]);
    expect(blocks).toEqual([
      { type: 'thinking', thinking: 'onetwo', signature: '' },
      { type: 'text', text: 'Yes.' },
      { type: 'thinking', thinking: '', signature: expect.stringMatching(/^[\w+/]+=*$/) },
    ]);
    expect(sentBack(blocks)).toEqual({
      role: 'assistant',
      content: [{ type: 'text', text: 'Yes.' }],
      thinking_blocks: [signed('one'), { type: 'redacted_thinking', data: 'x' }, signed('two')],
    });
  });

  test('that come behind a call are kept, and no thought is shown twice', () => {
    const call = { index: 0, id: 'c', function: { name: 'f', arguments: '{"a":1}' } };
    const blocks = (thoughts: object[]) =>
      read([...thoughts, chunkOf({ tool_calls: [call] }), chunkOf({ thinking_blocks: [signed('hm')] }), done]).blocks;
    const shown = blocks([chunkOf({ reasoning_content: 'hm' })]);
    expect(shown.map(({ type, thinking }) => [type, thinking])).toEqual([
      ['thinking', 'hm'],
      ['tool_use', undefined],
      ['thinking', ''],
    ]);
    expect(sentBack(shown)).toMatchObject({ thinking_blocks: [signed('hm')], tool_calls: [{ id: 'c' }] });
    expect(blocks([]).at(-1)).toEqual(signed('hm'));
  });

  test('that nobody signed come back as reasoning', () => {
    const { blocks } = read([chunkOf({ reasoning_content: 'hm' }), chunkOf({ content: 'Yes.' }), done]);
    expect(sentBack(blocks)).toEqual({
      role: 'assistant',
      content: [{ type: 'text', text: 'Yes.' }],
      reasoning_content: 'hm',
    });
  });
});

describe('a call', () => {
  const piece = (index: number, name: string, written: string) =>
    chunkOf({ tool_calls: [{ index, id: `c${index}`, function: { name, arguments: written } }] });

  test.each([
    ['content_filter', 'refusal'],
    ['length', 'max_tokens'],
    ['tool_calls', 'max_tokens'],
    ['stop', 'max_tokens'],
  ])('that is cut off and ends with %s is not whole', (finish, stop_reason) => {
    for (const written of ['{', '{"a"']) {
      const { blocks, last } = read([piece(0, 'f', '{"b":1}'), piece(1, 'g', written), chunkOf({}, finish)]);
      expect(blocks.map(({ name }) => name)).toEqual(['f']);
      expect(last).toEqual({ stop_reason, stop_sequence: null });
      const tool_calls = [{ id: 'c', function: { name: 'g', arguments: written } }];
      const whole = messageOf({ choices: [{ message: { tool_calls }, finish_reason: finish }] });
      expect(whole).toMatchObject({ content: [], stop_reason });
    }
  });

  test('that has no arguments is whole, unless its answer was cut off', () => {
    const chunks = [piece(0, 'f', '{"b":1}'), piece(1, 'g', '')];
    const names = (finish: string) => read([...chunks, chunkOf({}, finish)]).blocks.map(({ name }) => name);
    expect(names('tool_calls')).toEqual(['f', 'g']);
    expect(names('length')).toEqual(['f']);
  });

  test.each(['', '{'])('that is cut off before its arguments (%j) is left out', (written) => {
    const { blocks, last } = read([piece(0, 'f', written), chunkOf({}, 'content_filter')]);
    expect(blocks).toEqual([]);
    expect(last).toMatchObject({ stop_reason: 'refusal' });
  });

  test('in whose midst the stream breaks off has no end', () => {
    expect(read([piece(0, 'f', '{"a"')]).types.slice(1)).toEqual(['content_block_start', 'content_block_delta']);
  });
});

test('a stream of which too much would be kept ends with an error', () => {
  const call = (index: number, written: string) =>
    chunkOf({ tool_calls: [{ index, function: { name: 'f', arguments: written } }] });
  const { types } = read([call(0, '{"a":1}'), call(1, 'x'.repeat(600_000)), call(1, 'x'.repeat(600_000)), done]);
  expect(types.at(-1)).toBe('error');
});

test('an error that is null is none', () => {
  expect(read([{ ...chunkOf({ content: 'Yes.' }), error: null }, done]).blocks).toEqual([
    { type: 'text', text: 'Yes.' },
  ]);
});

test('an error has beside it what the gateway adds, and nothing of a chunk', () => {
  const stream = new MessagesStream();
  const text = stream.chunk({
    id: 'c',
    choices: [],
    error: { message: 'm' },
    request_id: 'r',
    x_policy_detections: {},
  });
  expect(JSON.parse(text.split('data: ')[1] ?? '')).toEqual({
    ...{ type: 'error', error: { type: 'api_error', message: 'm' } },
    ...{ request_id: 'r', x_policy_detections: {} },
  });
});

test('a whole message has its events in order', () => {
  expect(read([chunkOf({ role: 'assistant', content: '' }), chunkOf({ content: 'Yes.' }), done]).types).toEqual([
    'message_start',
    'content_block_start',
    'content_block_delta',
    'content_block_stop',
    'message_delta',
    'message_stop',
  ]);
});

test('a stream that was cut off has no end, and one that never began has nothing', () => {
  expect(read([chunkOf({ content: 'Ye' })]).types).toEqual([
    'message_start',
    'content_block_start',
    'content_block_delta',
    'content_block_stop',
  ]);
  expect(read([]).types).toEqual([]);
});

test('an error ends the stream, and nothing follows it', () => {
  const error = { error: { type: 'guardrails_violation', message: 'no', code: 'output_guardrails_blocked' } };
  expect(read([chunkOf({ content: 'Ye' }), error, chunkOf({ content: 's' }), done]).types.at(-1)).toBe('error');
});
