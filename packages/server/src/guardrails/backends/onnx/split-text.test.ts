import { describe, expect, test } from 'vitest';
import { MAX_CHUNKS, splitText } from './split-text.ts';

/** Tokens of several kinds of text, as a tokenizer might count them. */
const byWords = (text: string) => text.split(/\s+/).filter(Boolean).length + 2;
const byUnits = (text: string) => text.length + 2;
const byBytes = (text: string) => Buffer.byteLength(text) + 2;

describe('splitText', () => {
  test.each([
    { what: 'prose', text: 'the quick brown fox jumps over it '.repeat(40), count: byWords, limit: 32 },
    { what: 'one long word', text: 'x'.repeat(2_000), count: byUnits, limit: 64 },
    { what: 'emoji', text: '😀'.repeat(500), count: byBytes, limit: 64 },
    { what: 'a dense part after a thin one', text: `${'a '.repeat(20)}${'ü'.repeat(900)}`, count: byBytes, limit: 100 },
    { what: 'spaces', text: ' '.repeat(500), count: byUnits, limit: 64 },
  ])('covers $what with stretches that fit and overlap', ({ text, count, limit }) => {
    const spans = splitText(text, limit, count) ?? [];
    expect(spans.length).toBeGreaterThan(1);
    expect(spans[0]?.start).toBe(0);
    expect(spans.at(-1)?.end).toBe(text.length);
    for (const [index, { start, end }] of spans.entries()) {
      expect(count(text.slice(start, end))).toBeLessThanOrEqual(limit);
      expect(text.slice(start, end).isWellFormed()).toBe(true);
      const next = spans[index + 1];
      if (next) expect(next.start > start && next.start < end).toBe(true);
    }
  });

  test('leaves a text that fits in one piece', () => {
    expect(splitText('', 8, byWords)).toEqual([{ start: 0, end: 0 }]);
    expect(splitText('a b c', 8, byWords)).toEqual([{ start: 0, end: 5 }]);
  });

  test('gives up on a text that takes too many stretches, without counting them all', () => {
    let counted = 0;
    const count = (text: string) => {
      counted += text.length;
      return byUnits(text);
    };
    expect(splitText('x'.repeat(100_000), 16, count)).toBeUndefined();
    expect(splitText('x'.repeat(16 * MAX_CHUNKS - 10), 16, count)).toBeUndefined();
    expect(counted).toBeLessThan(110_000);
  });

  test('ends where not even one character fits', () => {
    expect(splitText('ab', 2, byUnits)).toHaveLength(2);
  });
});
