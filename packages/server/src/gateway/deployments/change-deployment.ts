import type { DeploymentChange, DeploymentFields, SideChange } from '@redoubt/contract';

type Side = DeploymentFields['input_guardrails_policy'] | DeploymentFields['output_guardrails_policy'];

/**
 * The fields of a deployment that a change names, as they are from then on. What it does not name of a block stays: a switch
 * that is sent alone must not take the policy beside it away.
 */
export function changedFields(before: DeploymentFields, change: DeploymentChange): Partial<DeploymentFields> {
  const { name: _, input_guardrails_policy: input, output_guardrails_policy: output, limits, ...others } = change;
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value != null));
  return {
    ...given,
    ...(input && { input_guardrails_policy: changedSide(before.input_guardrails_policy, input) }),
    ...(output && { output_guardrails_policy: changedSide(before.output_guardrails_policy, output) }),
    ...(limits && { limits: { ...before.limits, ...limits } }),
  };
}

/** The cast: a side's change has the switches and the names of that side. */
function changedSide<Changed extends Side>(
  before: Changed,
  { additional_config: config, ...change }: SideChange,
): Changed {
  const named = Object.entries(config ?? {}).filter(([, value]) => value !== undefined);
  return {
    ...before,
    ...(change.policy_name !== undefined && { policy_name: change.policy_name || undefined }),
    enabled: change.enabled ?? before.enabled,
    additional_config: {
      ...before.additional_config,
      ...Object.fromEntries(named.map(([name, value]) => [name, value ?? false])),
    },
    block: change.block === undefined ? before.block : (change.block ?? []),
  } as Changed;
}
