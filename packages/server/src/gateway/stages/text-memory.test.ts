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

  test('forgets what was not used for longest where findings grow too many', () => {
    const memory = new TextMemory<number>();
    const settings = {};
    for (let index = 0; index < 40; index += 1) {
      memory.remember(settings, `text ${index}`, index, 200_000);
      memory.recall(settings, 'text 0');
    }
    expect(memory.recall(settings, 'text 0')).toBe(0);
    expect(memory.recall(settings, 'text 1')).toBeUndefined();
    expect(memory.recall(settings, 'text 39')).toBe(39);
  });

  test('does not keep what is too large for it', () => {
    const memory = new TextMemory<number>();
    const settings = {};
    memory.remember(settings, 'kept', 1);
    memory.remember(settings, 'heavy', 2, 8_000_000);
    expect(memory.recall(settings, 'kept')).toBe(1);
    expect(memory.recall(settings, 'heavy')).toBeUndefined();
  });

  test('does not take a text for another one that has its bytes', () => {
    const memory = new TextMemory<string>();
    const settings = {};
    memory.remember(settings, 'a \ufffd', 'clean');
    memory.remember(settings, 'a \ud801', 'clean');
    expect(memory.recall(settings, 'a \ufffd')).toBe('clean');
    expect(memory.recall(settings, 'a \ud800')).toBeUndefined();
    expect(memory.recall(settings, 'a \ud801')).toBeUndefined();
  });
});
