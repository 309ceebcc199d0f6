import type { AttackConfig, AttackName, SystemType, TriedAttack } from '@redoubt/contract';
import type { Target } from '@redoubt/providers';
import type { ClaimedProbe, Outcome, RunMedium, Runs, Turn } from '@redoubt/store';
import { type GateRegistry, limitKeyOf } from '../engine/gate-registry.ts';
import { paceOf } from '../engine/pace.ts';
import { RunEnded } from '../engine/run-ended.ts';
import { type ProbeRunning, runProbe } from '../engine/run-probe.ts';
import { noticingOthers } from '../engine/shared-memory.ts';
import { callerGoal } from '../goals/caller-goal.ts';
import { CORPUS_VERSION } from '../goals/corpus.ts';
import { judgeOfCallerGoal } from '../judge/judge-caller-goals.ts';
import { type Judges, judgeOf } from '../judge/open-judge.ts';
import { attackerOf } from '../models/call-attacker.ts';
import { CALL_SEED, servedCall } from '../models/call-usage.ts';
import type { RoleModel } from '../models/role-model.ts';
import { wireTurns } from '../results/wire-turns.ts';
import { wireVerdict } from '../results/wire-verdict.ts';
import type { RunSpec, SpecContext } from '../run-spec.ts';
import { type CallError, type CallLimits, type EarlyEnd, endOf } from './early-end.ts';

/** One goal, and the attacks to try with it on a target. */
interface AttackTrial {
  readonly goal: string;
  /** Without an attack, `basic` is tried. */
  readonly attackConfig: AttackConfig;
  readonly systemType: SystemType;
  readonly context: SpecContext;
  readonly target: Target;
  readonly organisationId: string;
}

