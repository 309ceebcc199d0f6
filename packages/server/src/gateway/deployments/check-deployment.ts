import { answerChecks, type DeploymentFields } from '@redoubt/contract';
import { unknownSaved } from '../../guardrails/saved/saved-policy.ts';
import { unknownModel } from '../../saved-models/unknown-model.ts';
import type { GatewayContext } from '../context.ts';
import { readyGate } from '../tools/ready-gate.ts';
import { type Named, placeOfModel } from './upstream-model-of.ts';

/**
 * Throws 404 if the project lacks a model or a policy that a deployment names, and 422 for a pattern that cannot be run.
 * Returns a sentence for each setting that has no effect.
 */
export async function checkDeployment(fields: DeploymentFields, context: GatewayContext): Promise<string[]> {
  if (fields.tool_gate) readyGate(fields.tool_gate);
  for (const place of [fields, ...fields.fallbacks].map((model) => placeOfModel(model, context))) {
    if (!(await context.models.find(place))) throw await unknownModel(place, context);
  }
  const { input_guardrails_policy: input, output_guardrails_policy: output } = fields;
  return [
    ...(await idleBlocks('input_guardrails_policy', input, context)),
    ...(await idleBlocks('output_guardrails_policy', output, context)),
    ...(await idleFurther('input_guardrails_policy.shadow', input.shadow, context)),
    ...(await idleFurther('input_guardrails_policy.voices.tool', input.voices?.tool, context)),
    ...(await idleFurther('input_guardrails_policy.voices.system', input.voices?.system, context)),
    ...(await idleFurther('output_guardrails_policy.shadow', output.shadow, context)),
    ...idleLog(fields),
    ...idleReading(fields),
  ];
}

/** Returns a warning for each detector that a further policy blocks by and does not have. Throws 404 if it is gone. */
async function idleFurther(
  field: string,
  named: { readonly policy_name: string; readonly block: readonly string[] } | null | undefined,
  context: GatewayContext,
): Promise<string[]> {
  if (!named) return [];
  const found = await enabledDetectors(named.policy_name, context);
  return named.block
    .filter((name) => !found.has(name))
    .map((name) => `${field}.block names ${name}, ${whyIdle(name, named.policy_name)}: nothing is found by it`);
}

/** Returns a warning if a second policy tells what nobody keeps. */
function idleLog({
  log,
  input_guardrails_policy: input,
  output_guardrails_policy: output,
}: DeploymentFields): string[] {
  if (log !== 'off' || !(input.shadow || output.shadow)) return [];
  return ['log is off, and a shadow tells only in the log: what it would have blocked is kept nowhere'];
}

/** Returns a warning if pictures and files are refused because nothing reads them, or addresses are not fetched. */
function idleReading({ unread, fetch_part_addresses: fetches, input_guardrails_policy: input }: DeploymentFields) {
  const reads = input.enabled && (input.policy_name != null || input.additional_config.pii_redaction);
  if (unread === 'block' && !reads) {
    return [
      'unread is block, and input_guardrails_policy judges nothing: every picture, recording and file is refused',
    ];
  }
  if (fetches && (unread === 'pass' || !reads)) {
    return ['fetch_part_addresses is true, and the deployment reads no parts of messages: no address is fetched'];
  }
  return [];
}

/** Returns a sentence for each fallback that no longer exists. Calls skip such fallbacks. */
export async function goneFallbacks(fallbacks: readonly Named[], context: GatewayContext): Promise<string[]> {
  const places = fallbacks.map((fallback) => placeOfModel(fallback, context));
  const found = await Promise.all(places.map((place) => context.models.find(place)));
  return places
    .filter((_, at) => !found[at])
    .map(
      ({ name, version }) =>
        `fallbacks names the model "${name}" (${version}), which is no longer saved: calls pass over it`,
    );
}

type Side = DeploymentFields['input_guardrails_policy'] | DeploymentFields['output_guardrails_policy'];

/**
 * Returns a warning for each name that a side blocks by without a detector for it. The author would wrongly expect
 * protection.
 */
async function idleBlocks(field: string, side: Side, context: GatewayContext): Promise<string[]> {
  const { policy_name: policy, additional_config: config, block, enabled } = side;
  const found = await enabledDetectors(policy, context);
  if (!enabled) return [];
  const idle = block.filter((name) => !found.has(name) && !(config as Readonly<Record<string, boolean>>)[name]);
  return idle.map((name) => `${field}.block names ${name}, ${whyIdle(name, policy)}: nothing is blocked by it`);
}

function whyIdle(name: string, policy: string | null | undefined): string {
  if ((answerChecks as readonly string[]).includes(name)) return 'which additional_config does not switch on';
  return policy == null ? 'and no policy is named' : `which the policy "${policy}" does not enable`;
}

async function enabledDetectors(
  name: string | null | undefined,
  { policies, account }: GatewayContext,
): Promise<ReadonlySet<string>> {
  if (name == null) return new Set();
  const place = { projectId: account.project.id, kind: 'policy', name } as const;
  const ready = await policies.ready(place, 'policy', false);
  if (!ready) throw unknownSaved(place);
  return new Set(Object.keys(ready.detectors));
}
