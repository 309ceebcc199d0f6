import type { DetectorSettings, PolicyRule } from '@redoubt/contract';
import type { Policy } from '../policy/policy-rule.ts';

type Settings = Pick<DetectorSettings<'policy_violation'>, 'policy_text' | 'policy_rules'>;

/** Returns the policy that the embedded checker judges by. */
export const policyOf = (settings: Settings | undefined): Policy => ({
  text: settings?.policy_text,
  rules: settings?.policy_rules,
});

/** Returns the same policy as plain text, for a judge model. */
export function policyInWords(settings: Settings | undefined): string {
  const rules = settings?.policy_rules?.map(inWords) ?? [];
  return [...rules, settings?.policy_text ?? ''].filter((part) => part !== '').join('\n');
}

function inWords({ text, allowed = [], disallowed = [] }: PolicyRule): string {
  const lists = [
    ...(allowed.length > 0 ? [`allowed: ${allowed.join('; ')}`] : []),
    ...(disallowed.length > 0 ? [`not allowed: ${disallowed.join('; ')}`] : []),
  ];
  return lists.length > 0 ? `${text} (${lists.join(' / ')})` : text;
}
