import { contract } from '@redoubt/contract';
import { withTurns } from '@redoubt/redteam';
import type { CorrectionRefusal, Run } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { implement } from '../implement.ts';
import { placeOfRecord } from './records.ts';
import { runOf } from './run-of.ts';
import { wrongState } from './send-signal.ts';
import { actorOf } from './tracked-findings.ts';

export const correctRecord = implement(contract.rt.correctRecord, {
  prepare: async ({ params, body }, context) => {
    const run = await runOf(params.run_id, context);
    return { run, recordId: params.record_id, ...placeOfRecord(run, params.record_id), body };
  },
  run: async ({ run, recordId, ordinal, missing, body: { verdict, note = null } }, context) => {
    const { findings, runs } = context.store;
    const place = { projectId: run.projectId, runId: run.id, ordinal };
    const refused = await findings.correct(place, { outcome: verdict, note, by: actorOf(context) });
    if (refused === 'unknown') throw missing();
    if (refused) throw refusal(refused, await runOf(run.id, context), recordId);
    const [record] = await withTurns(runs, run.id, await runs.recordsOf(run.id, [ordinal]));
    if (!record) throw missing();
    return record;
  },
});

/** Why a record of a run that has ended is not corrected. */
const reasons = {
  unjudged: 'has no verdict to correct: it ended in an error',
  control: 'is a harmless control, of which only a refusal counts; correct the verdict of an attack',
  same: 'has this verdict already; send another one to correct it',
  uncorrected: 'has no correction to withdraw; send success, resisted or unclear to make one',
} as const satisfies Partial<Record<CorrectionRefusal, string>>;

function refusal(why: Exclude<CorrectionRefusal, 'unknown'>, run: Run, recordId: string): Failure {
  if (why === 'open') return wrongState(run, 'corrected', 'Finished or Failed');
  return new Failure('conflict', `The record ${recordId} ${reasons[why]}`, {
    detail: { kind: 'record', name: recordId, reason: 'state', state: why },
  });
}
