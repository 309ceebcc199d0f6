import { expect, test } from 'vitest';
import { parseExact } from './exact-json.ts';
import { jsonPieces } from './json-pieces.ts';

const long = 'a\u{1F525}"\\\n\u0001é'.repeat(40_000);

test.each([
  { what: 'a long text', value: { text: long } },
  { what: 'halves of characters', value: ['x'.repeat(65_535) + long, `${'\ud83d'.repeat(70_000)}\udd25`] },
  { what: 'many small members', value: Array.from({ length: 20_000 }, (_, at) => ({ at, name: `n${at}`, no: null })) },
  { what: 'what JSON leaves out', value: { a: undefined, b: [undefined, () => 1, Number.NaN], c: {}, d: [], e: '' } },
  { what: 'dates', value: { at: new Date(0) } },
  { what: 'numbers as they came', value: parseExact('{"n":1.10,"m":[12345678901234567890],"rawJSON":"x"}') },
])('the pieces of JSON are together what JSON.stringify writes: $what', ({ value }) => {
  const pieces = [...jsonPieces(value)];
  expect(pieces.join('') === JSON.stringify(value)).toBe(true);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(7 * 65_536);
});
