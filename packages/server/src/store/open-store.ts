import type { Store, StoreOptions } from './store.ts';

/** Opens the store and brings its tables up to date. Throws DataFolderInUse where another process has the folder. */
export function openStore({ dataDir }: StoreOptions): Promise<Store> {
  throw new Error(`not there yet: ${dataDir}`);
}
