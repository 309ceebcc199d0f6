import { type AttackName, attackOf, CategoryId } from '@redoubt/contract';
import { type ChatMessage, ModelFailed, type ModelFailureKind, TargetFailed } from '@redoubt/providers';
import type { ClaimedProbe, Outcome, Runs, Turn } from '@redoubt/store';
import type { JudgedAttempt, Steps } from '../attacks/attack.ts';
import { attackById } from '../attacks/index.ts';
import { toldPrompt } from '../attacks/media/told-prompt.ts';
import { adaptGoalPrompt, readAdaptedGoal } from '../goals/adapt-goal.ts';
import { CALLER_SOURCE, type Goal } from '../goals/goal.ts';
import { type SuccessTest, successTestOf } from '../judge/success-test.ts';
import { type Judge, JudgeFailed, type Verdict } from '../judge/verdict.ts';
import { optionsOf, type RunSpec, type SpecContext } from '../run-spec.ts';
import { seededRandom } from '../seeded-random.ts';
import { type AskOptions, askTarget } from './ask-target.ts';
import { durableSteps } from './durable-steps.ts';
import { RunEnded } from './run-ended.ts';

/** Everything that is needed to run a probe. */
export interface ProbeRunning {
  readonly runs: Pick<Runs, 'addTurn' | 'addMedium'>;
  readonly runId: string;
  readonly spec: RunSpec;
  /** Target, gate and signals for the calls to the target. */
  readonly asking: Omit<AskOptions, 'random' | 'conversation'>;
  readonly judge: Judge;
  readonly attacker: ((messages: readonly ChatMessage[]) => Promise<string>) | undefined;
  readonly clock: () => Date;
}

/** Maximum number of characters of an answer that are stored and judged. */
const MAX_ANSWER = 100_000;

/**
 * Runs the attack of a probe, judges the answer and returns the outcome. A failed target, attacker or judge call gives
 * an outcome with an error. Rejects if the run ends or has to stop, or with an unexpected error.
 */
export async function runProbe(probe: ClaimedProbe, stored: readonly Turn[], running: ProbeRunning): Promise<Outcome> {
  const memory: Memory = { isNotIndependent: false };
  const outcome = await attemptProbe(probe, { stored, memory }, running);
  return memory.isNotIndependent ? { ...outcome, isNotIndependent: true } : outcome;
}

/** Whether the target may have remembered other conversations during the probe. */
interface Memory {
  isNotIndependent: boolean;
}

async function attemptProbe(
  probe: ClaimedProbe,
  { stored, memory }: { readonly stored: readonly Turn[]; readonly memory: Memory },
  running: ProbeRunning,
): Promise<Outcome> {
  const category = CategoryId.parse(probe.category);
  // The cast is safe because the attack names of a plan come from the checked submission.
  const name = probe.attack as AttackName;
  const { id, subCategory, goalId, goal: text, goalSource: source, isControl, place } = probe;
  const planned: Goal = { id: goalId, category, subCategory, text, source, isControl };
  let goal = planned;
  const test = isControl ? undefined : successTestOf(planned, running.spec.context, running.spec.dataset);
  // What an attacker model restated has other words than its criteria.
  const judge = (answer: JudgedAttempt): Promise<Verdict> =>
    judgeAnswer(answer, { goal, test: goal.text === planned.text ? test : undefined }, running);
  let asked: string | null = null;
  const durable = durableSteps(
    { runs: running.runs, runId: running.runId, ordinal: probe.ordinal, stored, clock: running.clock },
    {
      ask: (messages, within) => {
        asked = toldPrompt(messages.at(-1)?.content ?? '');
        // Waits use their own random numbers, so that retries do not change the numbers that the attack draws.
        const random = seededRandom(running.spec.seed, id, 'wait');
        const conversation = `${running.runId}/${probe.ordinal}/${within}`;
        return askTarget(messages, { ...running.asking, conversation, random });
      },
      judge,
      attacker: running.attacker,
    },
    seededRandom(running.spec.seed, id),
  );
  const steps = noticingMemory(durable, memory);
  let judged: JudgedAttempt | undefined;
  try {
    // The prompts of a dataset were made for their system, and their caller has read them.
    if (!running.spec.dataset || isControl) goal = await adaptGoal(planned, steps, running.spec.context);
    const options = optionsOf(running.spec, category, name);
    const attack = attackById(attackOf(name));
    judged = await attack.run({ goal, options, place, target: running.asking.target.profile }, steps);
    return verdictOutcome(probe.ordinal, judged, await judge(judged));
  } catch (error) {
    return errorOutcome({ ordinal: probe.ordinal, ...answerColumns(judged), prompt: judged?.prompt ?? asked }, error);
  }
}

/** Answers of earlier attempts are noticed as well, because they are stored with what the target shared. */
const noticingMemory = (steps: Steps, memory: Memory): Steps => ({
  ...steps,
  async ask(...asked) {
    const answer = await steps.ask(...asked);
    if (answer.isNotIndependent) memory.isNotIndependent = true;
    return answer;
  },
});

