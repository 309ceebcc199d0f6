import { loadConfig } from '../../packages/server/src/config/load-config.ts';
import { startService } from '../../packages/server/src/start/start-service.ts';
import { GroupCommit } from '../../packages/store/src/group-commit.ts';
import type { Charge, ChargeOutcome, Ledger, Usage } from '../../packages/store/src/ledger.ts';
import { openStore } from '../../packages/store/src/open-store.ts';
import type { Store, StoreOptions } from '../../packages/store/src/store.ts';

/**
 * The service on the ledger that REDOUBT_BENCH_LEDGER names; nothing else differs. `store` is its own. The others book
 * nothing, but price, read the account and write the headers all the same: `batched` lets charges wait for one another
 * in the ledger's own queue, as they do for a commit, and `memory` answers each at once.
 */
const organisation: Usage = { used: 0, shadowUsed: 0, held: 0, requests: 0, granted: 0, refused: 0 };

function book({ credits }: Charge): ChargeOutcome {
  organisation.used += credits;
  organisation.requests += 1;
  return { accepted: true, entryId: '1-1', isReplay: false, snapshot: { organisation, project: null } };
}

const queue = new GroupCommit<Charge, ChargeOutcome>({
  commit: async (charges) => charges.map(book),
  maxBatch: 256,
  maxWaiting: 10_000,
});

const charges: Record<string, Ledger['charge']> = {
  batched: (charge) => queue.add(charge),
  memory: async (charge) => book(charge),
};

async function openBench(options: StoreOptions): Promise<Store> {
  const store = await openStore(options);
  const charge = charges[process.env.REDOUBT_BENCH_LEDGER ?? 'store'];
  return charge ? { ...store, ledger: { ...store.ledger, charge } } : store;
}

const service = await startService(loadConfig({ args: [], env: process.env }), undefined, { open: openBench });
console.log(`ready on ${service.url}`);
process.once('SIGTERM', async () => {
  await service.stop();
  process.exit(0);
});
