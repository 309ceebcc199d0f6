import { describe, expect, test } from 'vitest';
import { TextMemory } from './text-memory.ts';

describe('a memory of texts', () => {
  test('knows a text by the settings it was judged by, and by no others', () => {
    const memory = new TextMemory<string>();
    const settings = {};
    memory.remember(settings, 'Hello.', 'clean');
    expect(memory.recall(settings, 'Hello.')).toBe('clean');
    expect(memory.recall(settings, 'Hello')).toBeUndefined();
    expect(memory.recall({}, 'Hello.')).toBeUndefined();
  });

  test('keeps texts of settings apart however they begin', () => {
    const memory = new TextMemory<string>();
    const all = Array.from({ length: 12 }, () => ({}));
    for (const settings of all) memory.remember(settings, '', 'empty');
    const [first, second] = all;
    if (!first || !second) throw new Error('There are twelve');
    memory.remember(first, '1 a', 'of the first');
    expect(memory.recall(second, '1 a')).toBeUndefined();
    expect(memory.recall(all[10] ?? {}, 'a')).toBeUndefined();
  });

  test('forgets what came first where texts or findings grow too many', () => {
    const memory = new TextMemory<number>();
    const settings = {};
    const text = (index: number) => `${index} ${'x'.repeat(100_000)}`;
    for (let index = 0; index < 40; index += 1) memory.remember(settings, text(index), index);
    expect(memory.recall(settings, text(0))).toBeUndefined();
    expect(memory.recall(settings, text(39))).toBe(39);
    memory.remember(settings, 'heavy', 1, 1_950_000);
    expect(memory.recall(settings, text(39))).toBeUndefined();
    expect(memory.recall(settings, 'heavy')).toBe(1);
  });

  test('does not keep what is too large for it', () => {
    const memory = new TextMemory<number>();
    const settings = {};
    memory.remember(settings, 'kept', 1);
    memory.remember(settings, 'y'.repeat(2_000_001), 2);
    expect(memory.recall(settings, 'kept')).toBe(1);
    expect(memory.recall(settings, 'y'.repeat(2_000_001))).toBeUndefined();
  });
});
