import type { Accounts } from './accounts.ts';
import type { Audit } from './audit.ts';
import type { Datasets } from './datasets.ts';
import type { Events } from './events.ts';
import type { Findings } from './findings.ts';
import type { IdempotencyRecords } from './idempotency-records.ts';
import type { Keys } from './keys.ts';
import type { Ledger } from './ledger.ts';
import type { PiiMaps } from './pii-maps.ts';
import type { PolicySamples } from './policy-samples.ts';
import type { ProxyCalls } from './proxy-calls.ts';
import type { ProxyCosts } from './proxy-costs.ts';
import type { ProxyMinutes } from './proxy-minutes.ts';
import type { RelayBridges } from './relay-bridges.ts';
import type { ReportShares } from './report-shares.ts';
import type { Runs } from './runs.ts';
import type { ProtectedTexts, SavedModels, SavedPolicies } from './saved-resources.ts';
import type { SealedColumns } from './sealed-columns.ts';
import type { AnswerCapacity } from './trim-idempotency-records.ts';
import type { UsageRollup } from './usage-rollup.ts';
import type { Webhooks } from './webhooks.ts';

/** Everything that the service stores, in one database engine: SQLite in the data folder, or PostgreSQL. */
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
  readonly datasets: Datasets;
  readonly findings: Findings;
  readonly protectedTexts: ProtectedTexts;
  readonly sealed: SealedColumns;
  readonly proxyCalls: ProxyCalls;
  readonly proxyCosts: ProxyCosts;
  readonly policySamples: PolicySamples;
  readonly proxyMinutes: ProxyMinutes;
  readonly relayBridges: RelayBridges;
  readonly reportShares: ReportShares;
  readonly audit: Audit;
  /** Rejects if the store cannot answer, or if its disk is full. */
  ping(): Promise<void>;
  /** Finishes the queued writes, then closes the database. */
  close(): Promise<void>;
}

/** If `databaseUrl` is set, the store uses PostgreSQL. Otherwise it uses SQLite inside `dataDir`. */
export interface StoreOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  clock: () => Date;
  /** How many stored answers an organisation may have, and how large they may be in total. Tests use smaller limits. */
  answerCapacity?: AnswerCapacity | undefined;
}
