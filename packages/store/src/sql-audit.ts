import type { Kysely, Selectable } from 'kysely';
import type { Audit, AuditEntry, AuditQuery } from './audit.ts';
import type { AuditRow, Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';

/** Rows that one statement of a sweep deletes. */
const MAX_SWEPT = 1_000;

/** Opens the audit of either engine. */
export function openAudit(db: Kysely<Tables>, clock: () => Date): Audit {
  return {
    async add({ organisationId, projectName, action, subject, actor, requestId, changes }) {
      const row = {
        organisation_id: organisationId,
        project_name: projectName,
        at: toTimestamp(clock()),
        action,
        subject: storable(subject),
        key_id: actor.keyId,
        actor: actor.name,
        actor_organisation: actor.organisation,
        request_id: requestId,
        changes: storable(JSON.stringify(changes)),
      };
      await db.insertInto('audit').values(row).execute();
    },
    list: (query) => list(db, query),
    async sweep(before, most) {
      const old = await sweepOld(db, before);
      return old + (await sweepSurplus(db, most));
    },
  };
}

async function list(db: Kysely<Tables>, query: AuditQuery): Promise<AuditEntry[]> {
  const { organisationId, action, keyId, from, to, beforeId, limit } = query;
  let rows = db.selectFrom('audit').selectAll();
  if (organisationId !== undefined) rows = rows.where('organisation_id', '=', organisationId);
  if (action?.includes('.')) rows = rows.where('action', '=', action);
  else if (action !== undefined) rows = rows.where('action', 'like', `${action}.%`);
  if (keyId !== undefined) rows = rows.where('key_id', '=', keyId);
  if (from !== undefined) rows = rows.where('at', '>=', toTimestamp(from));
  if (to !== undefined) rows = rows.where('at', '<', toTimestamp(to));
  if (beforeId !== undefined) rows = rows.where('id', '<', beforeId);
  return (await rows.orderBy('id', 'desc').limit(limit).execute()).map(toEntry);
}

async function sweepOld(db: Kysely<Tables>, before: Date): Promise<number> {
  const due = db.selectFrom('audit').select('id').where('at', '<', toTimestamp(before)).orderBy('at').limit(MAX_SWEPT);
  const { numDeletedRows } = await db.deleteFrom('audit').where('id', 'in', due).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function sweepSurplus(db: Kysely<Tables>, most: number): Promise<number> {
  const crowded = await db
    .selectFrom('audit')
    .select(['organisation_id', (all) => all.fn.countAll().as('entries')])
    .groupBy('organisation_id')
    .having((all) => all.fn.countAll(), '>', most)
    .execute();
  let deleted = 0;
  for (const { organisation_id, entries } of crowded) {
    const surplus = Math.min(Number(entries) - most, MAX_SWEPT);
    const oldest = db.selectFrom('audit').select('id').where('organisation_id', '=', organisation_id).orderBy('id');
    const sweeping = db.deleteFrom('audit').where('id', 'in', oldest.limit(surplus));
    deleted += Number((await sweeping.executeTakeFirstOrThrow()).numDeletedRows);
  }
  return deleted;
}

const toEntry = (row: Selectable<AuditRow>): AuditEntry => ({
  id: row.id,
  organisationId: row.organisation_id,
  projectName: row.project_name,
  at: new Date(row.at),
  action: row.action,
  subject: row.subject,
  actor: { keyId: row.key_id, name: row.actor, organisation: row.actor_organisation },
  requestId: row.request_id,
  changes: JSON.parse(row.changes),
});

/** PostgreSQL cannot store NUL. In JSON, NUL and lone surrogates are escaped already. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');
