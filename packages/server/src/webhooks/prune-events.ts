import type { ServiceContext } from '../context.ts';

const KEPT_MS = 30 * 24 * 3_600_000;
const BATCH = 1_000;
/** Maximum number of batches per round, so that no round blocks the store for long. */
const BATCHES_A_ROUND = 50;

type Pruning = Pick<ServiceContext, 'store' | 'clock'>;

/** Deletes events older than 30 days, delivered or not, in small transactions. Returns how many were deleted. */
export async function pruneEvents({ store, clock }: Pruning, batch = BATCH): Promise<number> {
  const before = new Date(clock().getTime() - KEPT_MS);
  let pruned = 0;
  for (let round = 0; round < BATCHES_A_ROUND; round++) {
    const deleted = await store.events.prune(before, batch);
    pruned += deleted;
    if (deleted < batch) break;
  }
  return pruned;
}
