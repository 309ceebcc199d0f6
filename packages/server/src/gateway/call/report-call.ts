import { dollarsOf, modelCost, type TokenPrices } from '@redoubt/metering';
import { guardrailError } from '../../http/openai-error.ts';
import { isObject } from '../stages/message-texts.ts';
import { inSeconds, noInput, noOutput, type PolicyDetections } from '../stages/stage-report.ts';
import { addFinishReasons } from '../stream/chat-chunks.ts';
import type { ErrorBody } from '../stream/error-bodies.ts';
import type { CallState } from './call-state.ts';
import type { GuardedCall } from './guarded-call.ts';
import { tokenUsage } from './token-usage.ts';

/** Returns the findings of a call's stages, and how long they took. */
export const policyDetections = (state: CallState): PolicyDetections => ({
  input_guardrails: state.input ?? noInput,
  output_guardrails: state.output ?? noOutput,
  metrics: {
    input_guardrails_latency: inSeconds(state.inputMs),
    endpoint_latency: state.answeredAt === undefined ? 0 : inSeconds(state.answeredAt - state.sentAt),
    output_guardrails_latency: inSeconds(state.outputMs),
    ...(state.costNano !== null && { cost_usd: dollarsOf(state.costNano) }),
    ...(state.savedNano !== null && { saved_usd: dollarsOf(state.savedNano) }),
  },
});

/** Returns the findings of a call's stages under the field of the brand and of each alias. */
export function detectionFields({
  state,
  fields,
}: Pick<GuardedCall, 'state' | 'fields'>): Record<string, PolicyDetections> {
  const detections = policyDetections(state);
  return Object.fromEntries(fields.map((field) => [field, detections]));
}

/** Returns the error body of a call that guardrails blocked: the first blocking detector, else `part`, and all findings. */
export function blockedBody(
  call: Pick<GuardedCall, 'state' | 'fields'>,
  side: 'input' | 'output',
  message: string,
  part?: string,
): ErrorBody {
  const detector = call.state[side]?.blocked_detectors[0] ?? part ?? null;
  return { ...guardrailError(side, message, detector), ...detectionFields(call) };
}

/** Returns the field name `<brand>_policy_detections` for every brand. */
export const detectionNames = (brands: readonly string[]): string[] =>
  brands.map((brand) => `${brand}_policy_detections`);

/** Maximum length of a stored model name. */
const MAX_NAME = 200;

/** Records what a provider's answer says about itself: its id, the model, the usage and the finish reasons. */
export function noteAnswer(state: CallState, answer: Record<string, unknown>): void {
  const { id, model, usage } = answer;
  if (typeof id === 'string' && id !== '') state.answerId = id.slice(0, MAX_NAME);
  if (typeof model === 'string' && model !== '') state.modelAnswered = model.slice(0, MAX_NAME);
  // The tokens of a kept answer were counted when it was made.
  if (isObject(usage) && state.cache !== 'hit') {
    state.usage = tokenUsage(usage);
    state.costNano = costOfCall(state);
  }
  addFinishReasons(state.finishReasons, answer);
}

type AnsweredCall = Pick<CallState, 'usage' | 'deployment' | 'answeredBy' | 'modelAnswered' | 'context'>;

/** Returns what the provider takes for a call, in nano-dollars. Returns null if its tokens or prices are not known. */
function costOfCall(call: AnsweredCall): number | null {
  const prices = pricesOfAnswer(call);
  return prices ? modelCost(call.usage, prices) : null;
}

/** The deployment's own prices are those of its model. What a fallback costs, the table says. */
function pricesOfAnswer({ deployment, answeredBy, modelAnswered, context }: AnsweredCall): TokenPrices | undefined {
  const { ownPrices } = deployment;
  if (ownPrices && answeredBy === ownPrices.model) return ownPrices.prices;
  const asAnswered = modelAnswered === null ? undefined : context.prices.find(modelAnswered);
  return asAnswered ?? (answeredBy?.model == null ? undefined : context.prices.find(answeredBy.model));
}
