import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reset } from '@redoubt/contract';
import { createEgressGuard, openTarget } from '@redoubt/providers';
import {
  type ScriptedTarget,
  startScriptedTarget,
  type TargetQuestion,
  type TargetReply,
} from '@redoubt/providers/testing/scripted-target';
import type { Run, RunState, Store } from '@redoubt/store';
import { makeAccount } from '@redoubt/store/testing/sample-charge';
import type { StoreEngine } from '@redoubt/store/testing/store-engines';
import { pino } from 'pino';
import { vi } from 'vitest';
import { createGates } from '../engine/gate-registry.ts';
import { type RunEngine, startRunEngine } from '../engine/run-engine.ts';
import type { RunWorkerDependencies } from '../engine/work-on-run.ts';
import { goalsForRun } from '../goals/target/target-goals.ts';
import type { Judge } from '../judge/verdict.ts';
import type { CallAttacker } from '../models/call-attacker.ts';
import { chooseGoals } from '../plan-cells.ts';
import { planRun } from '../plan-run.ts';
import { newRunId } from '../run-id.ts';
import type { RunSpec } from '../run-spec.ts';

const egress = createEgressGuard({ allowPrivate: true });
const log = pino({ level: 'silent' });
const clock = () => new Date();

/**
 * The time limit of a call. It is long because a call that exceeds it is repeated, the machine may be busy, and tests
 * count the calls.
 */
const CALL_MS = 60_000;

/** A judge other than the built-in ones, as an operator may have. It only looks at the first word. */
export const byOneWord: Judge = {
  mark: { name: 'one word', version: '1', hash: '0' },
  async judge({ response }) {
    const success = response.startsWith('Sure');
    return {
      outcome: success ? 'success' : 'resisted',
      score: success ? 1 : 0,
      refused: !success,
      reason: 'the first word',
      decidedBy: 'rubric',
      judge: byOneWord.mark,
    };
  },
};

/** The parts that an engine works with. */
interface Hands {
  readonly concurrency?: number;
  readonly judge?: Judge;
  readonly attacker?: CallAttacker;
  readonly openTarget?: RunWorkerDependencies['openTarget'];
}

/** The specification of a run with forty probes and no controls. */
export const specOf = (differing: Partial<RunSpec> = {}): RunSpec => ({
  categories: {
    safety_harm: { attackConfig: { basic: {} }, subCategories: undefined },
    security_fraud: { attackConfig: { basic: {} }, subCategories: undefined },
  },
  comprehensiveness: 'Standard',
  maxPrompts: undefined,
  controls: 0,
  seed: '1',
  systemType: 'foundation_model',
  context: {
    systemDescription: undefined,
    policyDescription: undefined,
    policyRules: [],
    refusalPhrases: [],
    canaries: [],
    forbiddenTools: [],
  },
  isSimulation: false,
  corpusVersion: 1,
  ...differing,
});

export const says = (content: string): TargetReply => ({
  json: {
    choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 5, completion_tokens: 2 },
  },
});

export const refusal = 'I cannot help with that.';
export const promptOf = ({ body }: TargetQuestion): string => body.messages.at(-1).content;

/** What a target of a run can differ in. `resetPath` is a path of its server that resets it. */
interface TargetSettings {
  readonly ratePerMinute?: number | undefined;
  readonly reset?: Reset | undefined;
  readonly resetPath?: string | undefined;
}

/** Engines that share one store, and the target of the run that was submitted last. */
export interface EngineStand {
  readonly store: Store;
  target(): ScriptedTarget;
  work(hands?: Hands): RunEngine;
  /** Submits a run whose target answers with `reply`. Returns the run's id. */
  submit(reply: (question: TargetQuestion) => TargetReply, spec?: RunSpec, settings?: TargetSettings): Promise<string>;
  /** Submits another run of the same target. */
  submitAgain(spec?: RunSpec, settings?: TargetSettings): Promise<string>;
  /** Waits until the run is in one of the states. */
  until(id: string, states: readonly RunState[]): Promise<Run>;
  /** Waits until the target received at least this many calls. */
  asked(times: number): Promise<unknown>;
  /** Lets the engines continue a run that has ended or is paused, at once and not only within a second. */
  resume(id: string): Promise<void>;
  /** Stops the engines and the target. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function openEngineStand(storeEngine: StoreEngine): Promise<EngineStand> {
  const store = await storeEngine.open(clock);
  const projectId = (await makeAccount(store)).project.id;
  let target: ScriptedTarget;
  let engines: RunEngine[] = [];
  return {
    store,
    target: () => target,
    work(hands = {}) {
      const engine = startEngine(store, hands);
      engines.push(engine);
      return engine;
    },
    async submit(reply, spec = specOf(), settings = {}) {
      target = await startScriptedTarget(reply);
      return insertRun({ store, projectId, target }, spec, settings);
    },
    submitAgain: (spec = specOf(), settings = {}) => insertRun({ store, projectId, target }, spec, settings),
    async until(id, states) {
      for (;;) {
        const run = await store.runs.get(id);
        if (run && states.includes(run.state)) return run;
        await sleep(20);
      }
    },
    asked: (times) => vi.waitUntil(() => target.asked.length >= times, { timeout: 30_000, interval: 5 }),
    async resume(id) {
      await store.runs.move(id, { from: ['failed', 'finished', 'paused'], to: 'queued' });
      for (const engine of engines) engine.wake();
    },
    async clear() {
      await Promise.all(engines.map((engine) => engine.stop(1_000)));
      engines = [];
      await target.stop();
    },
    async close() {
      await store.close();
      await storeEngine.stop();
    },
  };
}

function startEngine(
  { runs }: Store,
  { concurrency = 20, judge = byOneWord, attacker, openTarget: open }: Hands,
): RunEngine {
  return startRunEngine({
    runs,
    worker: randomUUID(),
    concurrency,
    gates: createGates(concurrency),
    openTarget:
      open ?? (async (run) => openTarget(JSON.parse(run.sealedTarget), { egress, clock, timeoutMs: CALL_MS })),
    judgeFor: () => judge,
    attackerFor: attacker && (() => attacker),
    log,
    clock,
    isAlone: false,
  });
}

interface Submitted {
  readonly store: Store;
  readonly projectId: string;
  readonly target: ScriptedTarget;
}

async function insertRun(
  { store, projectId, target }: Submitted,
  spec: RunSpec,
  { ratePerMinute, reset, resetPath }: TargetSettings,
): Promise<string> {
  const wire = {
    endpoint: `${target.url}/v1`,
    rate_per_min: ratePerMinute,
    reset: resetPath === undefined ? reset : { kind: 'call' as const, url: target.url + resetPath },
    system_type: 'foundation_model' as const,
    tools: [],
    input_modalities: ['text' as const],
    output_modalities: ['text' as const],
  };
  const profile = {
    systemType: wire.system_type,
    inputModalities: wire.input_modalities,
    systemDescription: undefined,
    tools: [],
  };
  const id = newRunId(clock());
  const origin = { projectId, organisationId: 'o', keyName: 'k', requestId: 'r', name: undefined, credits: 0 };
  await store.runs.insert(
    { ...origin, id, spec, sealedTarget: JSON.stringify(wire) },
    planRun(spec, { chosen: chooseGoals(spec, goalsForRun(spec, profile)), profile }),
  );
  await store.runs.move(id, { from: ['preparing'], to: 'queued' });
  return id;
}
