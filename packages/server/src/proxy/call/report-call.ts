import type { ProxyStage } from '../../metering/price-proxy-stage.ts';
import { isObject } from '../stages/message-texts.ts';
import { inSeconds, noInput, noOutput, type PolicyDetections } from '../stages/stage-report.ts';
import type { CallState } from './call-state.ts';
import type { GuardedCall } from './guard-call.ts';

/** What a call's stages found, under the brand's field and those of its aliases. */
export function detectionFields({
  state,
  fields,
}: Pick<GuardedCall, 'state' | 'fields'>): Record<string, PolicyDetections> {
  const detections: PolicyDetections = {
    input_guardrails: state.input ?? noInput,
    output_guardrails: state.output ?? noOutput,
    metrics: {
      input_guardrails_latency: inSeconds(state.inputMs),
      endpoint_latency: state.answeredAt === undefined ? 0 : inSeconds(state.answeredAt - state.sentAt),
      output_guardrails_latency: inSeconds(state.outputMs),
    },
  };
  return Object.fromEntries(fields.map((field) => [field, detections]));
}

/** `service_policy_detections` of every brand. */
export const detectionNames = (brands: readonly string[]): string[] =>
  brands.map((brand) => `${brand}_policy_detections`);

/** Charge the stages that ran after the call was let in: each as its endpoint, past the limit too. */
export async function chargeOutput(
  { state, input, isRedacting }: GuardedCall,
  texts: readonly string[],
): Promise<void> {
  const { deployment } = state;
  const asked = new Set(
    state.output?.enabled_detectors.filter((name) => !state.output?.skipped_detectors.includes(name)),
  );
  const stages: ProxyStage[] = [];
  if (isRedacting) stages.push({ stage: 'pii_redaction' });
  if (input.map.values.size > 0 && !state.output?.is_res_blocked) stages.push({ stage: 'pii_unredaction' });
  if (deployment.output && texts.length > 0) {
    stages.push({ stage: 'output_detection', text: texts.join('\n\n'), detectors: deployment.output.detectors });
  }
  for (const stage of deployment.checks) if (asked.has(stage)) stages.push({ stage });
  await state.credits.add(stages);
}

/** What a provider says that an answer took, and why it ended. */
export function noteUsage(state: CallState, { usage, choices }: Record<string, unknown>): void {
  const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  if (isObject(usage)) {
    state.usage = { prompt: number(usage.prompt_tokens), completion: number(usage.completion_tokens) };
  }
  const [first] = Array.isArray(choices) ? choices : [];
  if (isObject(first) && typeof first.finish_reason === 'string') state.finishReason = first.finish_reason;
}
