import { randomUUID } from 'node:crypto';
import type { Charge } from '../../packages/store/src/ledger.ts';
import { openStore } from '../../packages/store/src/open-store.ts';
import { type Random, seededRandom } from './random.ts';

/** The charges of one process. All processes charge the same balance. */
export interface ChargingOrder {
  readonly charge: Charge;
  readonly costs: 'one' | 'mixed';
  readonly callers: number;
  readonly seed: number;
}

/** What the process was answered. */
export interface ChargingReport {
  readonly charges: number;
  readonly credits: number;
  readonly refused: number;
}

const MAX_COST = 9;
/** A caller stops after this many refusals of a single credit. */
const REFUSALS = 3;

const [, , databaseUrl = ''] = process.argv;
const store = await openStore({ dataDir: '', databaseUrl, clock: () => new Date() });
process.on('message', async (order: ChargingOrder) => process.send?.(await chargeToLimit(order)));
process.send?.('ready');

async function chargeToLimit({ charge, costs, callers, seed }: ChargingOrder): Promise<ChargingReport> {
  const total = { charges: 0, credits: 0, refused: 0 };
  const book = async (credits: number): Promise<boolean> => {
    const { accepted } = await store.ledger.charge({ ...charge, credits, requestId: randomUUID() });
    total.charges += accepted ? 1 : 0;
    total.credits += accepted ? credits : 0;
    total.refused += accepted ? 0 : 1;
    return accepted;
  };
  const call = (caller: number) => chargeUntilRefused(book, costs, seededRandom(seed * 100 + caller));
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return total;
}

/** Charges until not even one credit is accepted. After each refusal, the caller asks for less. */
async function chargeUntilRefused(
  book: (credits: number) => Promise<boolean>,
  costs: ChargingOrder['costs'],
  random: Random,
): Promise<void> {
  let largest = costs === 'mixed' ? MAX_COST : 1;
  for (let refusals = 0; refusals < REFUSALS; ) {
    const credits = 1 + random.below(largest);
    if (await book(credits)) continue;
    if (credits === 1) refusals += 1;
    largest = Math.max(1, credits - 1);
  }
}
