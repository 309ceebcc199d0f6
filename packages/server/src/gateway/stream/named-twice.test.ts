import { createOutputWatch } from '@redoubt/guard/parts';
import { describe, expect, test } from 'vitest';
import { createGuardedStream } from './guarded-stream.ts';
import type { GuardedStreamOptions } from './guarded-stream-options.ts';

const finds = (text: string): boolean => text.includes('xyzzy');
const watching: GuardedStreamOptions<boolean> = {
  watch: () => createOutputWatch<boolean>({ judge: finds, isBlocking: (found) => found, peek: () => true }),
  judgeAside: (texts) => (texts.some(finds) ? true : undefined),
  finish: () => ({ told: {} }),
};

/** Sends events through a guarded stream and returns what a client receives. */
function received(datas: readonly string[], options: GuardedStreamOptions<boolean> = watching): string {
  const stream = createGuardedStream(options);
  const out = datas.flatMap((data) => {
    const passed = stream.push(Buffer.from(`data: ${data}\n\n`)) as Uint8Array[];
    return [...passed, ...(stream.flush() as Uint8Array[])];
  });
  return Buffer.concat([...out, ...(stream.end({ error: {} }) as Uint8Array[])]).toString();
}

const bad = '"xyzzy"';
const plain = '{"id":"c","choices":[{"index":0,"delta":{"content":"fine "}}]}';
const ended = '{"id":"c","choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}';
/** Each reads as harmless with the last of two members of one name. */
const twice = [
  `{"id":"c","choices":[{"index":0,"delta":{"content":${bad},"content":"fine "}}]}`,
  `{"id":"c","choices":[{"index":0,"delta":{"c\\u006fntent":${bad},"content":"fine "}}]}`,
  `{"id":"c","choices":[{"index":0,"delta":{"content":${bad}},"delta":{"content":"fine "}}]}`,
  `{"id":"c","choices":[{"delta":{"content":${bad}}}],"choices":[{"index":0,"delta":{"content":"fine "}}]}`,
  `{"id":"c","note":${bad},"note":"n","choices":[{"index":0,"delta":{"content":"fine "}}]}`,
  `{"id":"c","choices":[{"index":0,"delta":{"content":"fine "},"note":{"a":${bad},"a":1}}]}`,
  `{"id":"c","choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":${bad},"name":"f","arguments":"{}"}}]}}]}`,
  `{"id":"c","choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":"f","arguments":${bad},"arguments":"{}"}}]}}]}`,
  `{"id":"c","usage":{"note":${bad},"note":1},"choices":[]}`,
  `{"error":{"message":${bad},"message":"gone"}}`,
];

describe('a member named twice goes out as it was judged', () => {
  test.each(twice)('%s', (data) => {
    expect(received([plain, data, ended, '[DONE]'])).not.toContain('xyzzy');
    // Enough alike chunks that their form is learned.
    expect(received([plain, ...Array.from({ length: 8 }, () => data), plain, ended, '[DONE]'])).not.toContain('xyzzy');
    expect(received([data, data, data, ended, '[DONE]'], { finish: watching.finish, hidesUsage: false })).not.toContain(
      'xyzzy',
    );
  });

  test('also in the chunk that ends a choice', () => {
    const end = `{"id":"c","note":${bad},"note":"n","choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}`;
    expect(received([plain, end, '[DONE]'])).not.toContain('xyzzy');
    expect(received([plain, end, '[DONE]'], {})).not.toContain('xyzzy');
  });
});

test('what is written in another way means the same after it was written anew', () => {
  const spaced =
    '{ "id": "c\\u002f\\/", "big": 12345678901234567890, "choices": [ {"index": 0, "delta": {"content": "fine "}} ] }';
  const text = received([spaced, ended, '[DONE]'], {});
  expect(text).toContain('"id":"c//","big":12345678901234567890,"choices"');
});

test('what is written as it is read keeps its bytes', () => {
  expect(received([plain, ended, '[DONE]'], {})).toBe(`data: ${plain}\n\ndata: ${ended}\n\ndata: [DONE]\n\n`);
});
