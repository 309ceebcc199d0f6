import type { Balance } from '@redoubt/contract';
import { type Kysely, sql } from 'kysely';
import type { LedgerDifference } from '../ledger.ts';
import type { Tables } from '../tables.ts';

const MAX_DIFFERENCES = 1_000;

interface Totals {
  organisation_id: string;
  balance: Balance;
  period: string;
  used: number;
  shadow_used: number;
  requests: number;
  seq: number;
  sum_used: number;
  sum_shadow_used: number;
  sum_requests: number;
  entries: number;
  last_seq: number;
}

interface ChainBreak {
  organisation_id: string;
  balance: Balance;
  period: string;
  used_after: number;
  running: number;
}

/** Recomputes every balance from its entries, each statement on one snapshot; at most 1,000 differences of each kind. */
export async function verifyLedger(db: Kysely<Tables>): Promise<LedgerDifference[]> {
  const totals = await wrongTotals.execute(db);
  const chains = await brokenChains.execute(db);
  return [...totals.rows.flatMap(differencesOf), ...chains.rows.map(toDifference)];
}

const wrongTotals = sql<Totals>`
  with sums as (
    select balance_id,
      cast(sum(case when mode = 'credits' then credits else 0 end) as bigint) as sum_used,
      cast(sum(case when mode = 'shadow' then credits else 0 end) as bigint) as sum_shadow_used,
      cast(sum(case kind when 'charge' then 1 when 'reversal' then -1 else 0 end) as bigint) as sum_requests,
      count(*) as entries, max(seq) as last_seq
    from ledger group by balance_id
  ), compared as (
    select b.organisation_id, b.balance, b.period, b.used, b.shadow_used, b.requests, b.seq,
      coalesce(s.sum_used, 0) as sum_used, coalesce(s.sum_shadow_used, 0) as sum_shadow_used,
      coalesce(s.sum_requests, 0) as sum_requests, coalesce(s.entries, 0) as entries,
      coalesce(s.last_seq, 0) as last_seq
    from balances b left join sums s on s.balance_id = b.id
  )
  select * from compared
  where used <> sum_used or shadow_used <> sum_shadow_used or requests <> sum_requests
    or seq <> entries or seq <> last_seq
  limit ${sql.lit(MAX_DIFFERENCES)}`;

const brokenChains = sql<ChainBreak>`
  select b.organisation_id, b.balance, b.period, c.used_after, c.running
  from (
    select balance_id, seq, used_after,
      cast(sum(case when mode = 'credits' then credits else 0 end)
        over (partition by balance_id order by seq rows unbounded preceding) as bigint) as running
    from ledger
  ) c join balances b on b.id = c.balance_id
  where c.used_after <> c.running
  order by c.balance_id, c.seq
  limit ${sql.lit(MAX_DIFFERENCES)}`;

function differencesOf(row: Totals): LedgerDifference[] {
  const compared = [
    { field: 'used', stored: row.used, recomputed: row.sum_used },
    { field: 'shadowUsed', stored: row.shadow_used, recomputed: row.sum_shadow_used },
    { field: 'requests', stored: row.requests, recomputed: row.sum_requests },
    { field: 'seq', stored: row.seq, recomputed: row.entries === row.last_seq ? row.last_seq : row.entries },
  ] as const;
  return compared
    .filter(({ stored, recomputed }) => stored !== recomputed)
    .map((difference) => ({ ...placeOf(row), ...difference }));
}

function toDifference(row: ChainBreak): LedgerDifference {
  return { ...placeOf(row), field: 'usedAfter', stored: row.used_after, recomputed: row.running };
}

function placeOf({ organisation_id, balance, period }: { organisation_id: string; balance: Balance; period: string }) {
  return { organisationId: organisation_id, balance, period };
}
