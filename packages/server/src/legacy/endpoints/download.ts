import { contract, runIdOfTask, taskIdOfRun } from '@redoubt/contract';
import type { Run } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { isKept } from '../../redteam-api/endpoints/run-of.ts';
import { implement, implementOpened } from '../../redteam-api/implement.ts';
import { checkDownload, signDownload } from '../download-signature.ts';
import { filesOfRun } from '../files-of-run.ts';
import { taskOf } from '../task-of.ts';
import { writeZip } from '../write-zip.ts';

const VALID_SECONDS = 3_600;

export const downloadLink = implement(contract.legacy.downloadLink, {
  run: async ({ headers }, context) => {
    const { id } = await taskOf(headers, context);
    const until = new Date(context.clock().getTime() + VALID_SECONDS * 1_000);
    const signature = signDownload(id, until, context.secrets);
    // Without a known address the link is relative, because a caller chooses what the header Host says.
    const origin = context.config.publicUrl ?? '';
    const link = `${origin}/redteam/download/${taskIdOfRun(id)}?${new URLSearchParams({ signature })}`;
    return { link, expiry: VALID_SECONDS, expires_at: until.toISOString() };
  },
});

export const download = implementOpened(contract.legacy.download, {
  prepare: async ({ params, query }, { store, secrets, clock }): Promise<Run> => {
    // Checked first, so that a caller without a link learns nothing about existing runs.
    const runId = runIdOfTask(params.task_id) ?? '';
    checkDownload(query.signature, runId, { secrets, now: clock() });
    const run = await store.runs.get(runId);
    if (!run || !isKept(run)) {
      throw new Failure('not_found', `The task "${params.task_id}" is there no more`, {
        detail: { kind: 'task', name: params.task_id },
      });
    }
    return run;
  },
  open: (run, { store }) => writeZip(filesOfRun(run, store), run.endedAt ?? run.createdAt),
  openHeaders: ({ id }) => ({
    'content-disposition': `attachment; filename="${taskIdOfRun(id)}.zip"`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  }),
});
