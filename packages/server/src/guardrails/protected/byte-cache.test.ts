import { expect, test } from 'vitest';
import { createByteCache } from './byte-cache.ts';

test('what was longest unused goes first, until the rest fits; the last one stays whatever its size', () => {
  const cache = createByteCache<{ bytes: number }>(10);
  const keys = () => ['a', 'b', 'c', 'large'].filter((key) => cache.get(key));
  for (const key of ['a', 'b', 'c']) cache.put(key, { bytes: 4 });
  const used = cache.get('a');
  if (used) cache.put('a', used);
  cache.makeRoom();
  expect(keys()).toEqual(['a', 'c']);
  cache.put('large', { bytes: 50 });
  cache.makeRoom();
  expect(keys()).toEqual(['large']);
});

test('only the one that is meant is dropped', () => {
  const cache = createByteCache<{ bytes: number }>(10);
  const [old, current] = [{ bytes: 1 }, { bytes: 1 }];
  cache.put('a', old);
  cache.put('a', current);
  cache.drop('a', old);
  expect(cache.get('a')).toBe(current);
  cache.drop('a');
  expect(cache.get('a')).toBeUndefined();
});
