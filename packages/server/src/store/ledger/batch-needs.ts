import { type Booking, type EntryPlace, isResolving } from './booking.ts';

/** How long an idempotency key stands for the charge that it made (contract §9). */
const KEY_LIFE_MS = 24 * 3_600_000;

/** What a batch has to read besides its balances. */
export interface BatchNeeds {
  readonly balanceIds: readonly number[];
  /** Entries that are taken back or ended. */
  readonly places: readonly EntryPlace[];
  /** Projects with a limit of their own. */
  readonly projects: readonly { balanceId: number; projectId: string }[];
  readonly keys: readonly { key: string; projectId: string }[];
  /** Older entries no longer stand for their key. */
  readonly keysSince: string;
}

/** What to read for these bookings; `now` is an ISO timestamp. */
export function needsOf(bookings: readonly Booking[], now: string): BatchNeeds {
  const charges = bookings.flatMap((booking) =>
    booking.kind === 'charge' || booking.kind === 'hold' ? [{ balanceId: booking.balanceId, ...booking.charge }] : [],
  );
  return {
    balanceIds: [...new Set(bookings.map(({ balanceId }) => balanceId))],
    places: bookings.filter(isResolving),
    projects: distinct(
      charges.flatMap(({ balanceId, projectId, projectAllowance }) =>
        projectAllowance === null ? [] : [{ balanceId, projectId }],
      ),
    ),
    keys: charges.flatMap(({ idempotencyKey: key, projectId }) => (key === undefined ? [] : [{ key, projectId }])),
    keysSince: new Date(Date.parse(now) - KEY_LIFE_MS).toISOString(),
  };
}

function distinct<Row extends { balanceId: number; projectId: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [`${row.balanceId} ${row.projectId}`, row])).values()];
}
