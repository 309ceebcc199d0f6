import type { CallFindings, ShadowFindings } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { findReferences } from '../../guardrails/protected/find-references.ts';
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
  const judged = judgeBoth(texts, shadow, judging)
    .catch((error: unknown) => {
      // A full queue is a Failure, and no fault.
      if (!(error instanceof Failure)) context.log.warn({ err: error }, 'a second policy could not judge a call');
      return skipped;
    })
    .finally(() => end(owner));
  return orSkipped(judged, AbortSignal.any([context.stopping, AbortSignal.timeout(MAX_MS)]));
}

function end(owner: string): void {
  const left = (running.get(owner) ?? 1) - 1;
  if (left > 0) running.set(owner, left);
  else running.delete(owner);
}

/** Waits for the findings no longer than until the signal. */
function orSkipped(judged: Promise<ShadowFindings>, signal: AbortSignal): Promise<ShadowFindings> {
  const { promise, resolve } = Promise.withResolvers<ShadowFindings>();
  const giveUp = () => resolve(skipped);
  signal.addEventListener('abort', giveUp, { once: true });
  void judged.then((found) => {
    signal.removeEventListener('abort', giveUp);
    resolve(found);
  });
  return promise;
}

async function judgeBoth(
  { said, answer }: ShadowTexts,
  shadow: ReadyShadow,
  { fields, context }: Judging,
): Promise<ShadowFindings> {
  const [input, output] = await Promise.all([
    shadow.input && judgeSaid(said, shadow.input, { isAll: fields.block_turns === 'all', context }),
    shadow.output && answer && judgeAnswer(answer, shadow.output, context),
  ]);
  return { ...(input && { input }), ...(output && { output }) };
}

async function judgeSaid(
  said: CallerTexts,
  { detectors: ready, blocks }: JudgingPolicy,
  { isAll, context }: { readonly isAll: boolean; readonly context: GatewayContext },
): Promise<CallFindings> {
  const { all, ofTurn } = await judgeCaller(said, await withReferences(ready, context), context.detectors);
  const counting = isAll ? all : ofTurn;
  return { detected: all.detected, blocked: counting.detected.filter((name) => blocks.has(name)) };
}

async function judgeAnswer(
  { written, asides }: ShadowAnswer,
  { detectors, blocks }: JudgingPolicy,
  context: GatewayContext,
): Promise<CallFindings> {
  const ready = await withReferences(detectors, context);
  const judgeOf = (by: ReadyDetectors) => outputJudge(by, context.detectors);
  const ofTexts = await judgeTexts(written, judgeOf(ready));
  const ofAsides = asides.length > 0 ? await judgeAsides(asides, ready, judgeOf) : undefined;
  const { detected } = joined(ofTexts, ofAsides) ?? ofTexts;
  return { detected, blocked: detected.filter((name) => blocks.has(name)) };
}

const withReferences = async (ready: ReadyDetectors, context: GatewayContext): Promise<ReadyDetectors> => ({
  ...ready,
  detectors: await findReferences(ready.detectors, context),
});
