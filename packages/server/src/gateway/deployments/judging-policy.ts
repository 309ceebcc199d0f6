import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';

/** A further policy of a deployment, in memory. */
export interface JudgingPolicy {
  readonly detectors: ReadyDetectors;
  /** Detectors that block. */
  readonly blocks: ReadonlySet<string>;
}

/** Finds the detectors of a saved policy. Returns undefined if there are none. */
export type FindPolicy = (name: string) => Promise<ReadyDetectors | undefined>;

/** Reads a policy with its blocks. Returns undefined if none is named, or it has no detectors. */
export async function judgingPolicy(
  named: { readonly policy_name: string; readonly block: readonly string[] } | null | undefined,
  find: FindPolicy,
): Promise<JudgingPolicy | undefined> {
  const detectors = named ? await find(named.policy_name) : undefined;
  return detectors && { detectors, blocks: new Set(named?.block) };
}
