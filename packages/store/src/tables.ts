import type { Balance } from '@redoubt/contract';
import type { Generated } from 'kysely';
import type { MeteringMode, Plan } from './accounts.ts';
import type { FindingTables } from './finding-tables.ts';
import type { KeyKind } from './key.ts';
import type { EntryKind } from './ledger.ts';
import type { PolicySampleRow } from './policy-samples.ts';
import type { ProxyCallRow } from './proxy-call-table.ts';
import type { ProxyCostRow } from './proxy-cost-table.ts';
import type { ProxyMinuteRow } from './proxy-minute-table.ts';
import type { RelayBridgeRow } from './relay-bridges.ts';
import type { ReportShareRow } from './report-shares.ts';
import type { RunTables } from './run-tables.ts';
import type { SavedTables } from './saved-tables.ts';
import type { Timestamp } from './timestamps.ts';

interface OrganisationRow {
  id: string;
  name: string;
  plan: Plan;
  metering_mode: MeteringMode;
  anchor_day: number;
  /** Null means the plan's grant, -1 means unlimited. */
  guardrails_allowance: number | null;
  redteam_allowance: number | null;
  /** 1 for the operator's organisation, null for all others. */
  is_operator: 1 | null;
  /** 1 if links to reports may be made. */
  share_reports: number;
  created_at: Timestamp;
}

interface ProjectRow {
  id: string;
  organisation_id: string;
  name: string;
  guardrails_limit: number | null;
  redteam_limit: number | null;
  created_at: Timestamp;
}

interface KeyRow {
  id: string;
  project_id: string;
  name: string;
  hash: string;
  prefix: string;
  /** JSON array. */
  scopes: string;
  created_at: Timestamp;
  revoked_at: Timestamp | null;
  kind: KeyKind;
  expires_at: Timestamp | null;
  last_used_at: Timestamp | null;
  /** The key that a session of a browser stands for; null for every other row. */
  parent_id: string | null;
}

/** One administrative action. `changes` is JSON. */
export interface AuditRow {
  id: Generated<number>;
  organisation_id: string;
  project_name: string | null;
  at: Timestamp;
  action: string;
  subject: string;
  key_id: string | null;
  actor: string;
  actor_organisation: string;
  request_id: string | null;
  changes: string;
}

interface BalanceRow {
  id: Generated<number>;
  organisation_id: string;
  balance: Balance;
  period: Timestamp;
  used: Generated<number>;
  shadow_used: Generated<number>;
  /** Credits of open holds. */
  held: Generated<number>;
  /** Credits granted beyond the allowance. */
  granted: Generated<number>;
  requests: Generated<number>;
  refused: Generated<number>;
  /** The highest share of the limit, in percent, that an event was sent for, and the limit at that time. */
  notified: Generated<number>;
  notified_limit: number | null;
  /** The `seq` of the newest entry; 0 if there is none. */
  seq: Generated<number>;
}

/** One project's part of a balance. Whoever changes it must hold the lock of the balance's row. */
interface ProjectBalanceRow {
  balance_id: number;
  project_id: string;
  used: number;
  shadow_used: number;
  held: number;
  requests: number;
  refused: number;
  notified: number;
  notified_limit: number | null;
}

/** An open hold. The row is deleted when the hold ends. */
export interface HoldRow {
  balance_id: number;
  /** The `seq` of the hold's ledger entry. */
  seq: number;
  /** Credits that the hold adds to the balance's `held`. */
  held: number;
  expires_at: Timestamp;
}

/** One row of the ledger. Organisation, balance and period are in the balance's row. */
export interface EntryRow {
  balance_id: number;
  seq: number;
  kind: EntryKind;
  mode: MeteringMode;
  project_id: string;
  key_id: string;
  credits: number;
  held: number;
  granted: number;
  quantity: number;
  used_after: number;
  endpoint: string;
  request_id: string;
  idempotency_key: string | null;
  rate_table_date: string;
  breakdown: string;
  /** The entry of the same balance that this one reverses, settles or releases. */
  resolves_seq: number | null;
  reason: string | null;
  at: Timestamp;
}

/** One use of an `Idempotency-Key`. It is claimed while `status` is null, and answered afterwards. */
export interface IdempotentAnswerRow {
  project_id: string;
  idempotency_key: string;
  request_hash: string;
  /**
   * Identifies the current holder. Whoever takes the key over writes a new id, so that the earlier holder's writes
   * fail.
   */
  claim_id: string;
  /** The process that claimed it. */
  owner: string;
  lease_until: Timestamp;
  expires_at: Timestamp;
  status: number | null;
  /** JSON object. */
  headers: string | null;
  body: string | null;
  /** Size of the body; 0 if there is none. */
  bytes: number;
}

/** The usage of one key at one endpoint on one day. `item` is one item of the breakdowns, or empty for the total. */
export interface UsageDayRow {
  balance_id: number;
  item: string;
  /** YYYY-MM-DD in UTC. */
  day: string;
  project_id: string;
  key_id: string;
  endpoint: string;
  credits: number;
  shadow_credits: number;
  quantity: number;
  requests: number;
}

/** The `seq` of the newest entry of a balance that is included in its daily sums. */
interface UsageCursorRow {
  balance_id: number;
  folded_seq: number;
}

interface EventRow {
  id: string;
  organisation_id: string;
  kind: string;
  /** JSON. */
  payload: string;
  created_at: Timestamp;
  attempts: Generated<number>;
  /** Empty means at once. */
  next_attempt_at: Generated<Timestamp | ''>;
  lease_until: Timestamp | null;
  delivered_at: Timestamp | null;
  given_up_at: Timestamp | null;
  last_error: string | null;
}

interface WebhookRow {
  organisation_id: string;
  url: string;
  sealed_secret: string;
  enabled: number;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface PiiMapRow {
  key: string;
  /** The organisation whose vault contains the map. */
  organisation_id: string;
  /** The project that may read the map; null for an older map whose project is unknown. */
  project_id: string | null;
  sealed: string;
  /** Size of `sealed`. */
  bytes: number;
  version: number;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** How many maps an organisation has, and their total size. */
interface PiiVaultRow {
  organisation_id: string;
  maps: number;
  bytes: number;
}

/** A generated dataset. `profile`, `settings` and `prompts` are JSON. */
export interface DatasetRow {
  id: string;
  project_id: string;
  name: string | null;
  created_at: Timestamp;
  key_name: string;
  total: number;
  profile: string;
  settings: string;
  prompts: string;
}

/** All tables, as types for Kysely. */
export interface Tables extends RunTables, FindingTables, SavedTables {
  organisations: OrganisationRow;
  projects: ProjectRow;
  keys: KeyRow;
  audit: AuditRow;
  balances: BalanceRow;
  project_balances: ProjectBalanceRow;
  ledger: EntryRow;
  holds: HoldRow;
  idempotent_answers: IdempotentAnswerRow;
  usage_days: UsageDayRow;
  usage_cursors: UsageCursorRow;
  events: EventRow;
  webhooks: WebhookRow;
  pii_maps: PiiMapRow;
  pii_vaults: PiiVaultRow;
  proxy_calls: ProxyCallRow;
  proxy_costs: ProxyCostRow;
  policy_samples: PolicySampleRow;
  proxy_minutes: ProxyMinuteRow;
  datasets: DatasetRow;
  relay_bridges: RelayBridgeRow;
  report_shares: ReportShareRow;
  revision: { id: number; value: number };
}
