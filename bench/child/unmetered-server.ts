import { loadConfig } from '../../packages/server/src/config/load-config.ts';
import { startService } from '../../packages/server/src/start-service.ts';
import type { ChargeOutcome, Ledger, Usage } from '../../packages/server/src/store/ledger.ts';
import { openStore } from '../../packages/server/src/store/open-store.ts';

/**
 * The same service whose ledger answers every charge at once from a counter in memory: it prices, reads the account and
 * writes the headers like the real one, and books nothing.
 */
const organisation: Usage = { used: 0, shadowUsed: 0, held: 0, requests: 0, granted: 0, refused: 0 };
const charge: Ledger['charge'] = async ({ credits }): Promise<ChargeOutcome> => {
  organisation.used += credits;
  organisation.requests += 1;
  return { accepted: true, entryId: '1-1', isReplay: false, standing: { organisation, project: null } };
};

const service = await startService(loadConfig({ args: [], env: process.env }), undefined, async (options) => {
  const store = await openStore(options);
  return { ...store, ledger: { ...store.ledger, charge } };
});
console.log(`ready on ${service.url}`);
process.once('SIGTERM', async () => {
  await service.stop();
  process.exit(0);
});
