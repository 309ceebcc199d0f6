import type { Balance } from '@redoubt/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { UsageColumn, UsageGroup, UsageQuery, UsageSummary, UsageSums } from '../usage-rollup.ts';

interface SumRow {
  is_total: number;
  balance: Balance;
  grp: string;
  name: string | null;
  credits: number;
  shadow_credits: number;
  quantity: number;
  requests: number;
}

const columns = {
  day: 'days.day',
  endpoint: 'days.endpoint',
  project: 'days.project_id',
  key: 'days.key_id',
  item: 'days.item',
} as const satisfies Record<UsageColumn, string>;

/** Groups and totals in one statement, so that they are of one moment. */
export async function summariseUsage(db: Kysely<Tables>, query: UsageQuery): Promise<UsageSummary> {
  const { groupBy, limit } = query;
  const { rows } = await sql<SumRow>`
    select 0 as is_total, g.balance, g.grp, ${nameOf(groupBy)} as name,
      g.credits, g.shadow_credits, g.quantity, g.requests
    from (${sums(query, sql.ref(columns[groupBy]), groupBy === 'item')}
      order by ${orderOf(groupBy)} limit ${sql.lit(limit + 1)}) g
    union all
    select 1 as is_total, t.balance, t.grp, null as name, t.credits, t.shadow_credits, t.quantity, t.requests
    from (${sums(query, sql.lit(''), false)}) t`.execute(db);
  const groups = rows.filter(({ is_total }) => is_total === 0).map(toGroup);
  const totals = rows.filter(({ is_total }) => is_total === 1);
  return {
    groups: inOrder(groups, groupBy).slice(0, limit),
    totals: totals.map((row) => ({ balance: row.balance, ...sumsOf(row) })).toSorted(byBalance),
    isTruncated: groups.length > limit,
  };
}

function sums(
  { organisationId, balance, projectId, from, to }: UsageQuery,
  group: RawBuilder<unknown>,
  isItem: boolean,
) {
  return sql`select balances.balance, ${group} as grp, ${sum('credits')}, ${sum('shadow_credits')},
      ${sum('quantity')}, ${sum('requests')}
    from balances join usage_days as days on days.balance_id = balances.id
    where balances.organisation_id = ${organisationId} and days.day between ${from} and ${to}
      and ${isItem ? sql`days.item > ''` : sql`days.item = ''`}
      ${balance === undefined ? sql`` : sql`and balances.balance = ${balance}`}
      ${projectId === undefined ? sql`` : sql`and days.project_id = ${projectId}`}
    group by 1, 2`;
}

const sum = (name: string) => sql`cast(sum(${sql.ref(`days.${name}`)}) as bigint) as ${sql.id(name)}`;

/** Looked up for the groups that are answered only. */
function nameOf(groupBy: UsageColumn): RawBuilder<unknown> {
  if (groupBy === 'project') return sql`(select projects.name from projects where projects.id = g.grp)`;
  if (groupBy === 'key') return sql`(select keys.name from keys where keys.id = g.grp)`;
  return sql`cast(null as text)`;
}

function orderOf(groupBy: UsageColumn): RawBuilder<unknown> {
  return groupBy === 'day'
    ? sql`grp, balance`
    : sql`${sql.raw('sum(days.credits) + sum(days.shadow_credits)')} desc, ${sql.raw('sum(days.requests)')} desc, grp, balance`;
}

/** The order in which the database chose them; what it hands on after the union is in none. */
function inOrder(groups: UsageGroup[], groupBy: UsageColumn): UsageGroup[] {
  const bySize = (a: UsageGroup, b: UsageGroup) =>
    b.credits + b.shadowCredits - (a.credits + a.shadowCredits) || b.requests - a.requests;
  const byName = (a: UsageGroup, b: UsageGroup) => compare(a.group, b.group) || byBalance(a, b);
  return groups.toSorted(groupBy === 'day' ? byName : (a, b) => bySize(a, b) || byName(a, b));
}

const byBalance = (a: { balance: Balance }, b: { balance: Balance }) => compare(a.balance, b.balance);
const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

const toGroup = (row: SumRow): UsageGroup => ({
  balance: row.balance,
  group: row.grp,
  name: row.name,
  ...sumsOf(row),
});

const sumsOf = ({ credits, shadow_credits, quantity, requests }: SumRow): UsageSums => ({
  credits,
  shadowCredits: shadow_credits,
  quantity,
  requests,
});
