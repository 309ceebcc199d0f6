import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { costSumsOf, everySum, leastOf, MAX_SUM, type SumsRow, sumOf, sums } from './cost-columns.ts';
import { addCosts, noCosts, type RunningSums } from './cost-sums.ts';
import { readTimeline } from './cost-timeline.ts';
import { toEventRow } from './event-rows.ts';
import type { ProxyCostRow } from './proxy-cost-table.ts';
import {
  type CostAlert,
  type CostGroup,
  type CostPlace,
  type CostQuery,
  type HourlyCost,
  hourOf,
  type ProxyCosts,
} from './proxy-costs.ts';
import { storable } from './storable.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import { withoutSync } from './without-sync.ts';

/** Rows of one statement. */
const MAX_ROWS = 200;
/** Rows that one sweep deletes. */
const MAX_SWEPT = 1_000;
/** Hours that one statement sums. The embedded store works on the thread of the event loop. */
const SLICE_HOURS = 24;
/** Groups that are told apart while a report is summed. Further ones are one group together. */
const MAX_GROUPS = 100_000;
const OTHERS = '(others)';

/** Where events are put for webhooks. `announce` says that there are new ones. */
interface Outbox {
  now(): string;
  announce(): void;
}

/** Opens the sums of costs on either engine. */
export function openProxyCosts(db: Kysely<Tables>, kind: Store['kind'], outbox: Outbox): ProxyCosts {
  return {
    async add(costs, alerts = []) {
      const rows = mergedRows(costs.map(costRow));
      if (rows.length === 0 && alerts.length === 0) return;
      const write = async (tx: Kysely<Tables>) => {
        for (let at = 0; at < rows.length; at += MAX_ROWS) await upsertCosts(tx, kind, rows.slice(at, at + MAX_ROWS));
        if (alerts.length > 0) await insertAlerts(tx, alerts, outbox.now());
      };
      if (kind === 'sqlite') await withoutSync(db, write);
      else await db.transaction().execute(write);
      if (alerts.length > 0) outbox.announce();
    },
    spent: (places) => readSpent(db, kind, places),
    async summarise(query) {
      const groups = await addUpHours(db, kind, query);
      const chosen = [...groups.values()].toSorted(mostCostly).slice(0, query.limit);
      // A call is in a row for each of its tags, and in one for its deployment.
      const once =
        query.dimension === 'tag' ? await addUpHours(db, kind, { ...query, dimension: 'deployment' }) : groups;
      const totals = { ...noCosts };
      for (const group of once.values()) addCosts(totals, group);
      return {
        groups: query.dimension === 'key' ? await namedKeys(db, chosen) : chosen,
        totals,
        isTruncated: groups.size > query.limit,
      };
    },
    timeline: (query) => readTimeline(db, kind, query),
    async sweep(before) {
      const { numAffectedRows } = await sql`delete from proxy_costs
        where (deployment_id, dimension, label, hour) in (
          select deployment_id, dimension, label, hour from proxy_costs
          where hour < ${hourOf(before)} order by hour limit ${MAX_SWEPT}
        )`.execute(db);
      return Number(numAffectedRows ?? 0);
    },
  };
}

function costRow(cost: HourlyCost): ProxyCostRow {
  return {
    deployment_id: cost.deploymentId,
    dimension: cost.dimension,
    label: storable(cost.label),
    hour: cost.hour,
    project_id: cost.projectId,
    calls: atMost(cost.calls),
    unpriced: atMost(cost.unpriced),
    prompt_tokens: atMost(cost.promptTokens),
    completion_tokens: atMost(cost.completionTokens),
    cached_tokens: atMost(cost.cachedTokens),
    reasoning_tokens: atMost(cost.reasoningTokens),
    cost_nano: atMost(cost.costNano),
  };
}

/** Nodes that write the same rows lock them in the same order. Labels that became equal by `storable` are one row. */
function mergedRows(rows: readonly ProxyCostRow[]): ProxyCostRow[] {
  const byKey = new Map<string, ProxyCostRow>();
  for (const row of rows) {
    const key = `${row.deployment_id}\0${row.dimension}\0${row.label}\0${row.hour}`;
    const known = byKey.get(key);
    if (known) for (const name of sums) known[name] = atMost(known[name] + row[name]);
    else byKey.set(key, { ...row });
  }
  return [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const atMost = (sum: number): number => Math.min(sum, MAX_SUM);

async function upsertCosts(db: Kysely<Tables>, kind: Store['kind'], rows: readonly ProxyCostRow[]): Promise<void> {
  const added = sums.map((name) => {
    const [stored, more] = [sql.ref(`proxy_costs.${name}`), sql.ref(`excluded.${name}`)];
    return [name, leastOf(kind, sql`${leastOf(kind, sql`${stored}`)} + ${more}`)];
  });
  await db
    .insertInto('proxy_costs')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['deployment_id', 'dimension', 'label', 'hour']).doUpdateSet(Object.fromEntries(added)),
    )
    .execute();
}

