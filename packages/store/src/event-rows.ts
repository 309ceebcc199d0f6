import { randomUUID } from 'node:crypto';

/** An event before it is in the outbox. */
interface EventDraft {
  readonly organisationId: string;
  readonly kind: string;
  /** Any JSON value. */
  readonly payload: unknown;
}

/** The columns of a new event. The outbox fills in those of its delivery. */
export interface NewEventRow {
  id: string;
  organisation_id: string;
  kind: string;
  payload: string;
  created_at: string;
}

/** Returns the row of a new event, with a new id. */
export const toEventRow = ({ organisationId, kind, payload }: EventDraft, at: string): NewEventRow => ({
  id: `evt_${randomUUID()}`,
  organisation_id: organisationId,
  kind,
  payload: JSON.stringify(payload),
  created_at: at,
});
