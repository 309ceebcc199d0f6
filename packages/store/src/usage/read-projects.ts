import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { toTimestamp } from '../timestamps.ts';
import type { ProjectUsage, ProjectUsageQuery } from '../usage-rollup.ts';

const MAX_PROJECTS = 1_000;
const NO_BALANCE = -1;

/** Returns projects with their usage of a balance. Holds that have expired by `at` do not count as held. */
export async function readProjects(db: Kysely<Tables>, query: ProjectUsageQuery, at: string): Promise<ProjectUsage[]> {
  const { organisationId, balance, projectId } = query;
  const found = await db
    .selectFrom('balances')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('balance', '=', balance)
    .where('period', '=', toTimestamp(query.period))
    .executeTakeFirst();
  const rows = await db
    .selectFrom('projects as p')
    .leftJoin('project_balances as b', (join) =>
      join.onRef('b.project_id', '=', 'p.id').on('b.balance_id', '=', found?.id ?? NO_BALANCE),
    )
    .select(`p.${balance}_limit as own_limit`)
    .select(['p.id', 'p.name', 'b.used', 'b.shadow_used', 'b.held', 'b.requests', 'b.refused'])
    .where('p.organisation_id', '=', organisationId)
    .where((is) =>
      projectId === undefined
        ? is.or([is('b.project_id', 'is not', null), is(`p.${balance}_limit`, 'is not', null)])
        : is('p.id', '=', projectId),
    )
    .orderBy(sql`coalesce(b.used, 0) + coalesce(b.shadow_used, 0)`, 'desc')
    .orderBy('p.name')
    .limit(MAX_PROJECTS)
    .execute();
  const hasHolds = rows.some(({ held }) => held !== null && held > 0);
  const expired = found && hasHolds ? await expiredByProject(db, found.id, at) : new Map<string, number>();
  return rows.map((row) => ({
    projectId: row.id,
    projectName: row.name,
    limit: row.own_limit,
    used: row.used ?? 0,
    shadowUsed: row.shadow_used ?? 0,
    held: (row.held ?? 0) - (expired.get(row.id) ?? 0),
    requests: row.requests ?? 0,
    refused: row.refused ?? 0,
    granted: 0,
  }));
}

async function expiredByProject(db: Kysely<Tables>, balanceId: number, at: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('holds as h')
    .innerJoin('ledger as l', (join) => join.onRef('l.balance_id', '=', 'h.balance_id').onRef('l.seq', '=', 'h.seq'))
    .select(['l.project_id', sql<number>`cast(sum(h.held) as bigint)`.as('held')])
    .where('h.balance_id', '=', balanceId)
    .where('h.expires_at', '<=', at)
    .groupBy('l.project_id')
    .execute();
  return new Map(rows.map((row) => [row.project_id, row.held]));
}
