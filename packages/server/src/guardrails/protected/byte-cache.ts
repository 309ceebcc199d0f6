import { LRUCache } from 'lru-cache';

/** What a cache holds: how many bytes of memory it takes may become known later. */
interface Weighed {
  readonly bytes: number;
}

/** Things by key, of so many bytes in all; what was longest unused goes first. */
export interface ByteCache<Kept extends Weighed> {
  get(key: string): Kept | undefined;
  put(key: string, kept: Kept): void;
  /** Only where it is still that one. */
  drop(key: string, kept?: Kept): void;
  /** Drops what was longest unused, where there is too much; never all. */
  makeRoom(): void;
}

/** Far more than fit by their bytes. */
const MAX_ENTRIES = 10_000;

/** A cache that holds `most` bytes. */
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
