import type { SavedStore, SavedTypes } from '@redoubt/store';
import { createRevisionCache } from '../revision-cache/revision-cache.ts';
import { type RevisionWatch, type Watch, watchRevision } from '../revision-cache/watch-revision.ts';

/** Adds a watch to a store. All changes of this node go through the result, so the node sees them at once. */
export function watchSaved<T extends SavedTypes>(
  store: SavedStore<T>,
  clock: () => Date,
): SavedStore<T> & RevisionWatch {
  const watch = watchRevision({ revision: store.revision, clock });
  return {
    ...store,
    ...watch,
    insert: (resource, capacity) => watch.changing(store.insert(resource, capacity)),
    change: (place, change, capacity) => watch.changing(store.change(place, change, capacity)),
    remove: (place) => watch.changing(store.remove(place)),
  };
}

/** A store of saved resources that keeps the prepared objects in memory. */
export interface SavedCache<T extends SavedTypes, Ready, Wanted = T['place']> extends SavedStore<T>, Watch {
  /**
   * Returns undefined if there is no such resource. Returns no promise if it is in memory. `isFresh` bypasses the
   * cache and reads the store's current state.
   */
  ready(wanted: Wanted, isFresh: boolean): Ready | undefined | Promise<Ready | undefined>;
}

interface Making<T extends SavedTypes, Ready, Wanted> {
  readonly clock: () => Date;
  /** Returns the cache key. Different prepared objects need different keys. */
  keyOf(wanted: Wanted): string;
  make(saved: T['saved'], wanted: Wanted): Ready;
}

/** Creates the cache. Memory is cleared if this node changes anything, or if the revision shows that any node did. */
export function openSavedCache<T extends SavedTypes, Ready, Wanted extends T['place'] = T['place']>(
  store: SavedStore<T>,
  { clock, keyOf, make }: Making<T, Ready, Wanted>,
): SavedCache<T, Ready, Wanted> {
  const watched = watchSaved(store, clock);
  const cache = createRevisionCache<Ready | undefined>((ready) => (ready ? JSON.stringify(ready).length : 0));

  async function readReady(wanted: Wanted): Promise<Ready | undefined> {
    const saved = await store.find(wanted);
    return saved && make(saved, wanted);
  }

  return {
    ...watched,
    ready(wanted, isFresh) {
      if (isFresh) watched.renew();
      return cache.find(keyOf(wanted), watched, () => readReady(wanted));
    },
  };
}
