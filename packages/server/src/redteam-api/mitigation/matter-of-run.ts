import { type PolicyRule, titleOf } from '@redoubt/contract';
import { industriesIn, type PolicyMatter, type SpecContext } from '@redoubt/redteam';
import { generalRules } from '../../guardrails/wizard/rule-library.ts';

/** Largest number of candidate rules of a run's own policy. A policy is read up to 64 rules. */
const MAX_OWN = 48;
const MAX_RULE = 4_000;

/** Collects what a policy for a run may go by: its own rules, rules about the given categories, canaries and topics. */
export function matterOfRun(context: SpecContext, categories: readonly string[]): PolicyMatter {
  const topics = [...industriesIn(context.systemDescription ?? '')];
  return {
    rules: [...ownRules(context).slice(0, MAX_OWN), ...rulesFor(categories)],
    canaries: context.canaries,
    topics: topics.length > 0 ? topics : undefined,
  };
}

/** Returns the rules of the library about these categories. */
export const rulesFor = (categories: readonly string[]): PolicyRule[] =>
  generalRules
    .filter(({ category }) => categories.includes(category))
    .map(({ text, severity, category, disallowed }) => ({
      id: `general_${category}`,
      title: titleOf(text),
      text,
      severity,
      category,
      ...(disallowed && { disallowed: [...disallowed] }),
    }));

/** Returns the rules that the run went by. A policy in free text becomes a rule for each line. */
function ownRules({ policyRules, policyDescription = '' }: SpecContext): PolicyRule[] {
  if (policyRules.length > 0) return policyRules.map(({ citations: _, origin: __, ...rule }) => rule);
  const lines = policyDescription.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && line.length <= MAX_RULE)
    .map((text, at) => ({ id: `policy_${at + 1}`, title: titleOf(text), text, severity: 'high' as const }));
}
