import type { Balance } from '@redoubt/contract';
import type { MeteringMode } from './accounts.ts';
import type { BalanceKey, EntryKind, Usage } from './ledger.ts';

/** Credits and work of a part of the ledger. Credits that were given back are subtracted. */
export interface UsageSums {
  credits: number;
  shadowCredits: number;
  /** Units of work (texts, probes…). */
  quantity: number;
  requests: number;
}

/** The column to group by. An item is a line of the breakdowns, such as a detector. */
export type UsageColumn = 'day' | 'endpoint' | 'project' | 'key' | 'item';

/** `from` and `to` are days in UTC, YYYY-MM-DD, both included. */
export interface UsageQuery {
  organisationId: string;
  balance?: Balance | undefined;
  projectId?: string | undefined;
  from: string;
  to: string;
  groupBy: UsageColumn;
  /** The largest number of groups to return. */
  limit: number;
}

/**
 * One group of a balance. `name` is the name of the project or key. Usage without a project or key has the group ''.
 */
export interface UsageGroup extends UsageSums {
  balance: Balance;
  group: string;
  name: string | null;
}

/**
 * Groups by day are in order of the day, all others by size, largest first. Totals are per balance over all groups,
 * including those beyond the limit.
 */
export interface UsageSummary {
  groups: UsageGroup[];
  totals: (UsageSums & { balance: Balance })[];
  isTruncated: boolean;
}

/** A ledger entry with the names of its project and key; null if they no longer exist. */
export interface NamedEntry {
  id: string;
  seq: number;
  kind: EntryKind;
  mode: MeteringMode;
  projectId: string;
  projectName: string | null;
  keyId: string;
  keyName: string | null;
  endpoint: string;
  requestId: string;
  idempotencyKey: string | null;
  credits: number;
  held: number;
  granted: number;
  quantity: number;
  usedAfter: number;
  rateTableDate: string;
  breakdown: unknown;
  resolvesId: string | null;
  reason: string | null;
  at: Date;
}

/** A page of entries with a `seq` below `beforeSeq`, newest first. */
export interface EntryPageQuery extends BalanceKey {
  projectId?: string | undefined;
  limit: number;
  beforeSeq?: number | undefined;
}

/** Pass `nextBeforeSeq` to get the next page; null if there is none. */
export interface EntryPage {
  entries: NamedEntry[];
  nextBeforeSeq: number | null;
}

/** All projects of a balance, or one of them. */
export interface ProjectUsageQuery extends BalanceKey {
  projectId?: string | undefined;
}

/** What a project has used of a balance, and its own limit (null if it has none). */
export interface ProjectUsage extends Usage {
  projectId: string;
  projectName: string;
  limit: number | null;
}

/** The balances to bring up to date: those of an organisation, or all whose period starts at `since` or later. */
export type FoldScope = { organisationId: string } | { since: Date };

/** The ledger summed by day, so that a report does not have to read the ledger. */
export interface UsageRollup {
  /**
   * Adds the new entries of the ledger to the sums, each exactly once. Works in short transactions with a turn of the
   * event loop between them. Returns how many entries were added; an abort ends it early.
   */
  fold(scope: FoldScope, signal?: AbortSignal): Promise<number>;
  /** Returns the sums as of the last fold. */
  summarise(query: UsageQuery): Promise<UsageSummary>;
  /**
   * Returns a page of entries. With a `projectId`, a page may contain fewer entries than its limit, or none, although
   * there is a next page.
   */
  entries(query: EntryPageQuery): Promise<EntryPage>;
  /**
   * Returns the current usage of the given project. Without one, returns the projects that used the balance or have a
   * limit, by usage, at most 1,000.
   */
  projects(query: ProjectUsageQuery): Promise<ProjectUsage[]>;
}
