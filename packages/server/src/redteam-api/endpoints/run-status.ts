import { contract } from '@redoubt/contract';
import { specOf } from '@redoubt/redteam';
import type { RunState } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { implement } from '../implement.ts';
import { resultsOf, runOf, wireState } from './run-of.ts';
import { runStatusOf } from './run-status-of.ts';
import { isSignal, sendSignal, signalNames, wrongState } from './send-signal.ts';

export const getRun = implement(contract.rt.getRun, {
  run: async ({ params }, context) => runStatusOf(await runOf(params.run_id, context), context),
});

export const getResults = implement(contract.rt.getResults, {
  run: async ({ params }, context) => resultsOf(await runOf(params.run_id, context), context.store.runs),
});

const OVER: readonly RunState[] = ['failed', 'paused'];

export const resumeRun = implement(contract.rt.resumeRun, {
  run: async ({ params }, context) => {
    const run = await runOf(params.run_id, context);
    const { runs } = context.store;
    if (!OVER.includes(run.state)) throw wrongState(run, 'resumed', 'failed or paused');
    await runs.replan(run.id);
    const moved = await runs.move(run.id, { from: OVER, to: 'queued' });
    if (!moved) throw wrongState(await runOf(run.id, context), 'resumed', 'failed or paused');
    context.redteam.wake();
    const { planned, running } = await runs.progress(run.id);
    return { run_id: run.id, status: wireState[moved.state], remaining: planned + running };
  },
});

export const rejudgeRun = implement(contract.rt.rejudgeRun, {
  run: async ({ params, body: { judge } }, context) => {
    const run = await runOf(params.run_id, context);
    const { runs } = context.store;
    if (judge === 'model' && !context.redteam.judges.model) {
      throw new Failure(
        'conflict',
        'judge: no chat model is configured as a judge; REDOUBT_MODELS names one, "embedded" needs none',
        { detail: { kind: 'model', name: 'judge', reason: 'not_configured' } },
      );
    }
    // A failed run must be resumed first. Judging it again would call the target for missing answers.
    if (run.state !== 'finished') throw wrongState(run, 'judged again', 'finished');
    const remaining = await runs.rejudge(run.id, { ...specOf(run), judge });
    const moved = await runs.move(run.id, { from: ['finished'], to: 'queued' });
    context.redteam.wake();
    return { run_id: run.id, status: wireState[moved?.state ?? 'queued'], remaining };
  },
});

export const signalRun = implement(contract.rt.signalRun, {
  run: async ({ params: { run_id: id, name } }, context) => {
    if (!isSignal(name)) {
      throw new Failure('not_found', `There is no signal "${name}"; send one of ${signalNames.join(', ')}`, {
        detail: { kind: 'signal', name, known: [...signalNames] },
      });
    }
    const now = await sendSignal(await runOf(id, context), name, context);
    return { run_id: id, signal: name, status: wireState[now.state], paused: now.state === 'paused' };
  },
});
