import type { Charge, Correction, Hold } from '../ledger.ts';
import type { EntryRow, HoldRow } from '../tables.ts';

/** What waits in the ledger's queue. `breakdown` is as it is kept; `seq` names the entry that is taken back or ended. */
export type Booking =
  | { kind: 'charge'; balanceId: number; charge: Charge; breakdown: string }
  | { kind: 'hold'; balanceId: number; charge: Hold; breakdown: string }
  | { kind: 'settle'; balanceId: number; seq: number; credits: number; quantity: number; breakdown: string }
  | { kind: 'release'; balanceId: number; seq: number; reason: string }
  | { kind: 'reversal'; balanceId: number; seq: number; reason: string }
  | { kind: 'correction'; balanceId: number; correction: Correction };

/** The bookings that name an earlier entry. */
export type ResolvingBooking = Extract<Booking, { kind: 'settle' | 'release' | 'reversal' }>;

export function isResolving(booking: Booking): booking is ResolvingBooking {
  return booking.kind === 'settle' || booking.kind === 'release' || booking.kind === 'reversal';
}

/** What a balance and a project's part of it count alike. */
interface Counters {
  used: number;
  shadow_used: number;
  held: number;
  requests: number;
  refused: number;
  notified: number;
  notified_limit: number | null;
}

/** The counters of one balance row, as locked by the transaction. */
export interface BalanceState extends Counters {
  id: number;
  granted: number;
  seq: number;
}

/** The new counters of a balance; `seq_before` and `ceiling` are what the update itself checks once more. */
export interface BalanceChange extends BalanceState {
  seq_before: number;
  /** What `used + held` may not pass: the limit of the last booking that raised it; null where that had none. */
  ceiling: number | null;
}

/** A project's counters as they stand. */
export interface ProjectState extends Counters {
  balance_id: number;
  project_id: string;
}

/** What a batch adds to a project's counters; `notified` and its limit are set, not added, where the limit is not null. */
export type ProjectChange = ProjectState;

/** What the transaction has read and locked before it decides. */
export interface LockedState {
  balances: readonly BalanceState[];
  /** The entries that bookings of this batch name. */
  originals: readonly EntryRow[];
  /** Those of them that are resolved already. */
  resolved: readonly { balance_id: number; resolves_seq: number }[];
  /** Open holds of these balances whose time is over. */
  expired: readonly EntryRow[];
  /** Projects of this batch that have a limit of their own. */
  projects: readonly ProjectState[];
  /** Live charges and holds that carry an idempotency key of this batch. */
  keyed: readonly EntryRow[];
}

/** What a batch writes. */
export interface BatchWrites {
  entries: EntryRow[];
  changes: BalanceChange[];
  projects: ProjectChange[];
  openedHolds: HoldRow[];
  endedHolds: EntryPlace[];
  events: ThresholdEvent[];
}

/** A share of a limit that was reached with this batch. */
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
