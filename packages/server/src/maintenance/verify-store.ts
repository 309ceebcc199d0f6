import { verificationOf } from '../admin/verification.ts';
import { openExistingStore } from './open-existing-store.ts';

/** Verify the ledger of a store by opening it. The embedded one must be there, and no service may have it open (DataFolderInUse). */
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
