import { expect, test } from 'vitest';
import { z } from 'zod';
import { readObject } from '../../read-object.ts';
import { askAttacker } from './ask-attacker.ts';

const Move = z.object({ reply: z.string().min(1) });

test.each([
  { what: 'plain', text: '{"reply": "a"}' },
  { what: 'in a fence', text: '```json\n{"reply": "a"}\n```' },
  { what: 'with words around it', text: 'Sure, here is the object: {"reply": "a"} – good luck!' },
  { what: 'with a comma too much', text: '{"reply": "a",}' },
  { what: 'in single quotes', text: "{'reply': 'a'}" },
  { what: 'cut off', text: '{"reply": "a"' },
])('an object is read that is $what', ({ text }) => expect(Move.parse(readObject(text))).toEqual({ reply: 'a' }));

test.each(['', 'no', '[1, 2]', '{', 'x'.repeat(100_000)])('no object is read out of %j', (text) =>
  expect(Move.safeParse(readObject(text)).success).toBe(false),
);

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
