import { describe, expect, test } from 'vitest';
import { MessagesStream } from './messages-stream.ts';

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
  return { blocks, types: events.map(({ type }) => type) };
}

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
      signed('one'),
      { type: 'redacted_thinking', data: 'x' },
      signed('two'),
    ]);
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
