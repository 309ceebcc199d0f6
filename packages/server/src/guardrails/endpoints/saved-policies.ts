import { contract } from '@redoubt/contract';
import { policyChecks, policyOf } from '@redoubt/detectors';
import type { SavedPolicy } from '@redoubt/store';
import type { GuardrailsContext } from '../context.ts';
import { implement } from '../implement.ts';
import { checkSavedDetectors } from '../saved/check-saved-detectors.ts';
import { givenFields, policyResource, savedFieldsOf } from '../saved/saved-policy.ts';

type PolicySettings = Parameters<typeof policyOf>[0];

/** The only casts: saved content was validated by the schema of `add-policy`. */
function show(policy: SavedPolicy, context: GuardrailsContext) {
  const content = policy.content as { description: string; detectors: Record<string, unknown> };
  const rule_checks = policyChecks(policyOf(content.detectors.policy_violation as PolicySettings));
  return {
    policy_id: policy.id,
    ...content,
    ...(rule_checks.length > 0 && { rule_checks }),
    ...savedFieldsOf(policy, context),
  };
}

const policies = policyResource('policy', {
  noun: 'Policy',
  nameIn: ({ policy }: { policy?: string | undefined }) => policy,
  show,
  showWhole: show,
  deleted: ({ id }, { account }) => ({ policy_id: id, project_name: account.project.name }),
  listed: (shown) => ({ policies: shown }),
});

export const addPolicy = implement(contract.guardrails.addPolicy, {
  run: async (request, context) => {
    const { name: _, ...content } = request.body;
    await checkSavedDetectors(content.detectors, context);
    return policies.add(request, () => ({ content }), context);
  },
});

export const modifyPolicy = implement(contract.guardrails.modifyPolicy, {
  run: async (request, context) => {
    if (request.body.detectors) await checkSavedDetectors(request.body.detectors, context);
    return policies.modify(request, givenFields(request.body), context);
  },
});

export const getPolicy = implement(contract.guardrails.getPolicy, { run: policies.get });
export const deletePolicy = implement(contract.guardrails.deletePolicy, { run: policies.remove });
export const listPolicies = implement(contract.guardrails.listPolicies, { run: policies.list });
