import type pg from 'pg';
import type { EntryRow } from '../tables.ts';
import type { BatchNeeds } from './batch-needs.ts';
import type { BalanceState, LockedState, ProjectState } from './booking.ts';
import { entryColumns, namesOf, projectColumns } from './entry-columns.ts';

const entry = namesOf(entryColumns)
  .map((name) => `l.${name}`)
  .join(', ');

/**
 * Locks the rows in the order of their ids, so that two nodes with the same balances in their batches cannot deadlock.
 */
const lockBalances = {
  name: 'ledger_lock',
  text: `select id, used, shadow_used, held, granted, requests, refused, notified, notified_limit, seq from balances
    where id = any($1::bigint[]) order by id for update`,
};

const readOriginals = {
  name: 'ledger_originals',
  text: `select ${entry} from ledger l
    join unnest($1::bigint[], $2::bigint[]) as wanted (balance_id, seq) using (balance_id, seq)`,
};

const readResolved = {
  name: 'ledger_resolved',
  text: `select l.balance_id, l.resolves_seq from ledger l
    join unnest($1::bigint[], $2::bigint[]) as wanted (balance_id, resolves_seq) using (balance_id, resolves_seq)`,
};

const readExpired = {
  name: 'ledger_expired',
  text: `select ${entry} from holds h join ledger l on l.balance_id = h.balance_id and l.seq = h.seq
    where h.balance_id = any($1::bigint[]) and h.expires_at <= $2`,
};

const readProjects = {
  name: 'ledger_projects',
  text: `select ${namesOf(projectColumns).join(', ')} from project_balances
    join unnest($1::bigint[], $2::text[]) as wanted (balance_id, project_id) using (balance_id, project_id)`,
};

/** A reversed charge or a released hold no longer counts as the entry of its key. */
const readKeyed = {
  name: 'ledger_keyed',
  text: `select ${entry} from ledger l
    join unnest($1::text[], $2::text[]) as wanted (idempotency_key, project_id) using (idempotency_key, project_id)
    where l.at > $3 and l.kind in ('charge', 'hold') and not exists (
      select from ledger r where r.balance_id = l.balance_id and r.resolves_seq = l.seq
        and r.kind in ('reversal', 'release'))`,
};

/**
 * Locks the balances, then reads what the batch needs. Nobody can change these rows before this transaction ends. All
 * statements are sent at once. The server runs them in that order, and each statement sees what was committed before it
 * began.
 */
export async function readOnPostgres(
  client: pg.PoolClient,
  needs: BatchNeeds,
  now: () => string,
): Promise<{ state: LockedState; at: string }> {
  const places = [needs.places.map(({ balanceId }) => balanceId), needs.places.map(({ seq }) => seq)];
  const projects = [needs.projects.map(({ balanceId }) => balanceId), needs.projects.map(({ projectId }) => projectId)];
  const keys = [needs.keys.map(({ key }) => key), needs.keys.map(({ projectId }) => projectId), needs.keysSince];
  const has = (list: readonly unknown[]) => list.length > 0;
  const locked = rows<BalanceState>(client, lockBalances, [needs.balanceIds]);
  const read = Promise.all([
    has(needs.places) ? rows<EntryRow>(client, readOriginals, places) : [],
    has(needs.places) ? rows<LockedState['resolved'][number]>(client, readResolved, places) : [],
    has(needs.projects) ? rows<ProjectState>(client, readProjects, projects) : [],
    has(needs.keys) ? rows<EntryRow>(client, readKeyed, keys) : [],
  ]);
  // If the lock fails, these reads fail too. The error of the lock is the useful one.
  read.catch(() => undefined);
  const balances = await locked;
  const at = now();
  const [originals, resolved, limited, keyed] = await read;
  const held = balances.flatMap(({ id, held: credits }) => (credits > 0 ? [id] : []));
  const expired = has(held) ? await rows<EntryRow>(client, readExpired, [held, at]) : [];
  return { state: { balances, originals, resolved, expired, projects: limited, keyed }, at };
}

async function rows<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  statement: { name: string; text: string },
  values: unknown[],
): Promise<Row[]> {
  const result = await client.query<Row>({ ...statement, values });
  return result.rows;
}
