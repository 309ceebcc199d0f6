import type { Kysely } from 'kysely';
import type { BalanceKey } from '../ledger.ts';
import type { Tables } from '../tables.ts';
import { toTimestamp } from '../timestamps.ts';
import type { ProjectUsage } from '../usage-rollup.ts';

/** The projects that used a balance, by name. */
export async function readProjects(
  db: Kysely<Tables>,
  { organisationId, balance, period }: BalanceKey,
): Promise<ProjectUsage[]> {
  const rows = await db
    .selectFrom('balances')
    .innerJoin('project_balances', 'project_balances.balance_id', 'balances.id')
    .innerJoin('projects', 'projects.id', 'project_balances.project_id')
    .selectAll('project_balances')
    .select('projects.name as project_name')
    .where('balances.organisation_id', '=', organisationId)
    .where('balances.balance', '=', balance)
    .where('balances.period', '=', toTimestamp(period))
    .orderBy('projects.name')
    .execute();
  return rows.map((row) => ({
    projectId: row.project_id,
    projectName: row.project_name,
    used: row.used,
    shadowUsed: row.shadow_used,
    held: row.held,
    requests: row.requests,
    refused: row.refused,
    granted: 0,
  }));
}
