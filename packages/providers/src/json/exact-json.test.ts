import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseExact } from './exact-json.ts';

const rewritten = (text: string) => JSON.stringify(parseExact(text));

test.each([
  '{"seed":9007199254740993}',
  '{"a":1.10,"b":[1e2,-0,0.1000]}',
  '{"id":123456789012345678901234567890}',
  '{"price":0.30000000000000000001}',
  '{"b":1,"a":{"z":null,"y":[true,"x"]}}',
])('%s is written as it came', (text) => {
  expect(rewritten(text)).toBe(text);
});

test('any JSON is written as JavaScript writes it', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const compact = JSON.stringify(JSON.parse(text));
      // Only numbers keep their own form.
      expect(JSON.parse(rewritten(text))).toEqual(JSON.parse(compact));
    }),
  );
});
