import { dollarsOf, dollarText } from '@redoubt/metering';
import { hourOf, type Store } from '@redoubt/store';
import type { Logger } from 'pino';
import { Failure } from '../../errors.ts';
import type { CallRecord } from '../calls/call-record.ts';
import { createCostLog } from './cost-log.ts';
import { createRateSync } from './rate-sync.ts';
import { RateWindows } from './rate-windows.ts';
import { type SpendCounter, SpendCounters, spentOf } from './spend-counters.ts';
import { type Budget, type Spender, type SpendLimits, spenderName, spendLabels } from './spend-limits.ts';

/** What calls cost, and the limits of it. */
export interface Spending {
  /**
   * Lets a call begin. Throws 402 if a budget is used up, and 429 if a minute is. Returns a promise only if a budget has
   * to be read from the store, which is at the first call of a spender.
   */
  begin(limits: SpendLimits, spender: Spender): void | Promise<void>;
  /** Counts a call that has ended. Never throws and never waits. */
  add(call: CallRecord): void;
  /** Writes what waits. */
  close(): Promise<void>;
}

interface SpendingOptions {
  readonly store: Pick<Store, 'kind' | 'proxyCosts' | 'proxyMinutes'>;
  readonly log: Logger;
  readonly clock: () => Date;
}

interface CountedBudget {
  readonly budget: Budget;
  readonly counter: SpendCounter;
}

export function createSpending({ store, log, clock }: SpendingOptions): Spending {
  const counters = new SpendCounters(store);
  const costs = createCostLog({ store, log, clock, counters });
  const rates = new RateWindows(store.kind === 'postgres');
  const sync = createRateSync({ store, log, clock, windows: rates });

  function admit(counted: readonly CountedBudget[], limits: SpendLimits, spender: Spender): void {
    for (const each of counted) refuseSpent(each, spender);
    if (limits.rates.length === 0) return;
    rates.begin(limits.rates, spender, clock().getTime());
    sync.soon();
  }

  return {
    begin(limits, spender) {
      const hour = hourOf(clock());
      const counted = limits.budgets.flatMap((budget) =>
        spendLabels(budget.per, spender).map((label) => ({
          budget,
          counter: counters.find(budget, label, spender, hour),
        })),
      );
      if (counters.isWaiting) costs.soon();
      if (counted.every(({ counter }) => counter.stored !== undefined)) return admit(counted, limits, spender);
      return costs.flush().then(() => admit(counted, limits, spender));
    },
    add(call) {
      costs.add(call);
      rates.add(call, clock().getTime());
      if (rates.isWaiting) sync.soon();
    },
    async close() {
      await Promise.all([costs.close(), sync.close()]);
    },
  };
}

/** A budget that cannot be read lets no call begin. */
function refuseSpent({ budget, counter }: CountedBudget, spender: Spender): void {
  if (counter.stored === undefined) {
    throw new Failure('not_ready', 'What was spent of the budget cannot be read; try again shortly', {
      headers: { 'retry-after': '1' },
    });
  }
  const spent = spentOf(counter);
  if (spent < budget.most) return;
  const { per, period } = budget;
  const resetsAt = new Date(counter.toHour * 3_600_000).toISOString();
  const message = `The budget of a ${period} for ${spenderName(per, counter.label, spender)} is used up: $${dollarText(spent)} of $${dollarText(budget.most)}; calls begin again at ${resetsAt}`;
  throw new Failure('budget_exceeded', message, {
    detail: {
      ...{ deployment: spender.deployment.name, per, group: counter.label, period },
      ...{ usd: dollarsOf(budget.most), spent_usd: dollarsOf(spent), resets_at: resetsAt },
    },
  });
}
