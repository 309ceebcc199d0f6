import type { KeyHolder, Store } from '@redoubt/store';
import { createRevisionCache } from '../revision-cache/revision-cache.ts';
import { watchRevision } from '../revision-cache/watch-revision.ts';
import { hashSecret } from './issue-key.ts';

/** Finds the holder of a key. Usually answers from memory. */
export interface KeyCache {
  /** Returns undefined for an unknown or revoked key. Returns no promise if the result is in memory. */
  find(secret: string): KeyHolder | undefined | Promise<KeyHolder | undefined>;
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
  return { find: (secret) => cache.find(secret, watch, () => keys.findByHash(hashSecret(secret))) };
}
