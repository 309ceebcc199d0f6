import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../store.ts';
import type { UsageColumn, UsageQuery } from '../usage-rollup.ts';
import { type OpenedStore, onEachEngine } from './on-each-engine.ts';
import type { makeAccount } from './sample-charge.ts';
import type { StoreEngine } from './store-engines.ts';

/** A clock that advances by an hour with each reading, so that a history covers days. */
function hourlyClock(): () => Date {
  let hours = 0;
  return () => new Date(Date.UTC(2026, 10, 1) + (hours++ % 600) * 3_600_000);
}

/** The nodes of one store: two if the engine allows more than one. */
export interface UsageNodes {
  readonly kind: Store['kind'];
  readonly first: Store;
  all(): readonly Store[];
  /** One of the nodes, chosen by any number. */
  at(pick: number): Store;
}

/** Describes tests on the nodes of each engine. Their clocks advance by an hour with each reading. */
export function onUsageNodes(subject: string, tests: (nodes: UsageNodes, opened: OpenedStore) => void): void {
  const open = (engine: StoreEngine) => engine.open(hourlyClock());
  onEachEngine({ subject, open }, (opened) => {
    const others: Store[] = [];
    beforeAll(async () => {
      if (opened.kind === 'postgres') others.push(await open(opened.engine));
    });
    afterAll(() => Promise.all(others.map((node) => node.close())));
    const all = () => [opened.store, ...others];
    tests(
      {
        kind: opened.kind,
        get first() {
          return opened.store;
        },
        all,
        at: (pick) => all()[pick % all().length] ?? opened.store,
      },
      opened,
    );
  });
}

/** A query for all usage of an account in the last three months of 2026. */
export const everything = (account: Awaited<ReturnType<typeof makeAccount>>, groupBy: UsageColumn): UsageQuery => ({
  organisationId: account.organisation.id,
  from: '2026-10-01',
  to: '2026-12-31',
  groupBy,
  limit: 1_000,
});
