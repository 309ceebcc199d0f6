import { contract, type PolicyRule } from '@redoubt/contract';
import type { SavedPlace, SavedPolicy } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import type { GuardrailsContext } from '../context.ts';
import { implement } from '../implement.ts';
import { sourceOf } from '../saved/rules-source.ts';
import * as saved from '../saved/saved-record.ts';
import { isStructured, rulesToSave, savedRulesOf } from '../saved/saved-rules.ts';

/** A code of conduct as it is saved. */
interface Content {
  readonly total_rules: number;
  readonly policy_text: string | null;
  readonly pdf_name: string | null;
}

/** The one cast: what is saved was made of what the schema of `add-policy` let in. */
const recordOf = (policy: SavedPolicy, context: GuardrailsContext) => ({
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

const placeOf = (header: string | undefined, body: string | null | undefined, context: GuardrailsContext) =>
  saved.placeNamed('code of conduct', { header, body }, context);

const linesOf = (rules: string): string[] => rules.split('\n').filter((line) => line.trim() !== '');

const countRules = (rules: string | readonly PolicyRule[]): number =>
  typeof rules === 'string' ? linesOf(rules).length : rules.length;

/** A rule may go on for several lines where each rule begins with its number. */
const countNumbers = (rules: string | readonly PolicyRule[]): number =>
  typeof rules === 'string' ? linesOf(rules).filter((line) => /^\s*\(?\d{1,4}[.):]\s/.test(line)).length : 0;

/** Throws 422 for a total that the rules are not: whoever sends it has lost a rule on the way. */
function checkTotal(total: number, rules: string | readonly PolicyRule[]): void {
  const lines = countRules(rules);
  if (total === lines || (total > 0 && total === countNumbers(rules))) return;
  const message = `body.total_rules: ${total} is sent, and policy_rules has ${lines}; send the number of the rules, or leave it out`;
  const detail = [{ type: 'value_error', loc: ['body', 'total_rules'], msg: message, input: total }];
  throw new Failure('invalid_request', message, { detail });
}

/** The rules that a change leaves as they are. */
async function savedRules(place: SavedPlace, context: GuardrailsContext): Promise<string | readonly PolicyRule[]> {
  const { content } = await saved.getSaved(place, context);
  const { policy_rules, rules } = savedRulesOf(content);
  return isStructured(content) ? rules : policy_rules;
}

export const addPolicy = implement(contract.codeOfConduct.addPolicy, {
  run: async ({ headers, body }, context) => {
    const { name, policy_rules, total_rules } = body;
    if (total_rules != null) checkTotal(total_rules, policy_rules);
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
    const place = placeOf(headers.policy, name, context);
    if (total_rules != null) checkTotal(total_rules, policy_rules ?? (await savedRules(place, context)));
    const source = await sourceOf(body, context);
    const total = total_rules ?? (policy_rules == null ? undefined : countRules(policy_rules));
    const changed = policy_rules == null ? {} : rulesToSave(policy_rules);
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
