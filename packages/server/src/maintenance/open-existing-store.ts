import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, openStore, type Store } from '@redoubt/store';

/** Opens a store without a service. An embedded store must exist, and no service may use it (DataFolderInUse). */
export function openExistingStore(place: { dataDir: string } | { databaseUrl: string }): Promise<Store> {
  if ('dataDir' in place && !existsSync(join(place.dataDir, DATABASE_FILE))) {
    throw new Error(`There is no store in ${place.dataDir}; name the folder that REDOUBT_DATA_DIR named`);
  }
  return openStore({ dataDir: '', ...place, clock: () => new Date() });
}