async function insertAlerts(db: Kysely<Tables>, alerts: readonly CostAlert[], at: string): Promise<void> {
  const rows = alerts.map(({ id, organisationId, payload }) => ({
    ...toEventRow({ organisationId, kind: 'costs.threshold', payload }, at),
    id,
  }));
  await db
    .insertInto('events')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Labels that one statement sums. */
const LABELS_AT_ONCE = 500;

async function readSpent(db: Kysely<Tables>, kind: Store['kind'], places: readonly CostPlace[]): Promise<number[]> {
  const sums = new Map<CostPlace, number>();
  const alike = Map.groupBy(places, (place) => `${place.deploymentId} ${place.dimension} ${place.fromHour}`);
  for (const group of alike.values()) {
    for (let at = 0; at < group.length; at += LABELS_AT_ONCE) {
      const some = group.slice(at, at + LABELS_AT_ONCE);
      const found = await readLabels(db, kind, some);
      for (const place of some) sums.set(place, found.get(labelOfPlace(place)) ?? 0);
    }
  }
  return places.map((place) => sums.get(place) ?? 0);
}

const labelOfPlace = ({ dimension, label }: CostPlace): string => (dimension === 'deployment' ? '' : storable(label));

/** Reads places that differ in their labels alone. */
async function readLabels(
  db: Kysely<Tables>,
  kind: Store['kind'],
  places: readonly CostPlace[],
): Promise<Map<string, number>> {
  const [first] = places;
  if (!first) return new Map();
  const { deploymentId, dimension, fromHour } = first;
  const isOne = dimension === 'deployment';
  const only = isOne ? sql`` : sql`and label in (${sql.join(places.map(labelOfPlace))})`;
  const { rows } = await sql<{ label: string; cost_nano: number }>`
    select ${isOne ? sql`''` : sql.ref('label')} as label, ${sumOf(kind, 'cost_nano')} as cost_nano
    from proxy_costs
    where deployment_id = ${deploymentId} and dimension = ${dimension} and hour >= ${fromHour} ${only}
    ${isOne ? sql`` : sql`group by label`}`.execute(db);
  return new Map(rows.map(({ label, cost_nano }) => [label, cost_nano]));
}

/** Adds the days of a query up, with turns of the event loop between them. */
async function addUpHours(
  db: Kysely<Tables>,
  kind: Store['kind'],
  query: CostQuery,
): Promise<Map<string, RunningSums & CostGroup>> {
  const groups = new Map<string, RunningSums & CostGroup>();
  for (let from = query.fromHour; from < query.toHour; from += SLICE_HOURS) {
    const to = Math.min(query.toHour, from + SLICE_HOURS);
    for (const row of await readHours(db, kind, query, { from, to })) {
      const label = groups.size < MAX_GROUPS || groups.has(row.label) ? row.label : OTHERS;
      const group = groups.get(label) ?? { label, name: null, ...noCosts };
      groups.set(label, group);
      addCosts(group, costSumsOf(row));
    }
    await nextTurn();
  }
  return groups;
}

async function readHours(
  db: Kysely<Tables>,
  kind: Store['kind'],
  { projectId, dimension }: CostQuery,
  { from, to }: { from: number; to: number },
): Promise<(SumsRow & Pick<ProxyCostRow, 'label'>)[]> {
  const { rows } = await sql<SumsRow & Pick<ProxyCostRow, 'label'>>`
    select label, ${everySum(kind)} from proxy_costs
    where project_id = ${projectId} and dimension = ${dimension} and hour >= ${from} and hour < ${to}
    group by label`.execute(db);
  return rows;
}

const mostCostly = (a: CostGroup, b: CostGroup): number =>
  b.costNano - a.costNano || b.calls - a.calls || (a.label < b.label ? -1 : 1);

/** Names looked up by one statement. */
const NAMES_AT_ONCE = 500;

async function namedKeys(db: Kysely<Tables>, groups: readonly CostGroup[]): Promise<CostGroup[]> {
  const names = new Map<string, string>();
  for (let at = 0; at < groups.length; at += NAMES_AT_ONCE) {
    const ids = groups.slice(at, at + NAMES_AT_ONCE).map(({ label }) => label);
    for (const { id, name } of await db.selectFrom('keys').select(['id', 'name']).where('id', 'in', ids).execute())
      names.set(id, name);
  }
  return groups.map((group) => ({ ...group, name: names.get(group.label) ?? null }));
}
