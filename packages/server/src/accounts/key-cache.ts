import type { KeyHolder, Store } from '@redoubt/store';
import { createRevisionCache } from '../revision-cache/revision-cache.ts';
import { watchRevision } from '../revision-cache/watch-revision.ts';
import { hashSecret } from './issue-key.ts';

/** Finds who holds a key, from memory in the hot path. */
export interface KeyCache {
  /** Undefined for an unknown or revoked key; no promise where it is in memory. */
  find(secret: string): KeyHolder | undefined | Promise<KeyHolder | undefined>;
}

/** One small query every 400 ms of use tells whether any key, project or organisation changed; only then is memory dropped. */
export function createKeyCache({ keys }: Pick<Store, 'keys'>, clock: () => Date): KeyCache {
  const watch = watchRevision({ revision: keys.revision, clock });
  /** By the key itself, which hashing for every request would cost microseconds: it is in memory while its request is, and leaves it nowhere. */
  const cache = createRevisionCache<KeyHolder | undefined>();
  return { find: (secret) => cache.find(secret, watch, () => keys.findByHash(hashSecret(secret))) };
}
