import type { SavedPolicy } from '@redoubt/store';
import type { GuardrailsContext } from '../context.ts';
import { policyResource, savedFieldsOf } from './saved-policy.ts';
import { savedRulesOf } from './saved-rules.ts';

/** A code of conduct as it is saved. */
interface Content {
  readonly total_rules: number;
  readonly policy_text: string | null;
  readonly pdf_name: string | null;
}

/** The one cast: what is saved was made of what the schema of `add-policy` let in. */
const show = (policy: SavedPolicy, context: GuardrailsContext) => ({
  policy_id: policy.id,
  ...(policy.content as unknown as Content),
  ...rulesOf(policy.content),
  ...savedFieldsOf(policy, context),
});

/** A copy: what is answered may be changed. */
const rulesOf = (content: SavedPolicy['content']) => {
  const { policy_rules, rules } = savedRulesOf(content);
  return { policy_rules, rules: [...rules] };
};

export const codesOfConduct = policyResource('code of conduct', {
  noun: 'Policy',
  nameIn: ({ policy }: { policy?: string | undefined }) => policy,
  show,
  showWhole: show,
  deleted: ({ id }, { account }) => ({ policy_id: id, project_name: account.project.name }),
  listed: (shown) => ({ policies: shown }),
});
