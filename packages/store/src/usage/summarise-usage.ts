import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Balance } from '@redoubt/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { UsageColumn, UsageGroup, UsageQuery, UsageSummary, UsageSums } from '../usage-rollup.ts';
import { readUsageSlice, type UsageSlice, usageSlices } from './usage-slices.ts';

/** After this time in ms, other work on the event loop gets a turn. */
const MAX_HOLD_MS = 10;
/** Number of names that one statement looks up. */
const NAMES_AT_ONCE = 500;

/**
 * Returns groups and totals. The embedded store works on the thread of the event loop, so the sums are read in slices
 * with turns of the event loop between them. The totals are sums of the same slices.
 */
export async function summariseUsage(db: Kysely<Tables>, query: UsageQuery): Promise<UsageSummary> {
  const isByItem = query.groupBy === 'item';
  const whole = await addUp(db, query, await usageSlices(db, query, 'days'));
  const groups = isByItem ? (await addUp(db, query, await usageSlices(db, query, 'items'))).groups : whole.groups;
  const chosen = inOrder(groups, query.groupBy).slice(0, query.limit);
  return {
    groups: await named(db, chosen, query.groupBy),
    totals: whole.totals.toSorted(byBalance),
    isTruncated: groups.length > query.limit,
  };
}

async function addUp(db: Kysely<Tables>, query: UsageQuery, slices: readonly UsageSlice[]) {
  const groups = new Map<string, UsageGroup>();
  const totals = new Map<Balance, UsageSums & { balance: Balance }>();
  let turnedAt = performance.now();
  for (const slice of slices) {
    const { balance } = slice;
    for (const { group, ...sums } of await readUsageSlice(db, query, slice)) {
      add(groups, `${balance} ${group}`, { balance, group, name: null, ...sums });
      add(totals, balance, { balance, ...sums });
    }
    if (performance.now() - turnedAt < MAX_HOLD_MS) continue;
    await nextTurn();
    turnedAt = performance.now();
  }
  return { groups: [...groups.values()], totals: [...totals.values()] };
}

function add<Key, Sums extends UsageSums>(all: Map<Key, Sums>, key: Key, sums: Sums): void {
  const known = all.get(key);
  if (!known) {
    all.set(key, sums);
    return;
  }
  known.credits += sums.credits;
  known.shadowCredits += sums.shadowCredits;
  known.quantity += sums.quantity;
  known.requests += sums.requests;
}

/** Adds names to groups. Only called for the groups that are returned. */
async function named(db: Kysely<Tables>, groups: readonly UsageGroup[], groupBy: UsageColumn): Promise<UsageGroup[]> {
  if (groupBy !== 'project' && groupBy !== 'key') return [...groups];
  const table = groupBy === 'project' ? 'projects' : 'keys';
  const names = new Map<string, string>();
  for (let at = 0; at < groups.length; at += NAMES_AT_ONCE) {
    const ids = groups.slice(at, at + NAMES_AT_ONCE).map(({ group }) => group);
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db);
    for (const { id, name } of rows) names.set(id, name);
    await nextTurn();
  }
  return groups.map((group) => ({ ...group, name: names.get(group.group) ?? null }));
}

/** Sorts days in order, and everything else by size, largest first. */
function inOrder(groups: UsageGroup[], groupBy: UsageColumn): UsageGroup[] {
  const bySize = (a: UsageGroup, b: UsageGroup) =>
    b.credits + b.shadowCredits - (a.credits + a.shadowCredits) || b.requests - a.requests;
  const byName = (a: UsageGroup, b: UsageGroup) => compare(a.group, b.group) || byBalance(a, b);
  return groups.toSorted(groupBy === 'day' ? byName : (a, b) => bySize(a, b) || byName(a, b));
}

const byBalance = (a: { balance: Balance }, b: { balance: Balance }) => compare(a.balance, b.balance);
const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
