import type { Kysely } from 'kysely';
import { GroupCommit } from '../group-commit.ts';
import type { BalanceKey, Charge, ChargeOutcome, Ledger, LedgerEntry, Usage } from '../ledger.ts';
import { UnknownEntry } from '../store-failures.ts';
import type { EntryRow, Tables } from '../tables.ts';
import { toTimestamp } from '../timestamps.ts';
import { BalanceIds } from './balance-ids.ts';
import type { BookingResult } from './book-batch.ts';
import { type Booking, parseEntryId, toEntryId } from './booking.ts';
import { entryColumns, namesOf } from './entry-columns.ts';
import { verifyLedger } from './verify-ledger.ts';

const MAX_BATCH = 256;
const MAX_WAITING = 10_000;
const NO_USAGE: Usage = { used: 0, shadowUsed: 0, requests: 0 };

/** The ledger on either engine; `commit` books one batch in one transaction of that engine. */
export function openLedger(
  db: Kysely<Tables>,
  commit: (bookings: Booking[]) => Promise<BookingResult[]>,
): Ledger & { close(): Promise<void> } {
  const queue = new GroupCommit<Booking, ChargeOutcome | Usage>({
    commit,
    maxBatch: MAX_BATCH,
    maxWaiting: MAX_WAITING,
  });
  const balanceIds = new BalanceIds(db);
  return {
    async charge(charge) {
      assertBookable(charge);
      const breakdown = JSON.stringify(charge.breakdown ?? null);
      const balanceId = await balanceIds.find(charge);
      return outcome(await queue.add({ kind: 'charge', balanceId, charge, breakdown }));
    },
    async reverse({ entryId, reason }) {
      const place = parseEntryId(entryId);
      if (place === undefined) throw new UnknownEntry(entryId);
      return usage(await queue.add({ kind: 'reversal', ...place, reason: withoutNul(reason) }));
    },
    usage: (balance) => readUsage(db, balance),
    entries: (balance, page) => readEntries(db, balance, page),
    verify: () => verifyLedger(db),
    close: () => queue.close(),
  };
}

/** One charge that PostgreSQL or the arithmetic would choke on must not take its whole batch down. */
function assertBookable({ credits, quantity, allowance, ...texts }: Charge): void {
  for (const [name, value] of Object.entries({ credits, quantity, allowance: allowance ?? 0 })) {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} is ${value}, not a whole number ≥ 0`);
  }
  const { projectId, keyId, endpoint, requestId, idempotencyKey = '', rateTableDate } = texts;
  for (const text of [projectId, keyId, endpoint, requestId, idempotencyKey, rateTableDate]) {
    if (text.includes('\0')) throw new RangeError('A text of the ledger may not hold the character U+0000');
  }
}

function withoutNul(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}

function outcome(result: ChargeOutcome | Usage): ChargeOutcome {
  if ('accepted' in result) return result;
  throw new Error('A charge was answered as a reversal');
}

function usage(result: ChargeOutcome | Usage): Usage {
  if (!('accepted' in result)) return result;
  throw new Error('A reversal was answered as a charge');
}

async function readUsage(db: Kysely<Tables>, { organisationId, balance, period }: BalanceKey): Promise<Usage> {
  const row = await db
    .selectFrom('balances')
    .select(['used', 'shadow_used as shadowUsed', 'requests'])
    .where('organisation_id', '=', organisationId)
    .where('balance', '=', balance)
    .where('period', '=', toTimestamp(period))
    .executeTakeFirst();
  return row ?? NO_USAGE;
}

async function readEntries(
  db: Kysely<Tables>,
  { organisationId, balance, period }: BalanceKey,
  { limit, afterSeq = 0 }: { limit: number; afterSeq?: number },
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
    quantity: row.quantity,
    usedAfter: row.used_after,
    endpoint: row.endpoint,
    requestId: row.request_id,
    idempotencyKey: row.idempotency_key,
    rateTableDate: row.rate_table_date,
    breakdown: JSON.parse(row.breakdown),
    reversesId: row.reverses_seq === null ? null : toEntryId({ balanceId: row.balance_id, seq: row.reverses_seq }),
    reason: row.reason,
    at: new Date(row.at),
  };
}
