import type { ProtectedKind } from '@redoubt/contract';
import type { References, ReferenceText } from '@redoubt/detectors';
import type { SecretBox } from '@redoubt/secrets';
import type { ProtectedEntry, ProtectedTexts, ProtectedTypes, SavedStore } from '@redoubt/store';
import { watchSaved } from '../../saved-resources/saved-cache.ts';
import type { DetectorPool } from '../detector-pool.ts';
import { createByteCache } from './byte-cache.ts';
import { CachedIndex } from './cached-index.ts';
import { openText } from './text-seal.ts';

/** The texts to compare with: all of one kind in a project, or the one with that name. */
interface ReferencePlace {
  readonly projectId: string;
  readonly kind: ProtectedKind;
  readonly name?: string | undefined;
}

/**
 * Protected texts with their indexes in memory. All changes of this node go through here, so the node sees them at
 * once.
 */
export interface ProtectedCache extends SavedStore<ProtectedTypes> {
  /** Returns undefined if there are no texts. The first call after a change waits until the texts are indexed. */
  references(place: ReferencePlace): Promise<References | undefined>;
}

interface Needs {
  readonly store: ProtectedTexts;
  readonly clock: () => Date;
  readonly secrets: SecretBox;
  readonly detectors: Pick<DetectorPool, 'of'>;
}

/** Maximum size of all indexes together. */
const MAX_BYTES = 256 * 1_024 * 1_024;
/** Number of texts that are read and decrypted at a time. The largest take a millisecond or two each. */
const SLICE = 4;
/** More entries than a project may have. */
const PAGE = 1_000;

/** Creates the cache. An index is rebuilt if one of its texts changed, on any node. Other indexes stay. */
export function createProtectedCache({ store, clock, secrets, detectors }: Needs): ProtectedCache {
  const cache = createByteCache<CachedIndex>(MAX_BYTES);
  const watched = watchSaved<ProtectedTypes>(store, clock);
  /** The epoch at which an index was last current. */
  const checked = new WeakMap<CachedIndex, number>();

  async function current(key: string, place: ReferencePlace): Promise<CachedIndex | undefined> {
    const asOf = watched.epoch();
    const entries = await entriesOf(store, place);
    const signature = entries.map(({ id, version }) => `${id}:${version}`).join();
    const known = cache.get(key);
    if (entries.length === 0) {
      cache.drop(key);
      return undefined;
    }
    const index = known?.signature === signature ? known : make(key, entries, signature, place.projectId);
    // If a change happened meanwhile, the next call checks again.
    checked.set(index, asOf);
    return index;
  }

  function make(key: string, entries: readonly ProtectedEntry[], signature: string, projectId: string): CachedIndex {
    const texts = readTexts(entries, store, secrets);
    const needs = { detectors: detectors.of(projectId), clock, onGrowth: cache.makeRoom };
    const made = new CachedIndex(signature, texts, needs);
    // Stored at once, so that calls which arrive during the read wait for the same index.
    cache.put(key, made);
    return made;
  }

  return {
    ...watched,
    async references(place) {
      await watched.fresh();
      const key = JSON.stringify([place.projectId, place.kind, place.name ?? null]);
      const known = cache.get(key);
      const index = known && checked.get(known) === watched.epoch() ? known : await current(key, place);
      if (!index) return undefined;
      // Waiting callers receive the failure. The next call tries again.
      return index.references().catch((error: unknown) => {
        cache.drop(key, index);
        throw error;
      });
    },
  };
}

/** Returns every text of the kind, or the one with the name, without contents. */
async function entriesOf(store: ProtectedTexts, { projectId, kind, name }: ReferencePlace): Promise<ProtectedEntry[]> {
  if (name === undefined) return (await store.list({ projectId, kind }, { page: 1, perPage: PAGE })).saved;
  const found = await store.find({ projectId, name });
  return found?.kind === kind ? [found] : [];
}

/** Returns the contents of the texts, a few rows at a time. Texts deleted meanwhile are left out. */
async function readTexts(
  entries: readonly ProtectedEntry[],
  store: ProtectedTexts,
  secrets: SecretBox,
): Promise<ReferenceText[]> {
  const texts: ReferenceText[] = [];
  for (let from = 0; from < entries.length; from += SLICE) {
    const slice = entries.slice(from, from + SLICE);
    const ids = slice.map(({ id }) => id);
    const rows = await store.read(slice[0]?.projectId ?? '', ids);
    for (const row of rows) texts.push({ name: row.name, text: openText(row, secrets) });
  }
  return texts;
}
