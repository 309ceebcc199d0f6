import type { KeyHolder } from '../store/keys.ts';
import type { Store } from '../store/store.ts';
import { hashSecret } from './key-secret.ts';

/** How long a node trusts what it remembers before it asks whether any key changed: well inside the promised second. */
const REVISION_CHECK_MS = 400;
const MAX_REMEMBERED = 10_000;

/** Finds who holds a key, from memory in the hot path. */
export interface KeyCache {
  /** Undefined for an unknown or revoked key. */
  find(secret: string): Promise<KeyHolder | undefined>;
}

/** One small query every 400 ms of use tells whether any key, project or organisation changed; only then is memory dropped. */
export function createKeyCache(store: Store, clock: () => Date): KeyCache {
  /** By the key itself, which hashing for every request would cost microseconds: it is in memory while its request is, and leaves it nowhere. */
  const remembered = new Map<string, { readonly holder: KeyHolder | undefined }>();
  let revision = -1;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    const startedAt = clock().getTime();
    const current = await store.keys.revision();
    if (current !== revision) remembered.clear();
    revision = current;
    checkedAt = startedAt;
  }

  /** Requests that come while a check is under way wait for that one. */
  function fresh(): Promise<void> | undefined {
    const age = clock().getTime() - checkedAt;
    if (age >= 0 && age < REVISION_CHECK_MS) return undefined;
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  async function look(secret: string): Promise<KeyHolder | undefined> {
    const asOf = revision;
    const holder = await store.keys.findByHash(hashSecret(secret));
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    // A change may have been noticed while the query ran: its answer is then good for this request only.
    if (asOf === revision) remembered.set(secret, { holder });
    return holder;
  }

  return {
    async find(secret) {
      const checked = fresh();
      if (checked) await checked;
      const known = remembered.get(secret);
      return known ? known.holder : look(secret);
    },
  };
}
