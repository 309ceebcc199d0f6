import type { Charge } from '../ledger.ts';
import type { EntryRow } from '../tables.ts';

/** What waits in the ledger's queue. Later kinds (hold, settle, release) join this union. */
export type Booking =
  | { kind: 'charge'; balanceId: number; charge: Charge; breakdown: string }
  | { kind: 'reversal'; balanceId: number; seq: number; reason: string };

/** The counters of one balance row, as locked by the transaction. */
export interface BalanceState {
  id: number;
  used: number;
  shadow_used: number;
  requests: number;
  refused: number;
  seq: number;
}

/** The new counters of a balance; `seq_before` and `ceiling` are what the update itself checks once more. */
export interface BalanceChange extends BalanceState {
  seq_before: number;
  /** What `used` may not pass: the allowance of the last charge that raised it; null where that was unlimited. */
  ceiling: number | null;
}

/** What the transaction has read and locked before it decides. */
export interface LockedState {
  balances: readonly BalanceState[];
  /** The charges that reversals of this batch name. */
  originals: readonly EntryRow[];
  /** The reversals that those charges already have. */
  reversals: readonly { balance_id: number; reverses_seq: number }[];
}

/** A balance and a place in it: the identity of a ledger entry. */
export interface EntryPlace {
  balanceId: number;
  seq: number;
}

/** The id by which the outside knows an entry. */
export function toEntryId({ balanceId, seq }: EntryPlace): string {
  return `${balanceId}-${seq}`;
}

/** Undefined where the text is no entry id. */
export function parseEntryId(entryId: string): EntryPlace | undefined {
  const [, balanceId, seq] = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/.exec(entryId) ?? [];
  return balanceId === undefined || seq === undefined ? undefined : { balanceId: Number(balanceId), seq: Number(seq) };
}
