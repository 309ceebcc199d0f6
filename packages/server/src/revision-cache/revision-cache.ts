import { LRUCache } from 'lru-cache';
import type { Watch } from './watch-revision.ts';

/**
 * Keeps values read from the store in memory until the watch reports a change. The least recently used values are
 * dropped first.
 */
export interface RevisionCache<Value> {
  /**
   * Returns a remembered value at once, without a promise. A caller that asks for a value being read waits for that
   * read. Failures are not remembered. Use one cache with one watch only.
   */
  find(key: string, watch: Watch, read: () => Promise<Value>): Value | Promise<Value>;
}

const MAX_REMEMBERED = 10_000;
/** Maximum number of characters of all remembered entries. */
const MAX_CHARACTERS = 64 * 1_024 * 1_024;

/** Creates a cache. `charactersOf` returns the size of one value, in addition to its key. */
export function createRevisionCache<Value>(charactersOf: (value: Value) => number = () => 0): RevisionCache<Value> {
  // Created with its first value, because it takes 300 kB for its most entries at once.
  let remembered: LRUCache<string, { readonly value: Value }> | undefined;
  const reading = new Map<string, Promise<Value>>();
  let epoch = 0;

  function load(key: string, watch: Watch, read: () => Promise<Value>): Promise<Value> {
    const asOf = epoch;
    const loading = read()
      .then((value) => {
        // A change may have happened during the read. The value is then returned to the waiting callers but not
        // remembered.
        if (asOf === watch.epoch()) {
          remembered ??= emptyCache(charactersOf);
          remembered.set(key, { value });
        }
        return value;
      })
      .finally(() => {
        if (reading.get(key) === loading) reading.delete(key);
      });
    reading.set(key, loading);
    return loading;
  }

  function recall(key: string, watch: Watch, read: () => Promise<Value>): Value | Promise<Value> {
    const now = watch.epoch();
    if (now !== epoch) {
      epoch = now;
      remembered?.clear();
      reading.clear();
    }
    const known = remembered?.get(key);
    return known ? known.value : (reading.get(key) ?? load(key, watch, read));
  }

  return {
    find(key, watch, read) {
      const pending = watch.fresh();
      return pending ? pending.then(() => recall(key, watch, read)) : recall(key, watch, read);
    },
  };
}

const emptyCache = <Value>(charactersOf: (value: Value) => number) =>
  new LRUCache<string, { readonly value: Value }>({
    max: MAX_REMEMBERED,
    maxSize: MAX_CHARACTERS,
    // The cache refuses a size of 0.
    sizeCalculation: ({ value }, key) => Math.max(1, key.length + charactersOf(value)),
  });
