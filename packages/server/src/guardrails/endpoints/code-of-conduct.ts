import { contract, type PolicyRule } from '@redoubt/contract';
import type { SavedPlace } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import type { GuardrailsContext } from '../context.ts';
import { implement } from '../implement.ts';
import { codesOfConduct } from '../saved/codes-of-conduct.ts';
import { sourceOf } from '../saved/rules-source.ts';
import { isStructured, rulesToSave, savedRulesOf } from '../saved/saved-rules.ts';

const linesOf = (rules: string): string[] => rules.split('\n').filter((line) => line.trim() !== '');

const countRules = (rules: string | readonly PolicyRule[]): number =>
  typeof rules === 'string' ? linesOf(rules).length : rules.length;

/** Counts numbered rules. A rule may have several lines if each rule begins with its number. */
const countNumbers = (rules: string | readonly PolicyRule[]): number =>
  typeof rules === 'string' ? linesOf(rules).filter((line) => /^\s*\(?\d{1,4}[.):]\s/.test(line)).length : 0;

/** Throws 422 if the total differs from the number of rules, because a rule may have been lost. */
function checkTotal(total: number, rules: string | readonly PolicyRule[]): void {
  const lines = countRules(rules);
  if (total === lines || (total > 0 && total === countNumbers(rules))) return;
  const message = `body.total_rules: ${total} is sent, and policy_rules has ${lines}; send the number of the rules, or leave it out`;
  const detail = [{ type: 'value_error', loc: ['body', 'total_rules'], msg: message, input: total }];
  throw new Failure('invalid_request', message, { detail });
}

/** Returns the saved rules, for a change that does not replace them. */
async function savedRules(place: SavedPlace, context: GuardrailsContext): Promise<string | readonly PolicyRule[]> {
  const { content } = await codesOfConduct.find(place, context);
  const { policy_rules, rules } = savedRulesOf(content);
  return isStructured(content) ? rules : policy_rules;
}

export const addPolicy = implement(contract.codeOfConduct.addPolicy, {
  run: async (request, context) => {
    const { policy_rules, total_rules } = request.body;
    if (total_rules != null) checkTotal(total_rules, policy_rules);
    const source = { policy_text: null, pdf_name: null, ...(await sourceOf(request.body, context)) };
    const content = { ...rulesToSave(policy_rules), total_rules: total_rules ?? countRules(policy_rules), ...source };
    return codesOfConduct.add(request, () => ({ content }), context);
  },
});

export const modifyPolicy = implement(contract.codeOfConduct.modifyPolicy, {
  run: async (request, context) => {
    const { policy_rules, total_rules } = request.body;
    const place = codesOfConduct.placeOf(request, context);
    if (total_rules != null) checkTotal(total_rules, policy_rules ?? (await savedRules(place, context)));
    const source = await sourceOf(request.body, context);
    const total = total_rules ?? (policy_rules == null ? undefined : countRules(policy_rules));
    const changed = policy_rules == null ? {} : rulesToSave(policy_rules);
    const content = { ...(total !== undefined && { total_rules: total }), ...source, ...changed };
    return codesOfConduct.modify(request, { content }, context);
  },
});

export const getPolicy = implement(contract.codeOfConduct.getPolicy, { run: codesOfConduct.get });
export const deletePolicy = implement(contract.codeOfConduct.deletePolicy, { run: codesOfConduct.remove });
export const listPolicies = implement(contract.codeOfConduct.listPolicies, { run: codesOfConduct.list });
