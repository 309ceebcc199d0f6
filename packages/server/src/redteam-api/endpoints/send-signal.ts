import { idsOf } from '@redoubt/contract';
import type { Run, RunState } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import type { RedteamContext } from '../context.ts';
import { runOf, wireState } from './run-of.ts';

/** For each signal, the states that allow it and the action or next state. */
const signals = {
  pause: { running: 'pause', queued: 'paused' },
  resume: { paused: 'queued' },
  cancel: { running: 'cancel', queued: 'failed', paused: 'failed' },
} as const;

export type SignalName = keyof typeof signals;
export const signalNames: readonly SignalName[] = idsOf(signals);
export const isSignal = (name: string): name is SignalName => Object.hasOwn(signals, name);

/** Asks a run to pause, resume or cancel, and returns the run afterwards. Throws 409 in the wrong state. */
export async function sendSignal(run: Run, name: SignalName, context: RedteamContext): Promise<Run> {
  const { runs } = context.store;
  const needed = Object.keys(signals[name]).join(' or ');
  const next = (signals[name] as Partial<Record<RunState, string>>)[run.state];
  if (next === undefined) throw wrongState(run, `sent "${name}"`, needed);
  const isDone =
    next === 'pause' || next === 'cancel'
      ? await runs.signal(run.id, next, ['running'])
      : await runs.move(run.id, {
          from: [run.state],
          to: next as RunState,
          ...(name === 'cancel' && { reason: 'cancelled' }),
        });
  if (!isDone) throw wrongState(await runOf(run.id, context), `sent "${name}"`, needed);
  context.redteam.wake();
  return runOf(run.id, context);
}

/** Returns the 409 for an action that needs another state. */
export function wrongState(run: Run, done: string, needed: string): Failure {
  const state = run.state === 'paused' ? 'paused' : wireState[run.state];
  return new Failure('conflict', `The run ${run.id} is ${state}; only one that is ${needed} can be ${done}`, {
    detail: { kind: 'run', name: run.id, reason: 'state', state, needed: needed.split(' or ') },
  });
}
