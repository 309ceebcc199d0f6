import { timingSafeEqual } from 'node:crypto';
import type { KeyHolder } from '../store/keys.ts';
import type { Store } from '../store/store.ts';
import { hashSecret } from './key-secret.ts';

/** How long a node trusts what it remembers before it asks whether any key changed: well inside the promised second. */
const REVISION_CHECK_MS = 400;
const MAX_REMEMBERED = 10_000;

interface Remembered {
  readonly digest: Buffer;
  readonly holder: KeyHolder | undefined;
}

/** Finds who holds a key, from memory in the hot path. */
export interface KeyCache {
  /** Undefined for an unknown or revoked key. */
  find(secret: string): Promise<KeyHolder | undefined>;
}

/** One small query every 400 ms of use tells whether any key, project or organisation changed; only then is memory dropped. */
export function createKeyCache(store: Store, clock: () => Date): KeyCache {
  const remembered = new Map<string, Remembered>();
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

  async function look(hash: string, digest: Buffer): Promise<KeyHolder | undefined> {
    const asOf = revision;
    const holder = await store.keys.findByHash(hash);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    // A change may have been noticed while the query ran: its answer is then good for this request only.
    if (asOf === revision) remembered.set(hash, { digest, holder });
    return holder;
  }

  return {
    async find(secret) {
      const hash = hashSecret(secret);
      const digest = Buffer.from(hash, 'hex');
      await fresh();
      const known = remembered.get(hash);
      return known && timingSafeEqual(known.digest, digest) ? known.holder : look(hash, digest);
    },
  };
}
