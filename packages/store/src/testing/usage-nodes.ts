import type { Store } from '../store.ts';
import type { UsageColumn, UsageQuery } from '../usage-rollup.ts';
import type { makeAccount } from './sample-charge.ts';
import type { StoreEngine } from './store-engines.ts';

/** Every reading is an hour later than the one before, so that a history takes days. */
function hourlyClock(): () => Date {
  let hours = 0;
  return () => new Date(Date.UTC(2026, 10, 1) + (hours++ % 600) * 3_600_000);
}

/** The nodes of one store: two where more than one may be. */
export async function openNodes(engine: StoreEngine, kind: Store['kind']): Promise<[Store, ...Store[]]> {
  const first = await engine.open(hourlyClock());
  return kind === 'postgres' ? [first, await engine.open(hourlyClock())] : [first];
}

/** What an account used in the last three months of 2026. */
export const everything = (account: Awaited<ReturnType<typeof makeAccount>>, groupBy: UsageColumn): UsageQuery => ({
  organisationId: account.organisation.id,
  from: '2026-10-01',
  to: '2026-12-31',
  groupBy,
  limit: 1_000,
});
