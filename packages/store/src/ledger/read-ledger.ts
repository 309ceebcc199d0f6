import type { Kysely } from 'kysely';
import type { BalanceKey, LedgerEntry, Usage } from '../ledger.ts';
import type { EntryRow, Tables } from '../tables.ts';
import { toTimestamp } from '../timestamps.ts';
import { toEntryId } from './booking.ts';
import { unpackBreakdown } from './breakdown-text.ts';
import { entryColumns, namesOf } from './entry-columns.ts';

const NO_USAGE: Usage = { used: 0, shadowUsed: 0, held: 0, requests: 0, granted: 0, refused: 0 };

/** Returns the usage of a balance, or of one project in it. Expired holds do not count as held. */
export async function readUsage(
  db: Kysely<Tables>,
  key: BalanceKey & { projectId?: string | undefined },
  at: string,
): Promise<Usage> {
  const usage = key.projectId === undefined ? await usageOfBalance(db, key) : await usageOfProject(db, key);
  if (usage === undefined) return NO_USAGE;
  const { id, ...counters } = usage;
  if (counters.held === 0) return counters;
  return { ...counters, held: counters.held - (await expiredHeld(db, { id, projectId: key.projectId, at })) };
}

function usageOfBalance(db: Kysely<Tables>, { organisationId, balance, period }: BalanceKey) {
  return db
    .selectFrom('balances')
    .select(['id', 'used', 'shadow_used as shadowUsed', 'held', 'requests', 'granted', 'refused'])
    .where('organisation_id', '=', organisationId)
    .where('balance', '=', balance)
    .where('period', '=', toTimestamp(period))
    .executeTakeFirst();
}

async function usageOfProject(db: Kysely<Tables>, key: BalanceKey & { projectId?: string | undefined }) {
  const row = await db
    .selectFrom('balances as b')
    .innerJoin('project_balances as p', 'p.balance_id', 'b.id')
    .select(['b.id', 'p.used', 'p.shadow_used as shadowUsed', 'p.held', 'p.requests', 'p.refused'])
    .where('b.organisation_id', '=', key.organisationId)
    .where('b.balance', '=', key.balance)
    .where('b.period', '=', toTimestamp(key.period))
    .where('p.project_id', '=', key.projectId ?? '')
    .executeTakeFirst();
  return row && { ...row, granted: 0 };
}

interface ExpiredOf {
  id: number;
  projectId: string | undefined;
  at: string;
}

async function expiredHeld(db: Kysely<Tables>, { id, projectId, at }: ExpiredOf): Promise<number> {
  const ofBalance = db
    .selectFrom('holds as h')
    .innerJoin('ledger as l', (join) => join.onRef('l.balance_id', '=', 'h.balance_id').onRef('l.seq', '=', 'h.seq'))
    .select((sum) => sum.fn.sum<number | null>('h.held').as('held'))
    .where('h.balance_id', '=', id)
    .where('h.expires_at', '<=', at);
  const wanted = projectId === undefined ? ofBalance : ofBalance.where('l.project_id', '=', projectId);
  return Number((await wanted.executeTakeFirst())?.held ?? 0);
}

/** Returns entries of a balance in order of `seq`, starting after `afterSeq`. */
export async function readEntries(
  db: Kysely<Tables>,
  { organisationId, balance, period }: BalanceKey,
  { limit, afterSeq = 0 }: { limit: number; afterSeq?: number | undefined },
): Promise<LedgerEntry[]> {
  const at = toTimestamp(period);
  const rows = await db
    .selectFrom('ledger')
    .innerJoin('balances', 'balances.id', 'ledger.balance_id')
    .select(namesOf(entryColumns).map((name) => `ledger.${name}` as const))
    .where('balances.organisation_id', '=', organisationId)
    .where('balances.balance', '=', balance)
    .where('balances.period', '=', at)
    .where('ledger.seq', '>', afterSeq)
    .orderBy('ledger.seq')
    .limit(limit)
    .execute();
  return rows.map((row) => toEntry(row, { organisationId, balance, period: at }));
}

function toEntry(row: EntryRow, key: BalanceKey): LedgerEntry {
  return {
    id: toEntryId({ balanceId: row.balance_id, seq: row.seq }),
    ...key,
    projectId: row.project_id,
    keyId: row.key_id,
    seq: row.seq,
    kind: row.kind,
    mode: row.mode,
    credits: row.credits,
    held: row.held,
    granted: row.granted,
    quantity: row.quantity,
    usedAfter: row.used_after,
    endpoint: row.endpoint,
    requestId: row.request_id,
    idempotencyKey: row.idempotency_key,
    rateTableDate: row.rate_table_date,
    breakdown: unpackBreakdown(row.breakdown),
    resolvesId: row.resolves_seq === null ? null : toEntryId({ balanceId: row.balance_id, seq: row.resolves_seq }),
    reason: row.reason,
    at: new Date(row.at),
  };
}
