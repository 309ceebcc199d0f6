import { expect, test } from 'vitest';
import { inGroups } from './in-groups.ts';

const sizes = (texts: readonly string[], most: number) =>
  inGroups(texts, most, (text) => text).map((each) => each.length);

test.each([
  { what: 'nothing', texts: [], most: 2, is: [] },
  { what: 'a few', texts: ['a', 'b'], most: 2, is: [2] },
  { what: 'more than may be in a group', texts: ['a', 'b', 'c'], most: 2, is: [2, 1] },
  { what: 'long texts', texts: ['a'.repeat(600_000), 'b'.repeat(600_000), 'c'], most: 9, is: [1, 2] },
  {
    what: 'characters that are written at length',
    texts: ['\n'.repeat(400_000), '\n'.repeat(400_000)],
    most: 9,
    is: [1, 1],
  },
  { what: 'a text that is too long for any', texts: ['a', 'b'.repeat(2_000_000), 'c'], most: 9, is: [1, 1, 1] },
])('$what: groups of $is', ({ texts, most, is }) => {
  expect(sizes(texts, most)).toEqual(is);
});

test('the order stays', () => {
  expect(inGroups(['a', 'b', 'c'], 2, (text) => text).flat()).toEqual(['a', 'b', 'c']);
});
