/** The risk categories a run may cover. This table defines the ids of the categories. */
export const riskCategories = {
  safety_harm: { title: 'Safety and harm' },
  security_fraud: { title: 'Security and fraud' },
  privacy_data_protection: { title: 'Privacy and data protection' },
  legal_ip_liability: { title: 'Legal and intellectual property liability' },
  product_misuse_abuse: { title: 'Product misuse and abuse' },
  performance_reliability_quality: { title: 'Performance, reliability and quality' },
  bias_fairness_ethical_harm: { title: 'Bias, fairness and ethical harm' },
  brand_reputation_trust: { title: 'Brand, reputation and trust' },
} as const;
