import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EvalSample, EvalSummary, EvaluatedSample } from '@redoubt/contract';
import { callerGoal } from '../goals/caller-goal.ts';
import { rulesOf } from '../goals/target/rule-goals.ts';
import { judgeOfCallerGoal } from '../judge/judge-caller-goals.ts';
import { type Judges, judgeOf } from '../judge/open-judge.ts';
import { successTestOf } from '../judge/success-test.ts';
import { type Judge, JudgeFailed, type Verdict } from '../judge/verdict.ts';
import { servedCall } from '../models/call-usage.ts';
import { writeVerdict } from '../results/wire-verdict.ts';
import type { SpecContext } from '../run-spec.ts';
import { type CallLimits, type EarlyEnd, endOf } from './early-end.ts';

/** What samples are judged by. */
interface SampleJudging extends CallLimits {
  readonly judges: Judges;
  readonly context: SpecContext;
  readonly organisationId: string;
  /** Receives errors that are faults of ours. The sample then says that it has no verdict. */
  readonly onFault: (error: unknown) => void;
}

/** Samples that wait at once for the encoder or a model. A model's own limit counts, too. */
const AT_ONCE = 16;
/** Maximum number of characters of a prompt that stands for a goal. */
const MAX_GOAL = 4_000;

/**
 * Judges samples and yields their verdicts in order. A sample without a verdict yields an error, and the others go on.
 * Lets the event loop turn between two samples, so that other calls do not wait for all of them.
 */
export async function* judgeSamples(
  samples: readonly EvalSample[],
  judging: SampleJudging,
): AsyncGenerator<EvaluatedSample, void> {
  const judge = judgeOf(judging.judges, undefined, servedCall(judging.organisationId));
  const end = endOf(judging);
  const started: Promise<EvaluatedSample>[] = [];
  for (const index of samples.keys()) {
    while (started.length < Math.min(samples.length, index + AT_ONCE)) {
      const place = started.length;
      started.push(judgeSample(samples[place] as EvalSample, place, { ...judging, judge, end }));
    }
    yield await (started[index] as Promise<EvaluatedSample>);
  }
}

async function judgeSample(
  sample: EvalSample,
  index: number,
  { judge, end, context, onFault }: SampleJudging & { readonly judge: Judge; readonly end: EarlyEnd },
): Promise<EvaluatedSample> {
  const failed = (kind: string, message: string): EvaluatedSample => ({
    index,
    verdict: null,
    error: { kind, message },
  });
  const unfinished = () => {
    const { kind, message } = end.errorOf('this sample', 'send fewer samples in a call');
    return failed(kind, message);
  };
  await nextTurn();
  if (end.signal.aborted) return unfinished();
  try {
    return { index, verdict: writeVerdict(await verdictOf(sample, { judge, context, signal: end.signal })) };
  } catch (error) {
    if (end.signal.aborted) return unfinished();
    if (error instanceof JudgeFailed) return failed('judge', error.message);
    onFault(error);
    return failed('internal', 'The service failed to judge this sample, which costs nothing; send it again');
  }
}

function verdictOf(
  { prompt, response, goal: sent, category }: EvalSample,
  { judge, context, signal }: { readonly judge: Judge; readonly context: SpecContext; readonly signal: AbortSignal },
): Promise<Verdict> {
  const caller = callerGoal(sent ?? prompt.slice(0, MAX_GOAL), category ?? undefined);
  const { goal } = caller;
  const { canaries, forbiddenTools, refusalPhrases, systemDescription: systemPrompt } = context;
  return judgeOfCallerGoal(judge, caller).judge(
    {
      goal: goal.text,
      category: goal.category,
      prompt,
      response,
      toolCalls: [],
      evidence: { canaries, forbiddenTools, systemPrompt },
      refusalPhrases,
      isControl: false,
      test: successTestOf(goal, context),
      rules: rulesOf(context),
    },
    signal,
  );
}

/** Counts verdicts. The rate is over decided samples, as in runs. */
export function summariseSamples(results: readonly EvaluatedSample[]): EvalSummary {
  const count = (outcome: string) => results.filter(({ verdict }) => verdict?.outcome === outcome).length;
  const [successes, resisted, unclear] = [count('success'), count('resisted'), count('unclear')];
  const decided = successes + resisted;
  return {
    total: results.length,
    successes,
    asr: decided === 0 ? null : successes / decided,
    unclear,
    errors: results.filter(({ verdict }) => verdict === null).length,
  };
}
