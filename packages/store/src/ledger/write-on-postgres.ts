import type pg from 'pg';
import type { BatchWrites } from './booking.ts';
import { changeColumns, entryColumns, holdColumns, namesOf, projectColumns } from './entry-columns.ts';
import { eventColumns, toEventRows } from './event-rows.ts';

const entryNames = namesOf(entryColumns);
const changeNames = namesOf(changeColumns);
const projectNames = namesOf(projectColumns);
const holdNames = namesOf(holdColumns);
const eventNames = namesOf(eventColumns);

/**
 * Balances and entries change together or not at all. If a balance has changed since it was read, the statement fails,
 * because it casts an error text to a number. The row lock should make that impossible.
 */
const writeBatch = {
  name: 'ledger_write',
  text: `with changed as (
      update balances b set used = n.used, shadow_used = n.shadow_used, held = n.held, granted = n.granted,
        requests = n.requests, refused = n.refused, notified = n.notified, notified_limit = n.notified_limit,
        seq = n.seq
      from unnest(${arrays(changeColumns, 1)}) as n (${changeNames.join(', ')})
      where b.id = n.id and b.seq = n.seq_before and (n.ceiling is null or n.used + n.held <= n.ceiling)
      returning b.id
    ), booked as (
      insert into ledger (${entryNames.join(', ')})
      select * from unnest(${arrays(entryColumns, 1 + changeNames.length)})
      where (select count(*) from changed) = cardinality($1::bigint[])
      returning seq
    ), added as (
      insert into project_balances as p (${projectNames.join(', ')})
      select * from unnest(${arrays(projectColumns, 1 + changeNames.length + entryNames.length)})
      on conflict (balance_id, project_id) do update set used = p.used + excluded.used,
        shadow_used = p.shadow_used + excluded.shadow_used, held = p.held + excluded.held,
        requests = p.requests + excluded.requests, refused = p.refused + excluded.refused,
        notified = case when excluded.notified_limit is null then p.notified else excluded.notified end,
        notified_limit = coalesce(excluded.notified_limit, p.notified_limit)
    )
    select cast(case
      when (select count(*) from changed) = cardinality($1::bigint[])
        and (select count(*) from booked) = cardinality($${1 + changeNames.length}::bigint[]) then '1'
      else 'A balance did not stand as it was read' end as bigint)`,
};

const openHolds = {
  name: 'ledger_open_holds',
  text: `insert into holds (${holdNames.join(', ')}) select * from unnest(${arrays(holdColumns, 1)})`,
};

const addEvents = {
  name: 'ledger_add_events',
  text: `insert into events (${eventNames.join(', ')}) select * from unnest(${arrays(eventColumns, 1)})`,
};

const endHolds = {
  name: 'ledger_end_holds',
  text: `delete from holds h using unnest($1::bigint[], $2::bigint[]) as ended (balance_id, seq)
    where h.balance_id = ended.balance_id and h.seq = ended.seq`,
};

/**
 * Sends the writes of a decided batch without waiting for answers, so that a commit may follow in the same packet.
 * Events get the time `at`. If one of the writes fails, that commit commits nothing.
 */
export async function writeOnPostgres(client: pg.PoolClient, writes: BatchWrites, at: string): Promise<void> {
  const { entries, changes, projects, openedHolds, endedHolds } = writes;
  const values = [
    ...columns(changes, changeNames),
    ...columns(entries, entryNames),
    ...columns(projects, projectNames),
  ];
  const sent: Promise<unknown>[] = [client.query({ ...writeBatch, values })];
  if (openedHolds.length > 0) sent.push(client.query({ ...openHolds, values: columns(openedHolds, holdNames) }));
  if (writes.events.length > 0) {
    sent.push(client.query({ ...addEvents, values: columns(toEventRows(writes.events, at), eventNames) }));
  }
  if (endedHolds.length > 0) {
    const places = [endedHolds.map(({ balanceId }) => balanceId), endedHolds.map(({ seq }) => seq)];
    sent.push(client.query({ ...endHolds, values: places }));
  }
  await Promise.all(sent);
}

function columns<Row, Name extends keyof Row>(rows: readonly Row[], names: readonly Name[]): unknown[][] {
  return names.map((name) => rows.map((row) => row[name]));
}

function arrays(types: Record<string, string>, first: number): string {
  return Object.values(types)
    .map((type, index) => `$${first + index}::${type}[]`)
    .join(', ');
}
