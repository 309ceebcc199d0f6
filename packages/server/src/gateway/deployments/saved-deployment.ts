import { DeploymentFields } from '@redoubt/contract';
import type { SavedPolicy } from '@redoubt/store';
import { savedFieldsOf } from '../../guardrails/saved/saved-policy.ts';
import type { GatewayContext } from '../context.ts';

/** What is saved of a deployment, read as a later version of its schema reads it: defaults stand for what it does not say. */
export function fieldsOf(saved: Pick<SavedPolicy, 'content'>): DeploymentFields {
  return DeploymentFields.parse(saved.content);
}

/** A deployment as it is answered: both blocks of guardrails always present. */
export function recordOf(saved: SavedPolicy, context: GatewayContext) {
  const { input_guardrails_policy: input, output_guardrails_policy: output, limits, ...fields } = fieldsOf(saved);
  return {
    deployment_id: saved.id,
    ...fields,
    input_guardrails_policy: { ...input, policy_name: input.policy_name ?? null },
    output_guardrails_policy: { ...output, policy_name: output.policy_name ?? null },
    limits: Object.fromEntries(Object.entries(limits).filter((entry): entry is [string, number] => entry[1] != null)),
    ...savedFieldsOf(saved, context),
  };
}
