import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ColumnSet } from './column-set.ts';
import { FeatureExtractor } from './hash-features.ts';

const set = new ColumnSet();
const columns = fc.array(fc.nat(40_000), { maxLength: 1_500 });

test('a column is new once, until the set is cleared', () => {
  fc.assert(
    fc.property(fc.array(columns, { maxLength: 4 }), (rounds) => {
      for (const round of rounds) {
        set.clear();
        const model = new Set<number>();
        for (const column of round) {
          expect(set.add(column)).toBe(!model.has(column));
          model.add(column);
        }
      }
    }),
  );
});

test.each([
  ['long words', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq '.repeat(200)],
  ['one long word', 'abcdefghij'.repeat(1_000)],
  ['signs', '!?-+*#'.repeat(1_000)],
  ['ideographs', '漢字仮名'.repeat(1_000)],
  ['letters and signs in turn', 'a.b,c;d:'.repeat(1_000)],
])('no block of features fills it: %s', (_, text) => {
  const { columns: found, ends } = new FeatureExtractor().extract(text);
  let at = 0;
  for (const end of ends) {
    set.clear();
    for (; at < end; at += 1) set.add(found[at] as number);
  }
  expect(at).toBe(ends.at(-1));
});

test('more columns than any block has are refused', () => {
  set.clear();
  expect(() => {
    for (let column = 0; column < 3_000; column += 1) set.add(column);
  }).toThrow(RangeError);
});
