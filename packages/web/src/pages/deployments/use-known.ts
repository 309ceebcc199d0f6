import { useQueries, useQuery } from '@tanstack/react-query';
import { readDetectors } from '../../detectors/detector-map.ts';
import { policyQuery } from '../../detectors/saved-queries.ts';
import { useSession } from '../../session/session.ts';
import { pricingQuery } from '../../shown/pricing-query.ts';
import type { DeploymentDraft } from './deployment-draft.ts';
import type { Known } from './stages.ts';

/** Reads the policies of a deployment, where the key may, and the prices. */
export function useKnown({ input_guardrails_policy: input, output_guardrails_policy: output }: DeploymentDraft): Known {
  const { key } = useSession();
  const names = [...new Set([input.policy_name, output.policy_name])].filter((name) => name !== null);
  const rates = useQuery(pricingQuery).data;
  const enabled = key.scopes.includes('guardrails');
  const policies = useQueries({
    queries: names.map((name) => ({ ...policyQuery(name), enabled })),
    combine: (found) =>
      Object.fromEntries(found.flatMap(({ data }) => (data ? [[data.name, readDetectors(data.detectors)]] : []))),
  });
  return { policies, rates };
}
