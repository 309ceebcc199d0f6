import { randomBytes } from 'node:crypto';
import { contract, FrameworkId, type ResponseOf } from '@redoubt/contract';
import type { ReportShare } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { noteAction } from '../../http/note-action.ts';
import type { RedteamContext } from '../context.ts';
import { implement, implementOpened } from '../implement.ts';
import { hashOfShare, isShareId, type OpenedShare, openedShare } from '../reports/opened-share.ts';
import { reportHeaders, writtenReport } from '../reports/written-report.ts';
import { runOf } from './run-of.ts';

/** Links of a run that work at the same time. */
const MAX_SHARES = 100;
const DAY_MS = 86_400_000;

type ShareRecord = ResponseOf<typeof contract.rt.revokeShare>;

export const shareReport = implement(contract.rt.shareReport, {
  prepare: async ({ params, body }, context) => {
    const run = await runOf(params.run_id, context);
    await assertSharing(context);
    return { run, body };
  },
  run: async ({ run, body: { kind, format, framework, days } }, context) => {
    const { store, clock, account, origin } = context;
    const secret = randomBytes(32).toString('base64url');
    const share = await store.reportShares.add(
      {
        id: `shr-${randomBytes(16).toString('hex')}`,
        projectId: run.projectId,
        runId: run.id,
        ...{ kind, format, framework: framework ?? null },
        secretHash: hashOfShare(secret),
        createdBy: account.key.name,
        expiresAt: new Date(clock().getTime() + days * DAY_MS),
      },
      MAX_SHARES,
    );
    if (share === 'full') {
      throw new Failure('conflict', `The run ${run.id} has ${MAX_SHARES} links that work; revoke one of them first`, {
        detail: { kind: 'run', name: run.id, reason: 'full' },
      });
    }
    const record = wireShare(share);
    await noteShare('share.create', { after: record }, context);
    return { ...record, url: `${origin()}/shared/${share.id}.${secret}` };
  },
});

/** Reads the setting as it is now. The account of a request can be a second old. */
async function assertSharing({ account, store }: Pick<RedteamContext, 'account' | 'store'>): Promise<void> {
  const { organisation } = account;
  if ((await store.accounts.findOrganisation(organisation.id))?.sharesReports) return;
  throw new Failure(
    'forbidden',
    `The organisation "${organisation.name}" does not allow links to reports; a key with the scope admin allows them by PATCH /admin/organisations/own with {"share_reports": true}`,
    { detail: { needed: ['share_reports'], scopes: [...account.key.scopes] } },
  );
}

export const listShares = implement(contract.rt.listShares, {
  run: async ({ params }, context) => {
    const run = await runOf(params.run_id, context);
    const shares = await context.store.reportShares.list(run.projectId, run.id);
    return { shares: shares.map(wireShare) };
  },
});

export const revokeShare = implement(contract.rt.revokeShare, {
  run: async ({ params: { run_id, share_id } }, context) => {
    const run = await runOf(run_id, context);
    const { reportShares } = context.store;
    const before = isShareId(share_id) ? await reportShares.get(share_id) : undefined;
    const share = before && (await reportShares.revoke({ projectId: run.projectId, runId: run.id, id: share_id }));
    if (!before || !share) {
      throw new Failure(
        'not_found',
        `The run ${run.id} has no link "${share_id}"; GET /rt/runs/${run.id}/shares lists them`,
        {
          detail: { kind: 'share', name: share_id },
        },
      );
    }
    const record = wireShare(share);
    if (before.revokedAt === null)
      await noteShare('share.revoke', { before: wireShare(before), after: record }, context);
    return record;
  },
});

const noteShare = (
  action: 'share.create' | 'share.revoke',
  { before, after }: { readonly before?: ShareRecord; readonly after: ShareRecord },
  context: RedteamContext,
): Promise<void> => {
  const projectName = context.account.project.name;
  return noteAction({ action, subject: after.share_id, projectName, before, after }, context);
};

const wireShare = (share: ReportShare): ShareRecord => ({
  share_id: share.id,
  run_id: share.runId,
  kind: share.kind,
  format: share.format,
  framework: FrameworkId.nullable().catch(null).parse(share.framework),
  created_by: share.createdBy,
  created_at: share.createdAt.toISOString(),
  expires_at: share.expiresAt.toISOString(),
  revoked_at: share.revokedAt?.toISOString() ?? null,
});

export const openShare = implementOpened(contract.rt.openShare, {
  prepare: async ({ params: { token } }, context) => {
    const shared: OpenedShare = await openedShare(token, context);
    const origin = () => context.config.publicUrl ?? '';
    return writtenReport(shared.run, shared.choice, { ...context, origin });
  },
  async *open({ body }) {
    yield body;
  },
  openHeaders: (report) => ({
    ...reportHeaders(report),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
  }),
});
