import { expect, test } from 'vitest';
import { createByteShelf } from './byte-shelf.ts';

test('what was longest unused goes first, until the rest fits; the last one stays whatever its size', () => {
  const shelf = createByteShelf<{ bytes: number }>(10);
  const keys = () => ['a', 'b', 'c', 'large'].filter((key) => shelf.get(key));
  for (const key of ['a', 'b', 'c']) shelf.put(key, { bytes: 4 });
  const used = shelf.get('a');
  if (used) shelf.put('a', used);
  shelf.makeRoom();
  expect(keys()).toEqual(['a', 'c']);
  shelf.put('large', { bytes: 50 });
  shelf.makeRoom();
  expect(keys()).toEqual(['large']);
});

test('only the one that is meant is dropped', () => {
  const shelf = createByteShelf<{ bytes: number }>(10);
  const [old, current] = [{ bytes: 1 }, { bytes: 1 }];
  shelf.put('a', old);
  shelf.put('a', current);
  shelf.drop('a', old);
  expect(shelf.get('a')).toBe(current);
  shelf.drop('a');
  expect(shelf.get('a')).toBeUndefined();
});
