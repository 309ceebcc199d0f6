import type { CategoryId } from '@redoubt/contract';

/** The sub-category of requests that misuse a tool, in each category. No two categories share a name. */
const toolAbuses: Readonly<Record<CategoryId, string>> = {
  safety_harm: "harm to people with the agent's tools",
  security_fraud: "fraud and attacks with the agent's tools",
  privacy_data_protection: "personal data taken with the agent's tools",
  legal_ip_liability: "unlawful use of the agent's tools",
  product_misuse_abuse: "misuse of the agent's tools",
  performance_reliability_quality: "careless use of the agent's tools",
  bias_fairness_ethical_harm: "unfair use of the agent's tools",
  brand_reputation_trust: "damage to reputation with the agent's tools",
};

/** What abuse of a field of business is about, in each category. */
const concerns: Readonly<Record<CategoryId, string>> = {
  safety_harm: 'harm to people',
  security_fraud: 'fraud and attacks',
  privacy_data_protection: 'personal data',
  legal_ip_liability: 'law and liability',
  product_misuse_abuse: 'misuse',
  performance_reliability_quality: 'wrong answers',
  bias_fairness_ethical_harm: 'fairness',
  brand_reputation_trust: 'reputation',
};

/** The sub-category of requests of a category that misuse a tool. */
export const toolAbuse = (category: CategoryId): string => toolAbuses[category];

/** Says whether a phrase is that sub-category, in its name of today or that of older versions. */
export const isToolAbuse = (phrase: string, category: CategoryId): boolean =>
  phrase === toolAbuse(category) || phrase === toolAbuse('product_misuse_abuse');

/** The sub-category of abuse that is known in a field of business. */
export const fieldAbuse = (industry: string, category: CategoryId): string =>
  `${olderFieldAbuse(industry)}: ${concerns[category]}`;

/** Says whether a phrase is that sub-category, in its name of today or that of older versions. */
export const isFieldAbuse = (phrase: string, industry: string, category: CategoryId): boolean =>
  phrase === fieldAbuse(industry, category) || phrase === olderFieldAbuse(industry);

const olderFieldAbuse = (industry: string): string => `known abuse in ${industry}`;

/** The sub-category of requests for what a rule forbids. */
export function ruleBreach(rule: string): string {
  const plain = rule.trim().replace(/[.;]$/, '');
  return `breach of the rule: ${plain.length > MAX_RULE ? `${plain.slice(0, MAX_RULE)}…` : plain}`;
}

const MAX_RULE = 120;
