import type { Kysely, SelectQueryBuilder } from 'kysely';
import { toEntryId } from '../ledger/booking.ts';
import { unpackBreakdown } from '../ledger/breakdown-text.ts';
import { entryColumns, namesOf } from '../ledger/entry-columns.ts';
import type { EntryRow, Tables } from '../tables.ts';
import { toTimestamp } from '../timestamps.ts';
import type { EntryPage, EntryPageQuery, NamedEntry } from '../usage-rollup.ts';

/** How many entries one page searches for those of a project. An index by project would slow down every charge. */
const WINDOW = 10_000;

type NamedRow = EntryRow & { project_name: string | null; key_name: string | null };

/** Reads the primary key backwards from the cursor, by at most one page, or by `WINDOW` entries for a project. */
export async function readEntryPage(db: Kysely<Tables>, query: EntryPageQuery): Promise<EntryPage> {
  const { projectId, limit } = query;
  const balance = await findBalance(db, query);
  if (balance === undefined) return { entries: [], nextBeforeSeq: null };
  const before = Math.min(query.beforeSeq ?? Number.POSITIVE_INFINITY, balance.seq + 1);
  const from = Math.max(before - (projectId === undefined ? limit : WINDOW), 1);
  const chosen = db
    .selectFrom('ledger')
    .where('ledger.balance_id', '=', balance.id)
    .where('ledger.seq', '<', before)
    .where('ledger.seq', '>=', from)
    .orderBy('ledger.seq', 'desc')
    .limit(limit);
  const rows = await named(projectId === undefined ? chosen : chosen.where('ledger.project_id', '=', projectId));
  const reached = rows.length === limit ? (rows.at(-1)?.seq ?? from) : from;
  return { entries: rows.map(toNamedEntry), nextBeforeSeq: reached > 1 ? reached : null };
}

function findBalance(db: Kysely<Tables>, { organisationId, balance, period }: EntryPageQuery) {
  return db
    .selectFrom('balances')
    .select(['id', 'seq'])
    .where('organisation_id', '=', organisationId)
    .where('balance', '=', balance)
    .where('period', '=', toTimestamp(period))
    .executeTakeFirst();
}

function named(entries: SelectQueryBuilder<Tables, 'ledger', unknown>): Promise<NamedRow[]> {
  return entries
    .leftJoin('projects', 'projects.id', 'ledger.project_id')
    .leftJoin('keys', 'keys.id', 'ledger.key_id')
    .select(namesOf(entryColumns).map((name) => `ledger.${name}` as const))
    .select(['projects.name as project_name', 'keys.name as key_name'])
    .execute();
}

function toNamedEntry(row: NamedRow): NamedEntry {
  const balanceId = row.balance_id;
  return {
    id: toEntryId({ balanceId, seq: row.seq }),
    seq: row.seq,
    kind: row.kind,
    mode: row.mode,
    projectId: row.project_id,
    projectName: row.project_name,
    keyId: row.key_id,
    keyName: row.key_name,
    endpoint: row.endpoint,
    requestId: row.request_id,
    idempotencyKey: row.idempotency_key,
    credits: row.credits,
    held: row.held,
    granted: row.granted,
    quantity: row.quantity,
    usedAfter: row.used_after,
    rateTableDate: row.rate_table_date,
    breakdown: unpackBreakdown(row.breakdown),
    resolvesId: row.resolves_seq === null ? null : toEntryId({ balanceId, seq: row.resolves_seq }),
    reason: row.reason,
    at: new Date(row.at),
  };
}
