import { verificationOf } from '../admin/verification.ts';
import { openExistingStore } from './open-existing-store.ts';

/** Verifies the ledger of a store. An embedded store must exist, and no service may use it (DataFolderInUse). */
export async function verifyStore(
  place: { dataDir: string } | { databaseUrl: string },
): Promise<ReturnType<typeof verificationOf>> {
  const store = await openExistingStore(place);
  try {
    return verificationOf(await store.ledger.verify());
  } finally {
    await store.close();
  }
}