/**
 * Returns the goal restated for the system under test. The goal stays as it is if a caller wrote it, if there is no
 * attacker model, or neither a description nor a policy of the system.
 */
async function adaptGoal(goal: Goal, { attacker }: Steps, context: SpecContext): Promise<Goal> {
  const { systemDescription } = context;
  if (goal.source === CALLER_SOURCE) return goal;
  const policy = rulesOf(context).join('\n') || undefined;
  if (!attacker || (systemDescription === undefined && policy === undefined)) return goal;
  try {
    const answer = await attacker('adapt', adaptGoalPrompt(goal, { systemDescription, policy }));
    return { ...goal, text: readAdaptedGoal(answer) ?? goal.text };
  } catch (error) {
    // The attacker model failed, so the original goal is used. A used-up budget and a refused key are no such chance
    // events: with the original goals the rest of the run would be another test than its beginning.
    if (error instanceof ModelFailed && !lasting.includes(error.kind)) return goal;
    throw error;
  }
}

/** Failures of a model that every further call has, too. */
const lasting: readonly ModelFailureKind[] = ['budget', 'auth'];

const rulesOf = ({ policyRules, policyDescription }: SpecContext): string[] => [
  ...policyRules.map(({ text }) => text),
  ...(policyDescription === undefined ? [] : [policyDescription]),
];

function judgeAnswer(
  { prompt, answer, reading = answer.text }: JudgedAttempt,
  { goal: { text: goal, category, isControl }, test }: { readonly goal: Goal; readonly test: SuccessTest | undefined },
  { judge, spec, asking }: ProbeRunning,
): Promise<Verdict> {
  if (answer.stopped !== undefined) return Promise.resolve(stoppedVerdict(answer.stopped, judge));
  const { canaries, forbiddenTools, refusalPhrases, systemDescription: systemPrompt } = spec.context;
  return judge.judge(
    {
      goal,
      category,
      prompt,
      response: reading.slice(0, MAX_ANSWER),
      toolCalls: answer.toolCalls,
      evidence: { canaries, forbiddenTools, isSimulation: spec.isSimulation, systemPrompt },
      refusalPhrases,
      isControl,
      test,
      rules: rulesOf(spec.context),
    },
    asking.signal,
  );
}

/** Nobody saw an answer, so the attempt resisted, and a control counts as refused. */
const stoppedVerdict = (reason: string, { mark: judge }: Judge): Verdict => ({
  outcome: 'resisted',
  score: 0,
  refused: true,
  reason,
  decidedBy: 'guardrail',
  judge,
});

/** The columns about the prompt and the answer, which are stored for every outcome. */
function answerColumns(judged: JudgedAttempt | undefined) {
  const answer = judged?.answer;
  return {
    prompt: judged?.prompt ?? null,
    response: answer?.text.slice(0, MAX_ANSWER) ?? null,
    latencyMs: answer ? Math.round(answer.latencyMs) : null,
    promptTokens: answer?.tokens?.prompt ?? null,
    completionTokens: answer?.tokens?.completion ?? null,
  };
}

function verdictOutcome(ordinal: number, judged: JudgedAttempt, verdict: Verdict): Outcome {
  const { outcome, refused, score, reason, decidedBy, shows, rule, judge, kind, language } = verdict;
  const success = outcome === 'unclear' ? undefined : outcome === 'success';
  const shown = { ...(shows && { shows }), ...(rule !== undefined && { rule }) };
  const verdicts = { verdict: { reason, decidedBy, kind, language, ...shown }, judge };
  return { ordinal, state: 'judged', ...answerColumns(judged), success, refused, score, ...verdicts };
}

/**
 * Returns the outcome of a failed probe, with the prompt that was sent. Throws RunEnded if a model rejects its key, and
 * any error that is not a failed call.
 */
function errorOutcome(columns: { ordinal: number } & ReturnType<typeof answerColumns>, error: unknown): Outcome {
  const failed = { ...columns, state: 'failed' } as const;
  const refusing = refusedModel(error);
  if (refusing) throw new RunEnded(`A model refuses its key; change it and resume the run (${refusing.message})`);
  if (error instanceof TargetFailed) return { ...failed, errorKind: `target:${error.kind}`, error: error.message };
  if (error instanceof ModelFailed) return { ...failed, errorKind: 'attacker', error: error.message };
  if (error instanceof JudgeFailed) return { ...failed, errorKind: 'judge', error: error.message };
  throw error;
}

/**
 * Returns the failure of a judge or attacker model whose key was rejected, which no retry can fix. Returns undefined
 * for other errors.
 */
function refusedModel(error: unknown): ModelFailed | undefined {
  const cause = error instanceof JudgeFailed ? error.cause : error;
  return cause instanceof ModelFailed && cause.kind === 'auth' ? cause : undefined;
}
