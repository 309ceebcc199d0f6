import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, openStore, type Store } from '@redoubt/store';

/** Open a store without a service. The embedded one must be there, and no service may have it open (DataFolderInUse). */
export function openExistingStore(place: { dataDir: string } | { databaseUrl: string }): Promise<Store> {
  if ('dataDir' in place && !existsSync(join(place.dataDir, DATABASE_FILE))) {
    throw new Error(`There is no store in ${place.dataDir}; name the folder that REDOUBT_DATA_DIR named`);
  }
  return openStore({ dataDir: '', ...place, clock: () => new Date() });
}
