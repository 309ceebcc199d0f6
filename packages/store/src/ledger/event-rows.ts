import { randomUUID } from 'node:crypto';
import type { ThresholdEvent } from './booking.ts';
import type { ColumnTypes } from './entry-columns.ts';

interface NewEventRow {
  id: string;
  organisation_id: string;
  kind: string;
  payload: string;
  created_at: string;
}

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
  return events.map(({ organisationId, payload }) => ({
    id: `evt_${randomUUID()}`,
    organisation_id: organisationId,
    kind: 'balance.threshold',
    payload: JSON.stringify(payload),
    created_at: at,
  }));
}
