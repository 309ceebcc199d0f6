import { contract, type PolicyRule } from '@redoubt/contract';
import type { RequestContext } from '../../context.ts';
import { implement } from '../../http/implement.ts';
import type { SavedPolicy } from '../../store/saved-policies.ts';
import { sourceOf } from '../saved/rules-source.ts';
import * as saved from '../saved/saved-record.ts';
import { rulesToSave, savedRulesOf } from '../saved/saved-rules.ts';

/** A code of conduct as it is saved. */
interface Content {
  readonly total_rules: number;
  readonly policy_text: string | null;
  readonly pdf_name: string | null;
}

/** The one cast: what is saved was made of what the schema of `add-policy` let in. */
const recordOf = (policy: SavedPolicy, context: RequestContext) => ({
  policy_id: policy.id,
  ...(policy.content as unknown as Content),
  ...rulesOf(policy.content),
  ...saved.savedFieldsOf(policy, context),
});

/** A copy: what is answered may be changed. */
const rulesOf = (content: SavedPolicy['content']) => {
  const { policy_rules, rules } = savedRulesOf(content);
  return { policy_rules, rules: [...rules] };
};

const placeOf = (header: string | undefined, body: string | null | undefined, context: RequestContext) =>
  saved.placeNamed('code of conduct', { header, body }, context);

const countRules = (rules: string | readonly PolicyRule[]): number =>
  typeof rules === 'string' ? rules.split('\n').filter((line) => line.trim() !== '').length : rules.length;

export const addPolicy = implement(contract.codeOfConduct.addPolicy, {
  run: async ({ headers, body }, context) => {
    const { name, policy_rules, total_rules } = body;
    const source = { policy_text: null, pdf_name: null, ...(await sourceOf(body, context)) };
    const content = { ...rulesToSave(policy_rules), total_rules: total_rules ?? countRules(policy_rules), ...source };
    const place = placeOf(name ?? headers.policy, undefined, context);
    const policy = await saved.addSaved(place, content, context);
    return { message: 'Policy details added successfully' as const, data: recordOf(policy, context) };
  },
});

export const getPolicy = implement(contract.codeOfConduct.getPolicy, {
  run: async ({ headers }, context) =>
    recordOf(await saved.getSaved(placeOf(headers.policy, undefined, context), context), context),
});

export const modifyPolicy = implement(contract.codeOfConduct.modifyPolicy, {
  run: async ({ headers, body }, context) => {
    const { name, policy_rules, total_rules } = body;
    const source = await sourceOf(body, context);
    const total = total_rules ?? (policy_rules == null ? undefined : countRules(policy_rules));
    const changed = policy_rules == null ? {} : rulesToSave(policy_rules);
    const place = placeOf(headers.policy, name, context);
    const policy = await saved.changeSaved(place, { name, total_rules: total }, context, { ...source, ...changed });
    return { message: 'Policy details updated successfully' as const, data: recordOf(policy, context) };
  },
});

export const deletePolicy = implement(contract.codeOfConduct.deletePolicy, {
  run: async ({ headers }, context) => {
    const policy = await saved.removeSaved(placeOf(headers.policy, undefined, context), context);
    const data = { policy_id: policy.id, project_name: context.account.project.name };
    return { message: 'Policy details deleted successfully' as const, data };
  },
});

export const listPolicies = implement(contract.codeOfConduct.listPolicies, {
  run: async ({ query }, context) => {
    const { found, pagination } = await saved.listSaved('code of conduct', query, context);
    return { policies: found.map((policy) => recordOf(policy, context)), pagination };
  },
});
