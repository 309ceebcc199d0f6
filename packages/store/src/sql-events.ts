import { type Kysely, type Selectable, sql } from 'kysely';
import type { AttemptEnd, ClaimedEvent, Events, StoredEvent } from './events.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';

type Row = Selectable<Tables['events']>;

/** Opens the events of either engine. The ledger's commits call the listeners. */
export function openEvents(db: Kysely<Tables>, kind: Store['kind'], listeners: Set<() => void>): Events {
  return {
    onInserted(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    claim: (claim) => claimDue(db, kind, claim),
    async finish({ id, attempts }, end) {
      const { numUpdatedRows } = await db
        .updateTable('events')
        .set({ lease_until: null, ...columnsOf(end) })
        .where('id', '=', id)
        // Each claim increases `attempts`, so the row no longer matches for a node whose lease ended and whose event
        // was claimed again.
        .where('attempts', '=', attempts)
        .where('delivered_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    list: (organisationId, page) => listEvents(db, organisationId, page),
    async prune(before, limit) {
      const { numDeletedRows } = await db
        .with('old', (cte) =>
          cte
            .selectFrom('events')
            .select('id')
            .where('created_at', '<', toTimestamp(before))
            .orderBy('created_at')
            .limit(limit)
            // SQLite has only one writer and does not know this syntax.
            .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked()),
        )
        .deleteFrom('events')
        .where('id', 'in', (query) => query.selectFrom('old').select('old.id'))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

/**
 * Claims due events in one statement: rows are locked, leased and counted before any other node can see them as due.
 */
async function claimDue(
  db: Kysely<Tables>,
  kind: Store['kind'],
  { now, leaseUntil, limit }: Parameters<Events['claim']>[0],
): Promise<ClaimedEvent[]> {
  const moment = toTimestamp(now);
  const rows = await db
    // PostgreSQL runs a common table expression that locks rows only once. A plain subquery could run again and lock
    // more rows.
    .with('due', (cte) =>
      cte
        .selectFrom('webhooks')
        .innerJoin('events', 'events.organisation_id', 'webhooks.organisation_id')
        .select('events.id')
        .where('webhooks.enabled', '=', 1)
        .whereRef('events.created_at', '>=', 'webhooks.created_at')
        .where('events.delivered_at', 'is', null)
        .where('events.given_up_at', 'is', null)
        .where('events.next_attempt_at', '<=', moment)
        .where((or) => or.or([or('events.lease_until', 'is', null), or('events.lease_until', '<=', moment)]))
        .orderBy('events.next_attempt_at')
        .orderBy('events.created_at')
        .limit(limit)
        .$if(kind === 'postgres', (query) => query.forUpdate('events').skipLocked()),
    )
    .updateTable('events')
    .set({ lease_until: toTimestamp(leaseUntil), attempts: sql<number>`attempts + 1` })
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returning(['id', 'organisation_id', 'kind', 'payload', 'created_at', 'attempts'])
    .execute();
  return rows.map((row) => ({ ...toNewEvent(row), attempts: row.attempts }));
}

function columnsOf(end: AttemptEnd) {
  switch (end.kind) {
    case 'delivered':
      return { delivered_at: toTimestamp(end.at), last_error: null };
    case 'failed':
      return { next_attempt_at: toTimestamp(end.nextAttemptAt), last_error: end.error };
    case 'given up':
      return { given_up_at: toTimestamp(end.at), last_error: end.error };
  }
}

async function listEvents(
  db: Kysely<Tables>,
  organisationId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ events: StoredEvent[]; total: number }> {
  const ofOrganisation = db.selectFrom('events').where('organisation_id', '=', organisationId);
  const { total } = await ofOrganisation
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ofOrganisation
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { events: rows.map(toStoredEvent), total };
}

const toNewEvent = (row: Pick<Row, 'id' | 'organisation_id' | 'kind' | 'payload' | 'created_at'>) => ({
  id: row.id,
  organisationId: row.organisation_id,
  kind: row.kind,
  data: JSON.parse(row.payload) as unknown,
  createdAt: new Date(row.created_at),
});

const toDate = (timestamp: string | null): Date | null => (timestamp ? new Date(timestamp) : null);

function toStoredEvent(row: Row): StoredEvent {
  const isOver = row.delivered_at !== null || row.given_up_at !== null;
  return {
    ...toNewEvent(row),
    attempts: row.attempts,
    nextAttemptAt: isOver ? null : (toDate(row.next_attempt_at) ?? new Date(row.created_at)),
    deliveredAt: toDate(row.delivered_at),
    givenUpAt: toDate(row.given_up_at),
    lastError: row.last_error,
  };
}
