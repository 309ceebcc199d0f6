import type { Charge, Correction, Hold } from '../ledger.ts';
import type { EntryRow, HoldRow } from '../tables.ts';

/** An item of the ledger's queue. `breakdown` is the text to store. `seq` identifies the entry to take back or end. */
export type Booking =
  | { kind: 'charge'; balanceId: number; charge: Charge; breakdown: string }
  | { kind: 'hold'; balanceId: number; charge: Hold; breakdown: string }
  | { kind: 'settle'; balanceId: number; seq: number; credits: number; quantity: number; breakdown: string }
  | { kind: 'release'; balanceId: number; seq: number; reason: string }
  | { kind: 'reversal'; balanceId: number; seq: number; reason: string }
  | { kind: 'correction'; balanceId: number; correction: Correction };

/** The bookings that refer to an earlier entry. */
export type ResolvingBooking = Extract<Booking, { kind: 'settle' | 'release' | 'reversal' }>;

export function isResolving(booking: Booking): booking is ResolvingBooking {
  return booking.kind === 'settle' || booking.kind === 'release' || booking.kind === 'reversal';
}

/** The counters that a balance and a project's part of it have in common. */
interface Counters {
  used: number;
  shadow_used: number;
  held: number;
  requests: number;
  refused: number;
  notified: number;
  notified_limit: number | null;
}

/** The counters of one balance row that the transaction has locked. */
export interface BalanceState extends Counters {
  id: number;
  granted: number;
  seq: number;
}

/** The new counters of a balance. The update statement itself checks `seq_before` and `ceiling` once more. */
export interface BalanceChange extends BalanceState {
  seq_before: number;
  /**
   * Upper bound of `used + held`: the limit that applied to the last charge or hold of the batch. Null if that one had
   * no limit, or if a correction came after it.
   */
  ceiling: number | null;
}

/** The current counters of a project. */
export interface ProjectState extends Counters {
  balance_id: number;
  project_id: string;
}

/**
 * What a batch adds to a project's counters. If `notified_limit` is not null, `notified` and `notified_limit` replace
 * the stored values instead.
 */
export type ProjectChange = ProjectState;

/** What the transaction has read and locked before it decides. */
export interface LockedState {
  balances: readonly BalanceState[];
  /** The entries that bookings of this batch refer to. */
  originals: readonly EntryRow[];
  /** Which of these entries are already resolved. */
  resolved: readonly { balance_id: number; resolves_seq: number }[];
  /** Expired open holds of these balances. */
  expired: readonly EntryRow[];
  /** Projects of this batch that have a limit of their own. */
  projects: readonly ProjectState[];
  /** Live charges and holds that carry an idempotency key of this batch. */
  keyed: readonly EntryRow[];
}

/** The rows that a batch writes. */
export interface BatchWrites {
  entries: EntryRow[];
  changes: BalanceChange[];
  projects: ProjectChange[];
  openedHolds: HoldRow[];
  endedHolds: EntryPlace[];
  events: ThresholdEvent[];
}

/** A share of a limit that this batch reached. */
export interface ThresholdEvent {
  organisationId: string;
  payload: {
    balance: string;
    period: string;
    project_id: string | null;
    percent: number;
    used: number;
    limit: number;
  };
}

/** Identifies a ledger entry by its balance and its position in it. */
export interface EntryPlace {
  balanceId: number;
  seq: number;
}

/** The public id of an entry. */
export function toEntryId({ balanceId, seq }: EntryPlace): string {
  return `${balanceId}-${seq}`;
}

/** Returns undefined if the text is not an entry id. */
export function parseEntryId(entryId: string): EntryPlace | undefined {
  const [, balanceId, seq] = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/.exec(entryId) ?? [];
  return balanceId === undefined || seq === undefined ? undefined : { balanceId: Number(balanceId), seq: Number(seq) };
}
