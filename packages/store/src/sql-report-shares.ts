import type { Kysely, Selectable } from 'kysely';
import type { NewReportShare, ReportShare, ReportShareRow, ReportShares } from './report-shares.ts';
import { storable } from './storable.ts';
import type { Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';

/** Opens the links to reports on either engine. */
export function openReportShares(db: Kysely<Tables>, clock: () => Date): ReportShares {
  const all = db.selectFrom('report_shares').selectAll();
  const newest = (runId: string) => all.where('run_id', '=', runId).orderBy('created_at', 'desc').orderBy('id');
  return {
    add: (share, most) => db.transaction().execute((tx) => addShare(tx, share, { most, now: toTimestamp(clock()) })),
    async get(id) {
      const row = await all.where('id', '=', id).executeTakeFirst();
      return row && shareIn(row);
    },
    list: async (projectId, runId) => (await newest(runId).where('project_id', '=', projectId).execute()).map(shareIn),
    async revoke({ projectId, runId, id }) {
      const row = await db
        .updateTable('report_shares')
        .set((columns) => ({ revoked_at: columns.fn.coalesce('revoked_at', columns.val(toTimestamp(clock()))) }))
        .where('id', '=', id)
        .where('run_id', '=', runId)
        .where('project_id', '=', projectId)
        .returningAll()
        .executeTakeFirst();
      return row && shareIn(row);
    },
  };
}

async function addShare(
  tx: Kysely<Tables>,
  share: NewReportShare,
  { most, now }: { readonly most: number; readonly now: Selectable<ReportShareRow>['created_at'] },
): Promise<ReportShare | 'full'> {
  const ofRun = tx
    .selectFrom('report_shares')
    .where('run_id', '=', share.runId)
    .select(['id', 'expires_at', 'revoked_at']);
  const rows = await ofRun.orderBy('created_at', 'desc').execute();
  const working = rows.filter((row) => row.revoked_at === null && row.expires_at > now);
  if (working.length >= most) return 'full';
  const ended = rows.filter((row) => !working.includes(row)).slice(most);
  for (const { id } of ended) await tx.deleteFrom('report_shares').where('id', '=', id).execute();
  const row = shareRow(share, now);
  await tx.insertInto('report_shares').values(row).execute();
  return shareIn(row);
}

const shareRow = (
  share: NewReportShare,
  now: Selectable<ReportShareRow>['created_at'],
): Selectable<ReportShareRow> => ({
  id: share.id,
  project_id: share.projectId,
  run_id: share.runId,
  kind: share.kind,
  format: share.format,
  framework: share.framework,
  secret_hash: share.secretHash,
  created_by: storable(share.createdBy),
  created_at: now,
  expires_at: toTimestamp(share.expiresAt),
  revoked_at: null,
});

const shareIn = (row: Selectable<ReportShareRow>): ReportShare => ({
  id: row.id,
  projectId: row.project_id,
  runId: row.run_id,
  kind: row.kind,
  format: row.format,
  framework: row.framework,
  secretHash: row.secret_hash,
  createdBy: row.created_by,
  createdAt: new Date(row.created_at),
  expiresAt: new Date(row.expires_at),
  revokedAt: row.revoked_at === null ? null : new Date(row.revoked_at),
});
