import type { Balance } from '@redoubt/contract';
import type { MeteringMode } from './accounts.ts';
import type { BalanceKey, EntryKind, Usage } from './ledger.ts';

/** Credits and work of a stretch of the ledger; what was given back is subtracted. */
export interface UsageSums {
  credits: number;
  shadowCredits: number;
  /** Units of work (texts, probes…). */
  quantity: number;
  requests: number;
}

/** What to sum by: an item is a line of the breakdowns, such as a detector. */
export type UsageColumn = 'day' | 'endpoint' | 'project' | 'key' | 'item';

/** `from` and `to` are days in UTC, YYYY-MM-DD, both included. */
export interface UsageQuery {
  organisationId: string;
  balance?: Balance | undefined;
  projectId?: string | undefined;
  from: string;
  to: string;
  groupBy: UsageColumn;
  /** At most so many groups. */
  limit: number;
}

/** One group of a balance. `name` is the project's or key's; what belongs to none has the group ''. */
export interface UsageGroup extends UsageSums {
  balance: Balance;
  group: string;
  name: string | null;
}

/** Groups by day in order, else the largest first; totals by balance over all groups, also those past the limit. */
export interface UsageSummary {
  groups: UsageGroup[];
  totals: (UsageSums & { balance: Balance })[];
  isTruncated: boolean;
}

/** A ledger entry with the names of its project and key, where these are still there. */
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

/** A page of entries, newest first, from before `beforeSeq`. */
export interface EntryPageQuery extends BalanceKey {
  projectId?: string | undefined;
  limit: number;
  beforeSeq?: number | undefined;
}

/** `nextBeforeSeq` asks for the next page; null where there is none. */
export interface EntryPage {
  entries: NamedEntry[];
  nextBeforeSeq: number | null;
}

/** The projects of a balance, or one of them. */
export interface ProjectUsageQuery extends BalanceKey {
  projectId?: string | undefined;
}

/** What a project used of a balance, and its own limit; null where it has none. */
export interface ProjectUsage extends Usage {
  projectId: string;
  projectName: string;
  limit: number | null;
}

/** Which balances to bring up to date: an organisation's, or all with a period since then. */
export type FoldScope = { organisationId: string } | { since: Date };

/** The ledger summed by day, so that a report never reads the ledger again. */
export interface UsageRollup {
  /**
   * Adds what the ledger gained by now to the sums, each entry once, in short transactions between which the event loop
   * turns. Answers how many entries it added; an abort ends it early.
   */
  fold(scope: FoldScope, signal?: AbortSignal): Promise<number>;
  /** The sums as of the last fold. */
  summarise(query: UsageQuery): Promise<UsageSummary>;
  /** A page with a project may hold fewer entries than its limit, or none, and still have a next one. */
  entries(query: EntryPageQuery): Promise<EntryPage>;
  /** As the balance stands now: the project asked for, or those that used it or have a limit, the largest 1,000 first. */
  projects(query: ProjectUsageQuery): Promise<ProjectUsage[]>;
}
