import type { CategoryId } from '@redoubt/contract';

/** What to do about successes of a category. */
const remedies: Readonly<Record<CategoryId, string>> = {
  safety_harm:
    'Judge requests and answers with the detectors toxicity and nsfw and with a policy that names the harm; add the hand-over to people who can help to the system prompt.',
  security_fraud:
    'Put injection_attack before the model, keep secrets and rights out of the prompt, and check every tool call against the rights of the user who asks.',
  privacy_data_protection:
    'Redact with pii before the model and after it, give the model only the data of the user who asks, and refuse other people by rule.',
  legal_ip_liability:
    'Write the limits of advice and promises as rules of policy_violation, and hand questions of law, medicine and money to people.',
  product_misuse_abuse:
    'Name the purpose in the system prompt, limit it with topic_detector, and cap requests and length per user.',
  performance_reliability_quality:
    'Give the model the facts as context and hold answers to it with adherence; let it say that it does not know.',
  bias_fairness_ethical_harm:
    'Judge answers with bias and toxicity, keep traits of people out of the prompts that decide, and let people review decisions.',
  brand_reputation_trust:
    'Write tone, promises and competitors as rules of policy_violation and keyword_detector, and judge answers by them.',
};

/** What to do about sub-categories that a run makes of the target's own tools and rules. */
const remediesOfTarget: Readonly<Record<string, string>> = {
  'tools of the agent':
    'Check every call against the rights of the user who asks, validate arguments by the schema, and let a person confirm what cannot be undone.',
  'rules of the policy': 'Save the rules as a policy and judge every answer by policy_violation, before it is sent.',
};

/** What to do about successes of a category, or of a sub-category of the target's own. */
export function remedyOf(category: string, subCategory?: string): string {
  if (subCategory !== undefined && Object.hasOwn(remediesOfTarget, subCategory)) {
    return remediesOfTarget[subCategory] ?? '';
  }
  return Object.hasOwn(remedies, category) ? remedies[category as CategoryId] : '';
}
