import { contract } from '@redoubt/contract';
import type { SavedPolicy } from '@redoubt/store';
import type { GuardrailsContext } from '../context.ts';
import { implement } from '../implement.ts';
import { checkSavedDetectors } from '../saved/check-saved-detectors.ts';
import * as saved from '../saved/saved-record.ts';

/** The one cast: what is saved is what the schema of `add-policy` let in. */
const recordOf = (policy: SavedPolicy, context: GuardrailsContext) => ({
  policy_id: policy.id,
  ...(policy.content as { description: string; detectors: Record<string, unknown> }),
  ...saved.savedFieldsOf(policy, context),
});

const placeOf = (header: string | undefined, body: string | null | undefined, context: GuardrailsContext) =>
  saved.placeNamed('policy', { header, body }, context);

export const addPolicy = implement(contract.guardrails.addPolicy, {
  run: async ({ headers, body }, context) => {
    const { name, ...content } = body;
    await checkSavedDetectors(content.detectors, context);
    const place = placeOf(name ?? headers.policy, undefined, context);
    const policy = await saved.addSaved(place, content, context);
    return { message: 'Policy details added successfully' as const, data: recordOf(policy, context) };
  },
});

export const getPolicy = implement(contract.guardrails.getPolicy, {
  run: async ({ headers }, context) =>
    recordOf(await saved.getSaved(placeOf(headers.policy, undefined, context), context), context),
});

export const modifyPolicy = implement(contract.guardrails.modifyPolicy, {
  run: async ({ headers, body }, context) => {
    if (body.detectors) await checkSavedDetectors(body.detectors, context);
    const policy = await saved.changeSaved(placeOf(headers.policy, body.name, context), body, context);
    return { message: 'Policy details updated successfully' as const, data: recordOf(policy, context) };
  },
});

export const deletePolicy = implement(contract.guardrails.deletePolicy, {
  run: async ({ headers }, context) => {
    const policy = await saved.removeSaved(placeOf(headers.policy, undefined, context), context);
    const data = { policy_id: policy.id, project_name: context.account.project.name };
    return { message: 'Policy details deleted successfully' as const, data };
  },
});

export const listPolicies = implement(contract.guardrails.listPolicies, {
  run: async ({ query }, context) => {
    const { found, pagination } = await saved.listSaved('policy', query, context);
    return { policies: found.map((policy) => recordOf(policy, context)), pagination };
  },
});
