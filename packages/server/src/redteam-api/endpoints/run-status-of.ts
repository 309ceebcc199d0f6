import type { contract, ResponseOf } from '@redoubt/contract';
import { specOf } from '@redoubt/redteam';
import type { Run } from '@redoubt/store';
import type { RedteamContext } from '../context.ts';
import { shownTarget, wireState } from './run-of.ts';

/** The status of a run as callers see it. */
export async function runStatusOf(
  run: Run,
  { store, secrets, clock }: Pick<RedteamContext, 'store' | 'secrets' | 'clock'>,
): Promise<ResponseOf<typeof contract.rt.getRun>> {
  const counts = await store.runs.progress(run.id);
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
    target: shownTarget(run, secrets),
    scope: scopeOf(run),
    eta_seconds: etaOf(run, { total, done }, clock()),
    plan: planOf(run),
    last_event: run.lastEvent,
  };
}

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
