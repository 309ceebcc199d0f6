import { expect, test } from 'vitest';
import { z } from 'zod';
import { askAttacker } from './ask-attacker.ts';

const Move = z.object({ reply: z.string().min(1) });

test('an attacker that answers nonsense is told so and asked once more, under a key of its own', async () => {
  const keys: string[] = [];
  const asked: unknown[] = [];
  const attacker = async (key: string, messages: unknown) => {
    keys.push(key);
    asked.push(messages);
    return keys.length === 1 ? 'I would rather not.' : '{"reply": "go on"}';
  };
  expect(await askAttacker(attacker, 'turn 1', [], Move)).toEqual({ reply: 'go on' });
  expect(keys).toEqual(['turn 1', 'turn 1 again 2']);
  expect(asked).toEqual([
    [],
    [
      { role: 'assistant', content: 'I would rather not.' },
      { role: 'user', content: expect.stringContaining('JSON') },
    ],
  ]);
  expect(await askAttacker(async () => 'no', 'turn 2', [], Move)).toBeUndefined();
});
