import { policyChecks } from '@redoubt/detectors';
import type { SavedPolicy } from '@redoubt/store';
import type { GuardrailsContext } from '../context.ts';
import { policyResource, savedFieldsOf } from './saved-policy.ts';
import { savedRulesOf } from './saved-rules.ts';

/** The saved form of a code of conduct. */
interface Content {
  readonly total_rules: number;
  readonly policy_text: string | null;
  readonly pdf_name: string | null;
}

/** The only cast: saved content was made from what the schema of `add-policy` accepted. */
const show = (policy: SavedPolicy, context: GuardrailsContext) => ({
  policy_id: policy.id,
  ...(policy.content as unknown as Content),
  ...rulesOf(policy.content),
  ...savedFieldsOf(policy, context),
});

/** Returns a copy, because answers may be changed. */
const rulesOf = (content: SavedPolicy['content']) => {
  const { policy_rules, rules } = savedRulesOf(content);
  return { policy_rules, rules: [...rules], rule_checks: policyChecks({ rules }) };
};

export const codesOfConduct = policyResource('code of conduct', {
  noun: 'Policy',
  nameIn: ({ policy }: { policy?: string | undefined }) => policy,
  show,
  showWhole: show,
  deleted: ({ id }, { account }) => ({ policy_id: id, project_name: account.project.name }),
  listed: (shown) => ({ policies: shown }),
});
