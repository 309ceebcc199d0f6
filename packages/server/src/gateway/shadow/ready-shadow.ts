import type { DeploymentFields } from '@redoubt/contract';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import { type JudgingPolicy, judgingPolicy } from '../deployments/judging-policy.ts';

/** The second policies of a deployment. They judge after the answer has gone, and only tell. */
export interface ReadyShadow {
  readonly input: JudgingPolicy | undefined;
  readonly output: JudgingPolicy | undefined;
}

type Side = DeploymentFields['input_guardrails_policy'] | DeploymentFields['output_guardrails_policy'];

/**
 * Reads the second policies of a deployment. Returns undefined if it has none, or keeps no log. `find` returns the
 * detectors of a policy, or undefined if the policy has none or is no longer saved: a call must not depend on what only
 * tells.
 */
export async function readShadow(
  { input_guardrails_policy: input, output_guardrails_policy: output, log }: DeploymentFields,
  find: (policy: string) => Promise<ReadyDetectors | undefined>,
): Promise<ReadyShadow | undefined> {
  // A shadow tells only in the log. Without a log no call has to be read for it.
  if (log === 'off') return undefined;
  const sideOf = ({ shadow }: Side) => judgingPolicy(shadow, find);
  const [ofInput, ofOutput] = await Promise.all([sideOf(input), sideOf(output)]);
  return ofInput || ofOutput ? { input: ofInput, output: ofOutput } : undefined;
}
