import type { CallFindings, ShadowFindings } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import type { DetectorPool } from '../../guardrails/detector-pool.ts';
import { withProjectTexts } from '../../guardrails/protected/find-references.ts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import type { GatewayContext } from '../context.ts';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';
import type { JudgingPolicy } from '../deployments/judging-policy.ts';
import { joined, judgeAsides } from '../stages/judge-asides.ts';
import { type CallerTexts, judgeCaller } from '../stages/judge-input.ts';
import { judgeTexts, outputJudge } from '../stages/judge-output.ts';
import type { ReadyShadow } from './ready-shadow.ts';

/** Calls of one organisation whose shadow is judged at once, at most. Further ones are skipped, and told as such. */
const MAX_OF_OWNER = 16;
/** How long a shadow may take, in ms. It must not hold the texts of its call for longer. */
const MAX_MS = 20_000;
/** The number of calls of each organisation that are judged now. */
const running = new Map<string, number>();

/** The texts of an answer, as the stages after the model read them. */
export interface ShadowAnswer {
  readonly written: readonly string[];
  readonly asides: readonly string[];
}

/** What a shadow judges of a call. */
export interface ShadowTexts {
  readonly said: CallerTexts;
  /** Undefined if no model answered. */
  answer?: ShadowAnswer | undefined;
}

/** Keeps the texts of an answer, where the call has a shadow to judge them. */
export function keepForShadow(
  { shadowTexts }: { readonly shadowTexts: ShadowTexts | undefined },
  answer: ShadowAnswer,
) {
  if (shadowTexts) shadowTexts.answer = answer;
}

const skipped: ShadowFindings = { isSkipped: true };

/** What a shadow goes by. */
interface Judging {
  readonly fields: ReadyDeployment['fields'];
  readonly context: GatewayContext;
}

/** What judges for a shadow. */
interface ShadowJudge {
  readonly pool: Pick<DetectorPool, 'detect'>;
  readonly context: GatewayContext;
}

/**
 * Judges a call by the second policies of its deployment, after its answer has gone. Never throws: where the service has
 * too much to do or stops, or a detector fails, the call is skipped.
 */
export async function judgeShadow(texts: ShadowTexts, shadow: ReadyShadow, judging: Judging): Promise<ShadowFindings> {
  const { context } = judging;
  const owner = context.account.organisation.id;
  const now = running.get(owner) ?? 0;
  if (now >= MAX_OF_OWNER || context.stopping.aborted) return skipped;
  running.set(owner, now + 1);
  const signal = AbortSignal.any([context.stopping, AbortSignal.timeout(MAX_MS)]);
  try {
    return await judgeBoth(texts, shadow, { ...judging, signal });
  } catch (error) {
    // A full queue is a Failure, and no fault.
    const isFault = !(error instanceof Failure || signal.aborted);
    if (isFault) context.log.warn({ err: error }, 'a second policy could not judge a call');
    return skipped;
  } finally {
    end(owner);
  }
}

function end(owner: string): void {
  const left = (running.get(owner) ?? 1) - 1;
  if (left > 0) running.set(owner, left);
  else running.delete(owner);
}

/** Judges in the room that calls leave, which wait for their verdicts, and gives up with the signal. */
const patient = (pool: DetectorPool, signal: AbortSignal): ShadowJudge['pool'] => ({
  detect: (text, detectors, how) => pool.detect(text, detectors, { ...how, signal, isPatient: true }),
});

async function judgeBoth(
  { said, answer }: ShadowTexts,
  shadow: ReadyShadow,
  { fields, context, signal }: Judging & { readonly signal: AbortSignal },
): Promise<ShadowFindings> {
  const judge = { context, pool: patient(context.detectors, signal) };
  const [input, output] = await Promise.all([
    shadow.input && judgeSaid(said, shadow.input, { ...judge, isAll: fields.block_turns === 'all' }),
    shadow.output && answer && judgeAnswer(answer, shadow.output, judge),
  ]);
  return { ...(input && { input }), ...(output && { output }) };
}

async function judgeSaid(
  said: CallerTexts,
  { detectors: ready, blocks }: JudgingPolicy,
  { isAll, context, pool }: ShadowJudge & { readonly isAll: boolean },
): Promise<CallFindings> {
  const { all, ofTurn } = await judgeCaller(said, await withProjectTexts(ready, context), pool);
  const counting = isAll ? all : ofTurn;
  return { detected: all.detected, blocked: counting.detected.filter((name) => blocks.has(name)) };
}

async function judgeAnswer(
  { written, asides }: ShadowAnswer,
  { detectors, blocks }: JudgingPolicy,
  { context, pool }: ShadowJudge,
): Promise<CallFindings> {
  const ready = await withProjectTexts(detectors, context);
  const judgeOf = (by: ReadyDetectors) => outputJudge(by, pool);
  const ofTexts = await judgeTexts(written, judgeOf(ready));
  const ofAsides = asides.length > 0 ? await judgeAsides(asides, ready, judgeOf) : undefined;
  const { detected } = joined(ofTexts, ofAsides) ?? ofTexts;
  return { detected, blocked: detected.filter((name) => blocks.has(name)) };
}
