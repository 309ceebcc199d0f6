import { createOutputWatch } from '@redoubt/guard/parts';
import { describe, expect, test } from 'vitest';
import { MAX_CALLS, MAX_CHOICES } from './answer-bounds.ts';
import { createGuardedStream } from './guarded-stream.ts';

const broken = { error: { message: 'closed', code: 'upstream_closed' } };
const watch = () => createOutputWatch({ judge: () => 0, isBlocking: () => false });
const event = (choices: unknown[]): string => `data: ${JSON.stringify({ id: 'x', choices })}\n\n`;
const call = (index: number) => ({ index, function: { arguments: '{}' } });
const calls = (indexes: readonly number[]) => event([{ index: 0, delta: { tool_calls: indexes.map(call) } }]);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** CPU time that a stream of these events takes, in ms, with what was delivered. */
function send(events: readonly string[]) {
  const stream = createGuardedStream({ watch });
  const { user } = process.cpuUsage();
  const out = events.flatMap((each) => stream.push(Buffer.from(each)) as Uint8Array[]);
  const ms = (process.cpuUsage().user - user) / 1_000;
  out.push(...(stream.end(broken) as Uint8Array[]));
  return { stream, ms, text: Buffer.concat(out).toString() };
}

describe('an answer has a bounded number of texts', () => {
  test.each<[string, string[]]>([
    ['calls in one event', [calls(upTo(MAX_CALLS + 1))]],
    ['calls in many events', upTo(MAX_CALLS + 1).map((index) => calls([index]))],
    ['choices', [event(upTo(MAX_CHOICES + 1).map((index) => ({ index, delta: { content: 'a' } })))]],
    ['an index of a call', [calls([MAX_CALLS])]],
    ['an index of a choice', [event([{ index: MAX_CHOICES, delta: { content: 'a' } }])]],
    ['an index below nought', [calls([-1])]],
    ['an index that is no whole number', [calls([0.5])]],
  ])('%s: one more ends the stream with an error that says so', (_, events) => {
    const { stream, text } = send([...events, event([{ index: 0, delta: {}, finish_reason: 'stop' }])]);
    expect(stream.state).toBe('failed');
    expect(text).toContain('"code":"upstream_malformed"');
    expect(text).toMatch(/at most \d+/);
  });

  test('an answer with as many calls as may be is delivered', () => {
    const ends = event([{ index: 0, delta: {}, finish_reason: 'tool_calls' }]);
    const { stream, text } = send([calls(upTo(MAX_CALLS)), ends, 'data: [DONE]\n\n']);
    expect(stream.state).toBe('done');
    expect(text.match(/\{\}"/g)).toHaveLength(MAX_CALLS);
  });
});

test('pieces of many calls in one event take time in proportion to their number', () => {
  // The same number of pieces, of one call or of as many calls as may be.
  const pieces = 8 * MAX_CALLS;
  const mixed = upTo(pieces).map((at) => at % MAX_CALLS);
  const ends = [event([{ index: 0, delta: {}, finish_reason: 'tool_calls' }])];
  const run = (indexes: number[]) => Math.min(...upTo(3).map(() => send([calls(indexes), ...ends]).ms));
  run(mixed);
  expect(run(mixed)).toBeLessThan(12 * run(mixed.map(() => 0)) + 50);
});
