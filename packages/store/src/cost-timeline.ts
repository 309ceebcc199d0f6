import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { costSumsOf, everySum, type SumsRow } from './cost-columns.ts';
import type { ProxyCostRow } from './proxy-cost-table.ts';
import type { TimelineQuery, TimelineSums } from './proxy-costs.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** About as many hours one statement sums. The embedded store works on the thread of the event loop. */
const SLICE_HOURS = 24;

type Row = SumsRow & Pick<ProxyCostRow, 'dimension' | 'label'> & { readonly stretch: number };

/** Reads the sums of stretches of time, with turns of the event loop between the statements. */
export async function readTimeline(
  db: Kysely<Tables>,
  kind: Store['kind'],
  query: TimelineQuery,
): Promise<TimelineSums[]> {
  const { fromHour, toHour, stretchHours } = query;
  const slice = stretchHours * Math.ceil(SLICE_HOURS / stretchHours);
  const found: TimelineSums[] = [];
  for (let from = fromHour; from < toHour; from += slice) {
    const rows = await readSlice(db, kind, query, { from, to: Math.min(toHour, from + slice) });
    found.push(...rows.map((row) => ({ ...costSumsOf(row), ...named(row) })));
    await nextTurn();
  }
  return found;
}

const named = ({ stretch, dimension, label }: Row) => ({ stretch: Number(stretch), dimension, label });

async function readSlice(
  db: Kysely<Tables>,
  kind: Store['kind'],
  { projectId, dimensions, deploymentId, fromHour, stretchHours }: TimelineQuery,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Row[]> {
  const only = deploymentId === undefined ? sql`` : sql`and deployment_id = ${deploymentId}`;
  const stretch = sql`(hour - ${sql.lit(fromHour)}) / ${sql.lit(stretchHours)}`;
  const { rows } = await sql<Row>`
    select ${stretch} as stretch, dimension, label, ${everySum(kind)} from proxy_costs
    where project_id = ${projectId} and dimension in (${sql.join(dimensions)}) and hour >= ${from} and hour < ${to} ${only}
    group by ${stretch}, dimension, label`.execute(db);
  return rows;
}
