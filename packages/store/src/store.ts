import type { Accounts } from './accounts.ts';
import type { Events } from './events.ts';
import type { IdempotencyRecords } from './idempotency-records.ts';
import type { Keys } from './keys.ts';
import type { Ledger } from './ledger.ts';
import type { PiiMaps } from './pii-maps.ts';
import type { ProxyCalls } from './proxy-calls.ts';
import type { Runs } from './runs.ts';
import type { ProtectedTexts, SavedModels, SavedPolicies } from './saved-resources.ts';
import type { SealedColumns } from './sealed-columns.ts';
import type { AnswerCapacity } from './trim-idempotency-records.ts';
import type { UsageRollup } from './usage-rollup.ts';
import type { Webhooks } from './webhooks.ts';

/** Everything the service keeps, on one engine: SQLite in the data folder, or PostgreSQL. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly accounts: Accounts;
  readonly keys: Keys;
  readonly ledger: Ledger;
  readonly idempotency: IdempotencyRecords;
  readonly usage: UsageRollup;
  readonly events: Events;
  readonly webhooks: Webhooks;
  readonly piiMaps: PiiMaps;
  readonly policies: SavedPolicies;
  readonly models: SavedModels;
  readonly runs: Runs;
  readonly protectedTexts: ProtectedTexts;
  readonly sealed: SealedColumns;
  readonly proxyCalls: ProxyCalls;
  /** Rejects when the store cannot answer. */
  ping(): Promise<void>;
  /** Finishes the charges that are queued, then lets go of the database. */
  close(): Promise<void>;
}

/** `databaseUrl` chooses PostgreSQL; without it the store is SQLite inside `dataDir`. */
export interface StoreOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  clock: () => Date;
  /** What an organisation may have of kept answers; tests have less. */
  answerCapacity?: AnswerCapacity | undefined;
}
