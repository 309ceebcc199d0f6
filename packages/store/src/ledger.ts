import type { Balance } from '@redoubt/contract';
import type { MeteringMode } from './accounts.ts';

/** Identifies the balance of one period. `period` is the ISO timestamp of the billing period's start. */
export interface BalanceKey {
  organisationId: string;
  balance: Balance;
  period: string;
}

/** Who made a booking, and by which request. Every entry has these fields. */
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
  /** Credits that the project may use in the period; null if it has no limit of its own. */
  projectAllowance: number | null;
  mode: MeteringMode;
  credits: number;
  /** How many units of work the price covers (texts, probes…). */
  quantity: number;
  /**
   * If the project has a live charge or hold with this key that is younger than 24 hours, that entry is returned and
   * nothing is booked. Reversed charges and released holds are not live.
   */
  idempotencyKey?: string | undefined;
  /**
   * How many of the credits the limits must have room for; all of them if absent. The remaining credits are booked even
   * beyond a limit. It is 0 for work that an earlier, limited charge has already admitted.
   */
  limitedCredits?: number | undefined;
  /** The date of the rate table that gave the price. */
  rateTableDate: string;
  /** How the price was computed. Any JSON value is allowed. */
  breakdown: unknown;
}

/**
 * Credits to reserve before the true cost is known. A hold that is not settled or released in time is released when it
 * expires.
 */
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

/**
 * The balance right after a booking. `project` is the project's part of it; null if the project has no limit of its
 * own.
 */
export interface BalanceSnapshot {
  organisation: Usage;
  project: Usage | null;
}

/**
 * The charge was refused because it would exceed the limit together with `used` and `held`. Nothing was booked. The
 * limit of an organisation includes grants.
 */
export interface Refused {
  accepted: false;
  scope: 'organisation' | 'project';
  limit: number;
  snapshot: BalanceSnapshot;
}

/** `isReplay` is true if the idempotency key was known already. `entryId` is then the entry that was booked with it. */
export type ChargeOutcome = { accepted: true; entryId: string; isReplay: boolean; snapshot: BalanceSnapshot } | Refused;

/** The result of ending a hold. A hold ends once: a second end changes nothing and returns `ended: false`. */
export type HoldEnd =
  | { ended: true; entryId: string; snapshot: BalanceSnapshot }
  | { ended: false; snapshot: BalanceSnapshot };

/** A `grant` raises the limit of its period. An `adjustment` corrects `used`; a negative one gives credits back. */
export interface Correction extends Origin {
  kind: 'grant' | 'adjustment';
  credits: number;
  reason: string;
}

export type EntryKind = 'charge' | 'hold' | 'settle' | 'release' | 'reversal' | 'grant' | 'adjustment';

/** One entry of the append-only ledger. `seq` counts from 1 without gaps within one balance (and thus one period). */
export interface LedgerEntry extends Origin {
  id: string;
  seq: number;
  kind: EntryKind;
  mode: MeteringMode;
  /** Credits that the entry adds to `used`, or to `shadowUsed` in shadow mode. Negative for a reversal. */
  credits: number;
  /** Credits that the entry adds to `held`. */
  held: number;
  /** Credits that the entry adds to `granted`. */
  granted: number;
  quantity: number;
  /** The balance's `used` right after this entry. */
  usedAfter: number;
  idempotencyKey: string | null;
  rateTableDate: string;
  breakdown: unknown;
  /** The id of the charge that a reversal takes back, or of the hold that a settle or release ends. */
  resolvesId: string | null;
  reason: string | null;
  at: Date;
}

/**
 * A stored counter that differs from the sum of the entries. `projectId` is null for a counter of the whole balance.
 */
export interface LedgerDifference extends BalanceKey {
  projectId: string | null;
  field: 'used' | 'shadowUsed' | 'held' | 'granted' | 'requests' | 'seq' | 'usedAfter' | 'openHolds';
  stored: number;
  recomputed: number;
}

/**
 * The credit ledger. Charges are exact, the limited part of a charge never exceeds a limit, and every acknowledged
 * booking is durable.
 */
export interface Ledger {
  /**
   * Books a charge in the next commit. Throws StoreBusy if too many bookings wait. If the commit fails, the promise
   * rejects and nothing is booked.
   */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** Reserves credits. Pass the entry's id to `settle` or `release`. */
  hold(hold: Hold): Promise<ChargeOutcome>;
  /**
   * Ends a hold with its true cost, at most what it reserved. Throws UnknownEntry. Throws RangeError if the cost is too
   * high or is not a whole number ≥ 0.
   */
  settle(end: { holdId: string; credits: number; quantity: number; breakdown: unknown }): Promise<HoldEnd>;
  /** Ends a hold without cost. */
  release(end: { holdId: string; reason: string }): Promise<HoldEnd>;
  /** Releases expired holds, at most a few hundred per call. Returns how many. */
  releaseExpired(): Promise<number>;
  /** Takes back a charge or a settle by adding a reversal entry. A second call for the same entry changes nothing. */
  reverse(reversal: { entryId: string; reason: string }): Promise<BalanceSnapshot>;
  correct(correction: Correction): Promise<BalanceSnapshot>;
  /** Returns the usage of the whole balance, or of one project in it. */
  usage(balance: BalanceKey, projectId?: string): Promise<Usage>;
  /** Returns entries in order of `seq`, starting after `afterSeq`. */
  entries(balance: BalanceKey, page: { limit: number; afterSeq?: number | undefined }): Promise<LedgerEntry[]>;
  /** Recomputes every balance from its entries. Returns an empty list if everything is right. */
  verify(): Promise<LedgerDifference[]>;
}
