import { type Booking, type EntryPlace, isResolving } from './booking.ts';

/** How long an idempotency key returns the charge that was booked with it (contract §9). */
const KEY_LIFE_MS = 24 * 3_600_000;

/** What a batch has to read. */
export interface BatchNeeds {
  readonly balanceIds: readonly number[];
  /** Entries that the batch reverses, settles or releases. */
  readonly places: readonly EntryPlace[];
  /** Projects with a limit of their own. */
  readonly projects: readonly { balanceId: number; projectId: string }[];
  readonly keys: readonly { key: string; projectId: string }[];
  /** Older entries no longer count as the entry of their idempotency key. ISO timestamp. */
  readonly keysSince: string;
}

/** Lists what to read for these bookings. `now` is an ISO timestamp. Most charges need nothing but their balance. */
export function needsOf(bookings: readonly Booking[], now: string): BatchNeeds {
  const balanceIds = new Set<number>();
  const projects: { balanceId: number; projectId: string }[] = [];
  const keys: { key: string; projectId: string }[] = [];
  for (const booking of bookings) {
    const { balanceId } = booking;
    balanceIds.add(balanceId);
    if (booking.kind !== 'charge' && booking.kind !== 'hold') continue;
    const { projectId, projectAllowance, idempotencyKey: key } = booking.charge;
    if (projectAllowance !== null) projects.push({ balanceId, projectId });
    if (key !== undefined) keys.push({ key, projectId });
  }
  return {
    balanceIds: [...balanceIds],
    places: bookings.filter(isResolving),
    projects: distinct(projects),
    keys,
    keysSince: new Date(Date.parse(now) - KEY_LIFE_MS).toISOString(),
  };
}

function distinct<Row extends { balanceId: number; projectId: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [`${row.balanceId} ${row.projectId}`, row])).values()];
}
