import type { ProtectedKind } from '@redoubt/contract';
import type { References, ReferenceText } from '@redoubt/detectors';
import type { SecretBox } from '@redoubt/secrets';
import type { ProtectedEntry, ProtectedTexts, ProtectedTypes, SavedStore } from '@redoubt/store';
import { watchSaved } from '../../saved-resources/saved-cache.ts';
import type { DetectorPool } from '../detector-pool.ts';
import { createByteCache } from './byte-cache.ts';
import { CachedIndex } from './cached-index.ts';
import { openText } from './text-seal.ts';

/** Which texts are compared with: all of a project's of one kind, or the one of that name. */
interface ReferencePlace {
  readonly projectId: string;
  readonly kind: ProtectedKind;
  readonly name?: string | undefined;
}

/** Protected texts, with what texts are compared with in memory. Changes go through here: this node sees them at once. */
export interface ProtectedCache extends SavedStore<ProtectedTypes> {
  /** Undefined where there are none. The first call after a change waits until the texts are indexed. */
  references(place: ReferencePlace): Promise<References | undefined>;
}

interface Needs {
  readonly store: ProtectedTexts;
  readonly clock: () => Date;
  readonly secrets: SecretBox;
  readonly detectors: Pick<DetectorPool, 'of'>;
}

/** Of all indexes together. */
const MAX_BYTES = 256 * 1_024 * 1_024;
/** Texts that are read and opened at a time: a millisecond or two each of the largest. */
const SLICE = 4;
/** More entries than a project may have. */
const PAGE = 1_000;

/** Indexes are made anew where a text of theirs changed, on this node or any other; the others stay. */
export function createProtectedCache({ store, clock, secrets, detectors }: Needs): ProtectedCache {
  const cache = createByteCache<CachedIndex>(MAX_BYTES);
  const watched = watchSaved<ProtectedTypes>(store, clock);
  /** As of which epoch an index stood. */
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
    // Where a change came meanwhile, the next call looks again.
    checked.set(index, asOf);
    return index;
  }

  function make(key: string, entries: readonly ProtectedEntry[], signature: string, projectId: string): CachedIndex {
    const texts = readTexts(entries, store, secrets);
    const needs = { detectors: detectors.of(projectId), clock, onGrowth: cache.makeRoom };
    const made = new CachedIndex(signature, texts, needs);
    // At once: who comes while the texts are read waits for the same index.
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
      // Who waits for it is told what failed; the next call tries again.
      return index.references().catch((error: unknown) => {
        cache.drop(key, index);
        throw error;
      });
    },
  };
}

/** Every text of the kind, or the one of the name, without what it says. */
async function entriesOf(store: ProtectedTexts, { projectId, kind, name }: ReferencePlace): Promise<ProtectedEntry[]> {
  if (name === undefined) return (await store.list({ projectId, kind }, { page: 1, perPage: PAGE })).saved;
  const found = await store.find({ projectId, name });
  return found?.kind === kind ? [found] : [];
}

/** What the texts say, a few rows at a time; what was deleted meanwhile is left out. */
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