/** What a trial needs of the process. */
interface TrialDependencies extends CallLimits {
  readonly judges: Judges;
  readonly attacker: RoleModel | undefined;
  readonly gates: GateRegistry;
  readonly runs: Pick<Runs, 'nextCall'>;
  readonly clock: () => Date;
  /** Receives errors that are faults of ours. The attack then says that it failed. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Tries each attack once, all of them side by side, or one after another on a target with one memory. Returns what came of
 * them in the order of the parsed config. The failure of one attack leaves the others alone. Nothing is stored. When the
 * call ends early, calls to the target are cancelled, and what was not finished says so. The caller closes the target.
 */
export async function tryAttacks(trial: AttackTrial, dependencies: TrialDependencies): Promise<TriedAttack[]> {
  const { gates } = dependencies;
  const end = endOf(dependencies);
  const limitKey = limitKeyOf(trial.organisationId, trial.target);
  const gate = gates.take(limitKey);
  const drain = () => gate.refuseDrained();
  end.signal.addEventListener('abort', drain, { once: true });
  try {
    const running = runningOf(trial, { ...dependencies, end, gate, limitKey });
    const { onFault } = dependencies;
    const tryOne = (attempt: Attempt) => tryAttack(attempt, running, { end, onFault });
    const attacks = attacksOf(trial.attackConfig).map((attack, place) => ({ attack, place, goal: trial.goal }));
    return await (trial.target.isSerial ? inTurn(attacks, tryOne) : Promise.all(attacks.map(tryOne)));
  } finally {
    end.signal.removeEventListener('abort', drain);
    gates.giveBack(limitKey, gate);
  }
}

async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

function attacksOf(config: AttackConfig): AttackName[] {
  const names = (Object.keys(config) as AttackName[]).filter((name) => config[name] !== undefined);
  return names.length === 0 ? ['basic'] : names;
}

/** What all attacks of a trial share. */
type SharedRunning = Omit<ProbeRunning, 'runs'>;

interface Opened extends TrialDependencies {
  readonly end: EarlyEnd;
  readonly gate: ReturnType<GateRegistry['take']>;
  readonly limitKey: string;
}

function runningOf(trial: AttackTrial, opened: Opened): SharedRunning {
  const { end, gate, gates, limitKey, runs, clock, judges, attacker } = opened;
  const { signal } = end;
  const served = servedCall(trial.organisationId);
  const spec = specOfTrial(trial);
  const ask = attacker && attackerOf(attacker.forRun(served));
  return {
    runId: served.id,
    spec,
    asking: {
      target: noticingSimulation(noticingOthers(trial.target, { gates, limitKey }), () => {
        spec.isSimulation = true;
      }),
      gate,
      pace: paceOf(trial.target, { runs, limitKey, clock, drain: signal }),
      drain: signal,
      signal,
    },
    judge: judgeOf(judges, undefined, served),
    attacker: ask && ((messages) => ask(messages, signal)),
    clock,
  };
}

type TrialSpec = { -readonly [Field in keyof RunSpec]: RunSpec[Field] };

function specOfTrial({ goal, attackConfig, systemType, context }: AttackTrial): TrialSpec {
  const { category } = callerGoal(goal, undefined).goal;
  return {
    categories: { [category]: { attackConfig, subCategories: undefined } },
    comprehensiveness: 'Low',
    maxPrompts: undefined,
    controls: 0,
    seed: CALL_SEED,
    systemType,
    context,
    isSimulation: false,
    corpusVersion: CORPUS_VERSION,
  };
}

/** A target is not probed before a trial, so its own answers tell whether it is a simulation. */
const noticingSimulation = (target: Target, notice: () => void): Target => ({
  ...target,
  ask: async (...asked) => {
    const answer = await target.ask(...asked);
    if (answer.isSimulation) notice();
    return answer;
  },
});

interface Attempt {
  readonly attack: AttackName;
  /** The place among the attacks. It is part of the names of conversations, so that no two attacks share one. */
  readonly place: number;
  readonly goal: string;
}

async function tryAttack(
  { attack, place, goal }: Attempt,
  shared: SharedRunning,
  { end, onFault }: { readonly end: EarlyEnd; readonly onFault: (error: unknown) => void },
): Promise<TriedAttack> {
  const kept = createTurnMemory();
  const caller = callerGoal(goal, undefined);
  const judge = judgeOfCallerGoal(shared.judge, caller);
  const unfinished = () =>
    kept.failed(attack, end.errorOf('this attack', 'try it alone or with fewer turns, or in a run'));
  try {
    const outcome = await runProbe(probeOf(attack, place, caller), [], { ...shared, judge, runs: kept.runs });
    return end.signal.aborted && outcome.state === 'failed' ? unfinished() : kept.tried(attack, outcome);
  } catch (error) {
    if (end.signal.aborted) return unfinished();
    if (error instanceof RunEnded) return kept.failed(attack, { kind: 'target_unusable', message: error.message });
    onFault(error);
    return kept.failed(attack, {
      kind: 'internal',
      message: 'The service failed in this attack, which costs nothing; try it again',
    });
  }
}

const probeOf = (attack: AttackName, ordinal: number, { goal }: ReturnType<typeof callerGoal>): ClaimedProbe => ({
  ordinal,
  id: `${goal.id}/${attack}`,
  category: goal.category,
  subCategory: goal.subCategory,
  attack,
  variant: {},
  goalId: goal.id,
  goal: goal.text,
  goalSource: goal.source,
  isControl: false,
  place: 0,
  tries: 1,
});

/** Keeps the turns of one attack in memory, and writes its result. */
function createTurnMemory() {
  const turns: Turn[] = [];
  const media = new Map<string, RunMedium>();
  const runs: ProbeRunning['runs'] = {
    addTurn: async (_, turn) => {
      turns.push(turn);
    },
    addMedium: async (_, medium) => {
      media.set(medium.digest, medium);
    },
  };
  const shownTurns = () => wireTurns(turns, ({ digest }) => dataUrlOf(media.get(digest)));
  return {
    runs,
    tried: (attack: AttackName, outcome: Outcome): TriedAttack => ({
      attack,
      prompt: outcome.prompt,
      response: outcome.response,
      turns: shownTurns(),
      verdict: outcome.state === 'judged' ? (wireVerdict(outcome) ?? null) : null,
      error: outcome.state === 'failed' ? { kind: outcome.errorKind, message: outcome.error } : null,
      ...(outcome.isNotIndependent && { not_independent: true }),
    }),
    failed: (attack: AttackName, error: CallError): TriedAttack => ({
      attack,
      prompt: null,
      response: null,
      turns: shownTurns(),
      verdict: null,
      error,
    }),
  };
}

const dataUrlOf = (medium: RunMedium | undefined): string =>
  medium ? `data:${medium.type};base64,${Buffer.from(medium.bytes).toString('base64')}` : '';
