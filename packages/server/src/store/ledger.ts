import type { Balance } from '@redoubt/contract';
import type { MeteringMode } from './accounts.ts';

/** One price to book. `credits` is a whole number ≥ 0; `period` is the ISO timestamp of the billing period's start. */
export interface Charge {
  organisationId: string;
  projectId: string;
  keyId: string;
  balance: Balance;
  period: string;
  /** Credits of the period; null is unlimited. */
  allowance: number | null;
  mode: MeteringMode;
  credits: number;
  /** How many units of work the price covers (texts, probes…). */
  quantity: number;
  endpoint: string;
  requestId: string;
  idempotencyKey?: string | undefined;
  /** The date of the rate table that priced it. */
  rateTableDate: string;
  /** How the price came about; anything that JSON can carry. */
  breakdown: unknown;
}

/** `used` and `requests` are the balance's right after this charge (or, for a refusal, as it stands). */
export type ChargeOutcome =
  | { accepted: true; entryId: string; used: number; shadowUsed: number; requests: number }
  | { accepted: false; scope: 'organisation' | 'project'; used: number; allowance: number };

/** What a balance has used in one period. */
export interface Usage {
  used: number;
  shadowUsed: number;
  requests: number;
}

/** Names the balance of one period. */
export interface BalanceKey {
  organisationId: string;
  balance: Balance;
  period: string;
}

/** Later kinds (hold, settle, release, grant, adjustment) join this union. */
export type EntryKind = 'charge' | 'reversal';

/** One line of the append-only ledger; `seq` counts from 1 without gaps within its balance and period. */
export interface LedgerEntry {
  id: string;
  organisationId: string;
  projectId: string;
  keyId: string;
  balance: Balance;
  period: string;
  seq: number;
  kind: EntryKind;
  mode: MeteringMode;
  /** Negative for a reversal. */
  credits: number;
  quantity: number;
  /** The balance's `used` right after this entry. */
  usedAfter: number;
  endpoint: string;
  requestId: string;
  idempotencyKey: string | null;
  rateTableDate: string;
  breakdown: unknown;
  /** The charge that a reversal takes back. */
  reversesId: string | null;
  reason: string | null;
  at: Date;
}

/** A balance that does not equal what its entries say. */
export interface LedgerDifference extends BalanceKey {
  field: 'used' | 'shadowUsed' | 'requests' | 'seq' | 'usedAfter';
  stored: number;
  recomputed: number;
}

/** Credits: charged exactly, never past the allowance, every acknowledged charge durable. */
export interface Ledger {
  /** Joins the open commit. Throws StoreBusy when too many wait; rejects when the commit fails, and then nothing is booked. */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** Takes a charge back with an entry of its own, at most once: a second call changes nothing and answers the usage. */
  reverse(reversal: { entryId: string; reason: string }): Promise<Usage>;
  usage(balance: BalanceKey): Promise<Usage>;
  /** In order of `seq`, those after `afterSeq`. */
  entries(balance: BalanceKey, page: { limit: number; afterSeq?: number }): Promise<LedgerEntry[]>;
  /** Recomputes every balance from its entries; empty when all is right. */
  verify(): Promise<LedgerDifference[]>;
}
