import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { verificationOf } from './admin/verification.ts';
import { DATABASE_FILE, openStore } from './store/open-store.ts';

/** Verify the ledger of a store by opening it. The embedded one must be there, and no service may have it open (DataFolderInUse). */
export async function verifyStore(
  place: { dataDir: string } | { databaseUrl: string },
): Promise<ReturnType<typeof verificationOf>> {
  if ('dataDir' in place && !existsSync(join(place.dataDir, DATABASE_FILE))) {
    throw new Error(`There is no store in ${place.dataDir}; name the folder that REDOUBT_DATA_DIR named`);
  }
  const store = await openStore({ dataDir: '', ...place, clock: () => new Date() });
  try {
    return verificationOf(await store.ledger.verify());
  } finally {
    await store.close();
  }
}
