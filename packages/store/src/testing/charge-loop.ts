import { openStore } from '../open-store.ts';
import { makeAccount, sampleCharge } from './sample-charge.ts';

/**
 * A process for the tests to kill: opens the store in the folder it is given and charges 1 credit again and again.
 * It prints the organisation's id, then the entry id of every charge that was acknowledged, one a line.
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
