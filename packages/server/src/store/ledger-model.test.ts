import type { Balance } from '@redoubt/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount, sampleCharge } from '../testing/sample-charge.ts';
import { type StoreEngine, storeEngines } from '../testing/store-engines.ts';
import type { MeteringMode } from './accounts.ts';
import type { ChargeOutcome, Usage } from './ledger.ts';
import type { Store } from './store.ts';

interface Order {
  balance: Balance;
  mode: MeteringMode;
  credits: number;
  allowance: number | null;
}

const orders = fc.array(
  fc.record<Order>({
    balance: fc.constantFrom('guardrails', 'redteam'),
    mode: fc.constantFrom('credits', 'credits', 'credits', 'shadow', 'requests'),
    credits: fc.integer({ min: 0, max: 12 }),
    allowance: fc.constantFrom(null, 0, 20, 40, 41),
  }),
  { minLength: 1, maxLength: 60 },
);

/** The ledger's rules without any of its machinery: one order after the other, on plain numbers. */
class Model {
  readonly usage: Record<Balance, Usage> = {
    guardrails: { used: 0, shadowUsed: 0, requests: 0 },
    redteam: { used: 0, shadowUsed: 0, requests: 0 },
  };

  charge({ balance, mode, credits, allowance }: Order): boolean {
    const usage = this.usage[balance];
    const isMetered = mode === 'credits' && credits > 0 && allowance !== null;
    if (isMetered && usage.used + credits > allowance) return false;
    this.#count(balance, mode, credits, 1);
    return true;
  }

  takeBack({ balance, mode, credits }: Order): void {
    this.#count(balance, mode, -credits, -1);
  }

  #count(balance: Balance, mode: MeteringMode, credits: number, requests: number): void {
    const usage = this.usage[balance];
    if (mode === 'credits') usage.used += credits;
    if (mode === 'shadow') usage.shadowUsed += credits;
    usage.requests += requests;
  }
}

for (const { kind, isAvailable, start } of storeEngines) {
  describe.skipIf(!isAvailable)(`the ledger on ${kind} against its model`, () => {
    let engine: StoreEngine;
    let store: Store;

    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
    });
    afterAll(async () => {
      await store?.close();
      await engine?.stop();
    });

    test('whatever arrives together is answered as if it had come one by one', async () => {
      await fc.assert(fc.asyncProperty(orders, fc.infiniteStream(fc.boolean()), agrees), { numRuns: 60 });
      expect(await store.ledger.verify()).toEqual([]);
    });

    async function agrees(list: Order[], coins: fc.Stream<boolean>): Promise<void> {
      const account = await makeAccount(store);
      const model = new Model();
      await openBalances(account, model);
      const outcomes = await Promise.all(list.map((order) => store.ledger.charge(sampleCharge(account, order))));
      expect(outcomes.map(({ accepted }) => accepted)).toEqual(list.map((order) => model.charge(order)));
      const undone = list.flatMap((order, index) => (coins.next().value ? chosen(order, outcomes[index]) : []));
      await Promise.all(undone.map(({ entryId }) => store.ledger.reverse({ entryId, reason: 'model' })));
      for (const { order } of undone) model.takeBack(order);
      for (const balance of ['guardrails', 'redteam'] as const) {
        expect(await store.ledger.usage(sampleCharge(account, { balance }))).toEqual(model.usage[balance]);
      }
    }

    /** The first charge of a balance waits for its row; after that the order of calls is the order of arrival. */
    async function openBalances(account: Awaited<ReturnType<typeof makeAccount>>, model: Model): Promise<void> {
      for (const balance of ['guardrails', 'redteam'] as const) {
        const order: Order = { balance, mode: 'requests', credits: 0, allowance: null };
        await store.ledger.charge(sampleCharge(account, order));
        model.charge(order);
      }
    }
  });
}

function chosen(order: Order, outcome: ChargeOutcome | undefined): { order: Order; entryId: string }[] {
  return outcome?.accepted ? [{ order, entryId: outcome.entryId }] : [];
}
