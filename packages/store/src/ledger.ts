import type { Balance } from '@redoubt/contract';
import type { MeteringMode } from './accounts.ts';

/** Names the balance of one period: `period` is the ISO timestamp of the billing period's start. */
export interface BalanceKey {
  organisationId: string;
  balance: Balance;
  period: string;
}

/** Who booked, and from where: what every entry says of its origin. */
interface Origin extends BalanceKey {
  projectId: string;
  keyId: string;
  endpoint: string;
  requestId: string;
}

/** One price to book. `credits` is a whole number ≥ 0. */
export interface Charge extends Origin {
  /** Credits of the period before grants; null is unlimited. */
  allowance: number | null;
  /** What the project may use of the period; null: it has no limit of its own. */
  projectAllowance: number | null;
  mode: MeteringMode;
  credits: number;
  /** How many units of work the price covers (texts, probes…). */
  quantity: number;
  /** A charge or hold that carries the key of a live one of its project, younger than 24 hours, is that one. */
  idempotencyKey?: string | undefined;
  /**
   * Of the credits those that the limit has to admit; absent: all. The rest is booked past the limit too: 0 for work that
   * an earlier, limited charge let in.
   */
  limitedCredits?: number | undefined;
  /** The date of the rate table that priced it. */
  rateTableDate: string;
  /** How the price came about; anything that JSON can carry. */
  breakdown: unknown;
}

/** A price to reserve before the true cost is known; unresolved, it is released when it expires. */
export interface Hold extends Charge {
  expiresAt: Date;
}

/** What a balance, or a project's part of it, has used in one period. */
export interface Usage {
  used: number;
  shadowUsed: number;
  /** Credits of open holds. */
  held: number;
  requests: number;
  /** Credits granted beyond the allowance; always 0 for a project. */
  granted: number;
  /** Charges and holds that the limit refused. */
  refused: number;
}

/** A balance right after a booking, and the project's part of it where the project has a limit of its own. */
export interface BalanceSnapshot {
  organisation: Usage;
  project: Usage | null;
}

/** Refused by the limit, of which `used` and `held` are taken; `limit` includes grants. Nothing was booked. */
export interface Refused {
  accepted: false;
  scope: 'organisation' | 'project';
  limit: number;
  snapshot: BalanceSnapshot;
}

/** `isReplay`: the idempotency key was known, and this is the entry it made. */
export type ChargeOutcome = { accepted: true; entryId: string; isReplay: boolean; snapshot: BalanceSnapshot } | Refused;

/** A hold ends once; a second end changes nothing and answers how it ended. */
export type HoldEnd =
  | { ended: true; entryId: string; snapshot: BalanceSnapshot }
  | { ended: false; snapshot: BalanceSnapshot };

/** `grant` raises the limit of its period, `adjustment` corrects what was used (negative: gives back). */
export interface Correction extends Origin {
  kind: 'grant' | 'adjustment';
  credits: number;
  reason: string;
}

export type EntryKind = 'charge' | 'hold' | 'settle' | 'release' | 'reversal' | 'grant' | 'adjustment';

/** One line of the append-only ledger; `seq` counts from 1 without gaps within its balance and period. */
export interface LedgerEntry extends Origin {
  id: string;
  seq: number;
  kind: EntryKind;
  mode: MeteringMode;
  /** What the entry adds to `used` (in the mode shadow: to `shadowUsed`); negative for a reversal. */
  credits: number;
  /** What it adds to `held`. */
  held: number;
  /** What it adds to `granted`. */
  granted: number;
  quantity: number;
  /** The balance's `used` right after this entry. */
  usedAfter: number;
  idempotencyKey: string | null;
  rateTableDate: string;
  breakdown: unknown;
  /** The charge that a reversal takes back, or the hold that a settle or release ends. */
  resolvesId: string | null;
  reason: string | null;
  at: Date;
}

/** A counter that does not equal what the entries say; `projectId` where it is a project's. */
export interface LedgerDifference extends BalanceKey {
  projectId: string | null;
  field: 'used' | 'shadowUsed' | 'held' | 'granted' | 'requests' | 'seq' | 'usedAfter' | 'openHolds';
  stored: number;
  recomputed: number;
}

/** Credits: charged exactly, never past the limit, every acknowledged booking durable. */
export interface Ledger {
  /** Joins the open commit. Throws StoreBusy when too many wait; rejects when the commit fails, and then nothing is booked. */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** Reserves credits; the entry's id is what `settle` and `release` take. */
  hold(hold: Hold): Promise<ChargeOutcome>;
  /** Ends a hold with its true cost, at most what it reserved. Throws UnknownEntry, RangeError. */
  settle(end: { holdId: string; credits: number; quantity: number; breakdown: unknown }): Promise<HoldEnd>;
  /** Ends a hold without cost. */
  release(end: { holdId: string; reason: string }): Promise<HoldEnd>;
  /** Releases holds that have expired, at most a few hundred a call; answers how many. */
  releaseExpired(): Promise<number>;
  /** Takes a charge or a settle back with an entry of its own, at most once: a second call changes nothing. */
  reverse(reversal: { entryId: string; reason: string }): Promise<BalanceSnapshot>;
  correct(correction: Correction): Promise<BalanceSnapshot>;
  /** Of the whole balance, or of one project in it. */
  usage(balance: BalanceKey, projectId?: string): Promise<Usage>;
  /** In order of `seq`, those after `afterSeq`. */
  entries(balance: BalanceKey, page: { limit: number; afterSeq?: number | undefined }): Promise<LedgerEntry[]>;
  /** Recomputes every balance from its entries; empty when all is right. */
  verify(): Promise<LedgerDifference[]>;
}
