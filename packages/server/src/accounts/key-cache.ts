import type { KeyHolder, Store } from '@redoubt/store';
import { createRevisionCache } from '../revision-cache/revision-cache.ts';
import { watchRevision } from '../revision-cache/watch-revision.ts';
import { hashSecret } from './issue-key.ts';

/** Finds the holder of a key. Usually answers from memory. */
export interface KeyCache {
  /** Returns undefined for an unknown, revoked or expired key. Returns no promise if the result is in memory. */
  find(secret: string): KeyHolder | undefined | Promise<KeyHolder | undefined>;
  /** Returns the ids of the keys that were found since the last call. */
  takeUsed(): ReadonlySet<string>;
}

/**
 * While in use, one small query every 400 ms checks whether any key, project or organisation changed. The memory is
 * cleared only then.
 */
export function createKeyCache({ keys }: Pick<Store, 'keys'>, clock: () => Date): KeyCache {
  const watch = watchRevision({ revision: keys.revision, clock });
  /**
   * The cache uses the key itself, because hashing it for every request would cost microseconds. The key is in memory
   * during its request anyway, and it never leaves the cache.
   */
  const cache = createRevisionCache<KeyHolder | undefined>();
  let used = new Set<string>();
  const valid = (holder: KeyHolder | undefined): KeyHolder | undefined => {
    if (!holder) return undefined;
    const { id, expiresAt } = holder.key;
    if (expiresAt !== null && expiresAt.getTime() <= clock().getTime()) return undefined;
    used.add(id);
    return holder;
  };
  return {
    find(secret) {
      const found = cache.find(secret, watch, () => keys.findByHash(hashSecret(secret)));
      return found instanceof Promise ? found.then(valid) : valid(found);
    },
    takeUsed() {
      const taken = used;
      used = new Set();
      return taken;
    },
  };
}
