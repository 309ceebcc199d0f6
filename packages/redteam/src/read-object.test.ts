import { expect, test } from 'vitest';
import { z } from 'zod';
import { readObject } from './read-object.ts';

const Move = z.object({ reply: z.string().min(1) });

test.each([
  { what: 'plain', text: '{"reply": "a"}' },
  { what: 'in a fence', text: '```json\n{"reply": "a"}\n```' },
  { what: 'with words around it', text: 'Sure, here is the object: {"reply": "a"} – good luck!' },
  { what: 'with a comma too much', text: '{"reply": "a",}' },
  { what: 'in single quotes', text: "{'reply': 'a'}" },
  { what: 'after thoughts', text: '<think>\nMaybe {"reply": "b"}? No.\n</think>\n\n{"reply": "a"}' },
  { what: 'cut off', text: '{"reply": "a"' },
])('an object is read that is $what', ({ text }) => expect(Move.parse(readObject(text))).toEqual({ reply: 'a' }));

test.each(['', 'no', '[1, 2]', '{', '<think>{"reply": "a"}</think>', 'x'.repeat(100_000)])(
  'no object is read out of %j',
  (text) => expect(Move.safeParse(readObject(text)).success).toBe(false),
);
