import { type NewEventRow, toEventRow } from '../event-rows.ts';
import type { ThresholdEvent } from './booking.ts';
import type { ColumnTypes } from './entry-columns.ts';

/** The columns that the commit writes. The outbox fills in the delivery columns. */
export const eventColumns = {
  id: 'text',
  organisation_id: 'text',
  kind: 'text',
  payload: 'text',
  created_at: 'text',
} as const satisfies ColumnTypes<NewEventRow>;

/** Converts threshold events to rows of the outbox. */
export function toEventRows(events: readonly ThresholdEvent[], at: string): NewEventRow[] {
  return events.map((event) => toEventRow({ ...event, kind: 'balance.threshold' }, at));
}
