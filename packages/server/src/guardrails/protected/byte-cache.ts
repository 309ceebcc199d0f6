import { LRUCache } from 'lru-cache';

/** A cached value. Its size in bytes may change later. */
interface Weighed {
  readonly bytes: number;
}

/** A cache with a limit in bytes. The least recently used values are dropped first. */
export interface ByteCache<Kept extends Weighed> {
  get(key: string): Kept | undefined;
  put(key: string, kept: Kept): void;
  /** Drops a value. If `kept` is given, it is dropped only if it is still the current value. */
  drop(key: string, kept?: Kept): void;
  /** Drops the least recently used values until the rest fits. One value always stays. */
  makeRoom(): void;
}

/** Far more entries than can fit by bytes. */
const MAX_ENTRIES = 10_000;

/** Creates a cache that holds at most `most` bytes. */
export function createByteCache<Kept extends Weighed>(most: number): ByteCache<Kept> {
  const kept = new LRUCache<string, Kept>({ max: MAX_ENTRIES });
  return {
    get: (key) => kept.get(key),
    put(key, value) {
      kept.set(key, value);
    },
    drop(key, value) {
      if (value === undefined || kept.peek(key) === value) kept.delete(key);
    },
    makeRoom() {
      let bytes = [...kept.values()].reduce((sum, each) => sum + each.bytes, 0);
      while (bytes > most && kept.size > 1) bytes -= kept.pop()?.bytes ?? 0;
    },
  };
}
