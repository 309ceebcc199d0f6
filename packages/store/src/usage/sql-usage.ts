import type { Kysely } from 'kysely';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import type { UsageRollup } from '../usage-rollup.ts';
import { foldLedger } from './fold-ledger.ts';
import { readEntryPage } from './read-entry-page.ts';
import { readProjects } from './read-projects.ts';
import { summariseUsage } from './summarise-usage.ts';

/** Opens the daily sums on either engine. */
export function openUsage(db: Kysely<Tables>, kind: Store['kind'], now: () => string): UsageRollup {
  return {
    fold: (scope, signal) => foldLedger(db, kind, scope, signal),
    summarise: (query) => summariseUsage(db, query),
    entries: (query) => readEntryPage(db, query),
    projects: (query) => readProjects(db, query, now()),
  };
}
