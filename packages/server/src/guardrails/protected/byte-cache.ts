/** What a cache holds: how many bytes of memory it takes may become known later. */
interface Weighed {
  readonly bytes: number;
}

/** Things by key, of so many bytes in all. */
export interface ByteCache<Kept extends Weighed> {
  get(key: string): Kept | undefined;
  /** Puts it last: the first ones go first. */
  put(key: string, kept: Kept): void;
  /** Only where it is still that one. */
  drop(key: string, kept?: Kept): void;
  /** Drops what was longest unused, where there is too much; never all. */
  makeRoom(): void;
}

/** A cache that holds `most` bytes. */
export function createByteCache<Kept extends Weighed>(most: number): ByteCache<Kept> {
  const kept = new Map<string, Kept>();
  return {
    get: (key) => kept.get(key),
    put(key, value) {
      kept.delete(key);
      kept.set(key, value);
    },
    drop(key, value) {
      if (value === undefined || kept.get(key) === value) kept.delete(key);
    },
    makeRoom() {
      let bytes = [...kept.values()].reduce((sum, each) => sum + each.bytes, 0);
      for (const [key, each] of kept) {
        if (bytes <= most || kept.size === 1) return;
        bytes -= each.bytes;
        kept.delete(key);
      }
    },
  };
}
