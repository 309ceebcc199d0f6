import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Balance } from '@redoubt/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { UsageColumn, UsageQuery, UsageSums } from '../usage-rollup.ts';

/** A part of the daily sums that one short statement reads: one item of one balance, over some days. */
export interface UsageSlice {
  readonly balanceId: number;
  readonly balance: Balance;
  /** An item of the breakdowns, or '' for whole entries. */
  readonly item: string;
  readonly from: string;
  readonly to: string;
}

interface SumRow {
  grp: string;
  credits: number;
  shadow_credits: number;
  quantity: number;
  requests: number;
}

const columns = {
  day: 'day',
  endpoint: 'endpoint',
  project: 'project_id',
  key: 'key_id',
  item: 'item',
} as const satisfies Record<UsageColumn, string>;

/** Divides a query into slices: one per day of whole entries, or one per item of the breakdowns. */
export async function usageSlices(db: Kysely<Tables>, query: UsageQuery, by: 'days' | 'items'): Promise<UsageSlice[]> {
  const { organisationId, balance, from, to } = query;
  const { rows } = await sql<{ id: number; balance: Balance }>`
    select id, balance from balances where organisation_id = ${organisationId}
      ${balance === undefined ? sql`` : sql`and balance = ${balance}`} order by id`.execute(db);
  const slices: UsageSlice[] = [];
  for (const { id, balance: of } of rows) {
    // The lookups for one balance, which covers one month, are short. Between balances the event loop gets a turn.
    await nextTurn();
    const slice = { balanceId: id, balance: of };
    const found = by === 'days' ? await daysOf(db, id, { from, to }) : await itemsOf(db, id);
    for (const each of found)
      slices.push(by === 'days' ? { ...slice, item: '', from: each, to: each } : { ...slice, item: each, from, to });
  }
  return slices;
}

/** Returns the days on which a balance has sums. Each day is found by one lookup in the primary key. */
async function daysOf(db: Kysely<Tables>, balanceId: number, { from, to }: Pick<UsageQuery, 'from' | 'to'>) {
  const days: string[] = [];
  for (let least = sql`>= ${from}`; ; ) {
    const { rows } = await sql<{ day: string }>`select day from usage_days
      where balance_id = ${balanceId} and item = '' and day ${least} and day <= ${to}
      order by day limit 1`.execute(db);
    const [next] = rows;
    if (!next) return days;
    days.push(next.day);
    least = sql`> ${next.day}`;
  }
}

/** Returns the items of a balance's breakdowns. Each item is found by one lookup in the primary key. */
async function itemsOf(db: Kysely<Tables>, balanceId: number) {
  const items: string[] = [];
  for (let last = ''; ; ) {
    const { rows } = await sql<{ item: string }>`select item from usage_days
      where balance_id = ${balanceId} and item > ${last} order by item limit 1`.execute(db);
    const [next] = rows;
    if (!next) return items;
    items.push(next.item);
    last = next.item;
  }
}

/** Returns the sums of a slice by group. */
export async function readUsageSlice(
  db: Kysely<Tables>,
  { groupBy, projectId }: UsageQuery,
  { balanceId, item, from, to }: UsageSlice,
): Promise<(UsageSums & { group: string })[]> {
  const { rows } = await sql<SumRow>`
    select ${sql.ref(columns[groupBy])} as grp, ${sum('credits')}, ${sum('shadow_credits')}, ${sum('quantity')}, ${sum('requests')}
    from usage_days
    where balance_id = ${balanceId} and item = ${item} and day between ${from} and ${to}
      ${projectId === undefined ? sql`` : sql`and project_id = ${projectId}`}
    group by 1`.execute(db);
  return rows.map(({ grp, credits, shadow_credits: shadowCredits, quantity, requests }) => ({
    group: grp,
    ...{ credits, shadowCredits, quantity, requests },
  }));
}

const sum = (name: string) => sql`cast(sum(${sql.ref(name)}) as bigint) as ${sql.id(name)}`;
