import { LRUCache } from 'lru-cache';
import type { Watch } from './watch-revision.ts';

/** What was read of the store, in memory until the watch over it says that anything changed; what was longest unused goes first. */
export interface RevisionCache<Value> {
  /**
   * Answers at once, without a promise, what is remembered; who asks for what is being read waits for that reading.
   * What failed is not remembered. One cache is asked with one watch.
   */
  find(key: string, watch: Watch, read: () => Promise<Value>): Value | Promise<Value>;
}

const MAX_REMEMBERED = 10_000;
/** Characters of all that is remembered. */
const MAX_CHARACTERS = 64 * 1_024 * 1_024;

/** `charactersOf`: what one value counts beside its key. */
export function createRevisionCache<Value>(charactersOf: (value: Value) => number = () => 0): RevisionCache<Value> {
  const remembered = new LRUCache<string, { readonly value: Value }>({
    max: MAX_REMEMBERED,
    maxSize: MAX_CHARACTERS,
    // A size of none is refused by the cache.
    sizeCalculation: ({ value }, key) => Math.max(1, key.length + charactersOf(value)),
  });
  const reading = new Map<string, Promise<Value>>();
  let epoch = 0;

  function load(key: string, watch: Watch, read: () => Promise<Value>): Promise<Value> {
    const asOf = epoch;
    const loading = read()
      .then((value) => {
        // A change may have come while it was read: it is then good for those who already wait.
        if (asOf === watch.epoch()) remembered.set(key, { value });
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
      remembered.clear();
      reading.clear();
    }
    const known = remembered.get(key);
    return known ? known.value : (reading.get(key) ?? load(key, watch, read));
  }

  return {
    find(key, watch, read) {
      const pending = watch.fresh();
      return pending ? pending.then(() => recall(key, watch, read)) : recall(key, watch, read);
    },
  };
}
