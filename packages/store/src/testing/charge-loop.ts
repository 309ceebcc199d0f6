import { openStore } from '../open-store.ts';
import { makeAccount, sampleCharge } from './sample-charge.ts';

/**
 * A process for tests to kill. It opens the store in the given folder and charges 1 credit again and again. It prints
 * the organisation's id, then the entry id of every acknowledged charge, one per line.
 */
const IN_FLIGHT = 32;
const [, , dataDir = ''] = process.argv;
const store = await openStore({ dataDir, clock: () => new Date() });
const account = await makeAccount(store);
process.stdout.write(`${account.organisation.id}\n`);
await Promise.all(Array.from({ length: IN_FLIGHT }, chargeForever));

async function chargeForever(): Promise<never> {
  for (;;) {
    const outcome = await store.ledger.charge(sampleCharge(account, { allowance: null }));
    if (outcome.accepted) process.stdout.write(`${outcome.entryId}\n`);
  }
}
