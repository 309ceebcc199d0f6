import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../packages/store/src/open-store.ts';
import { HOLD_MS, type KeyedOrder } from './keyed-order.ts';
import { seededRandom } from './random.ts';

const IN_FLIGHT = 32;
const RETRY_MS = 20;

/**
 * A process for the tests to kill. It makes charges and holds with its own idempotency keys, again and again, and
 * settles some of the holds. It prints `try KEY KIND CREDITS` before each call, `ok KEY ENTRY` after it is
 * acknowledged, and `end ENTRY` for each acknowledged settle. A call that fails is repeated with its key.
 */
const order = JSON.parse(process.argv[2] ?? '') as KeyedOrder;
const store = await openStore({ dataDir: order.dataDir, databaseUrl: order.databaseUrl, clock: () => new Date() });
const random = seededRandom(order.seed);
let sent = 0;
await Promise.all(Array.from({ length: IN_FLIGHT }, chargeForever));

async function chargeForever(): Promise<never> {
  for (;;) {
    sent += 1;
    const key = `${order.round}-${sent}`;
    const isHold = random.below(3) === 0;
    const credits = 1 + random.below(5);
    say(`try ${key} ${isHold ? 'hold' : 'charge'} ${credits}`);
    const charge = { ...order.charge, requestId: key, idempotencyKey: key, credits };
    const expiresAt = new Date(Date.now() + HOLD_MS / 3 + random.below(HOLD_MS / 2));
    const outcome = await untilAnswered(() =>
      isHold ? store.ledger.hold({ ...charge, expiresAt }) : store.ledger.charge(charge),
    );
    if (!outcome.accepted) throw new Error('A charge without a limit was refused');
    say(`ok ${key} ${outcome.entryId}`);
    // The other half of the holds is left to expire.
    if (isHold && random.below(2) === 0) await settle(outcome.entryId, credits);
  }
}

async function settle(holdId: string, credits: number): Promise<void> {
  const end = await untilAnswered(() =>
    store.ledger.settle({ holdId, credits: random.below(credits + 1), quantity: 1, breakdown: null }),
  );
  if (end.ended) say(`end ${end.entryId}`);
}

/**
 * Repeats a call until the server answers, because it may be down for a while. A call that is repeated with its key is
 * booked only once.
 */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await sleep(RETRY_MS);
    }
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
