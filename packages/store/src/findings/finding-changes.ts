import { sql } from 'kysely';
import type { FindingStatus } from '../findings.ts';
import type { Writing } from '../runs/commit-writes.ts';
import { jsonRows } from '../runs/json-rows.ts';
import type { Actor } from '../runs.ts';

/** The largest number of changes that are kept of a finding. Older ones are deleted. */
export const MAX_CHANGES = 100;

/** A change of a finding's status, before it has a number. */
export interface NewChange {
  readonly findingId: string;
  readonly from: FindingStatus | null;
  readonly to: FindingStatus;
  readonly note: string | null;
  readonly acceptedUntil?: string | null;
}

const columns = {
  finding_id: 'text',
  from_status: 'text',
  to_status: 'text',
  note: 'text',
  accepted_until: 'text',
} as const;

/** Adds changes to the histories of findings, one for each finding. */
export async function writeChanges({ tx, engine, now }: Writing, changes: readonly NewChange[], by: Actor) {
  if (changes.length === 0) return;
  const rows = jsonRows(
    engine,
    columns,
    changes.map(({ findingId, from, to, note, acceptedUntil = null }) => ({
      finding_id: findingId,
      from_status: from,
      to_status: to,
      note,
      accepted_until: acceptedUntil,
    })),
  );
  await sql`update findings set changes = changes + 1 from ${rows} where findings.id = x.finding_id`.execute(tx);
  await sql`insert into finding_changes
      (finding_id, seq, at, by_kind, by_id, by_name, from_status, to_status, note, accepted_until)
    select f.id, f.changes, ${now}, ${by.kind}, ${by.id}, ${by.name}, x.from_status, x.to_status, x.note, x.accepted_until
    from ${rows} join findings f on f.id = x.finding_id`.execute(tx);
  await sql`delete from finding_changes where exists (select 1 from ${rows} join findings f on f.id = x.finding_id
    where f.id = finding_changes.finding_id and finding_changes.seq <= f.changes - ${sql.lit(MAX_CHANGES)})`.execute(
    tx,
  );
}
