import { contract } from '@redoubt/contract';
import { specOf } from '@redoubt/redteam';
import type { Run, RunState } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { implement } from '../implement.ts';
import { resultsOf, runOf, shownTarget, wireState } from './run-of.ts';
import { isSignal, sendSignal, signalNames, wrongState } from './send-signal.ts';

export const getRun = implement(contract.rt.getRun, {
  run: async ({ params }, context) => {
    const run = await runOf(params.run_id, context);
    const counts = await context.store.runs.progress(run.id);
    const total = counts.planned + counts.running + counts.judged + counts.failed;
    const done = counts.judged + counts.failed;
    return {
      run_id: run.id,
      run_name: run.name ?? null,
      status: wireState[run.state],
      paused: run.state === 'paused',
      state_reason: run.stateReason ?? null,
      created_at: run.createdAt.toISOString(),
      started_at: run.startedAt?.toISOString() ?? null,
      ended_at: run.endedAt?.toISOString() ?? null,
      progress: { total, done, failed: counts.failed, succeeded: counts.successes },
      target: shownTarget(run, context.secrets),
      scope: scopeOf(run),
      eta_seconds: etaOf(run, { total, done }, context.clock()),
      plan: planOf(run),
      last_event: run.lastEvent,
    };
  },
});

function planOf(run: Run) {
  const { seed, comprehensiveness, corpusVersion, controls, savedModel, savedPolicy, dataset } = specOf(run);
  const saved = {
    model: savedModel ? { ...savedModel } : null,
    policy: savedPolicy ?? null,
    dataset: dataset?.id ?? null,
  };
  return { seed, comprehensiveness, corpus_version: corpusVersion, controls, ...saved };
}

function scopeOf(run: Run) {
  const entries = Object.entries(specOf(run).categories);
  const attacks = entries.flatMap(([, { attackConfig }]) => Object.keys(attackConfig));
  return { risk_categories: entries.map(([id]) => id), attacks: [...new Set(attacks)] };
}

/** Returns the estimated remaining seconds at the current rate. Returns null if it is unknown, and 0 after the end. */
function etaOf({ state, startedAt }: Run, { total, done }: { total: number; done: number }, now: Date): number | null {
  if (state === 'finished') return 0;
  if (state !== 'running' || !startedAt || done === 0) return null;
  const elapsed = (now.getTime() - startedAt.getTime()) / 1_000;
  return Math.round(((total - done) * elapsed) / done);
}

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
