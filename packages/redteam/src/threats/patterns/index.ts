import type { CategoryId } from '@redoubt/contract';
import type { AbusePattern } from './abuse-pattern.ts';
import { biasFairnessEthicalHarm } from './bias-fairness-ethical-harm.ts';
import { brandReputationTrust } from './brand-reputation-trust.ts';
import { legalIpLiability } from './legal-ip-liability.ts';
import { performanceReliabilityQuality } from './performance-reliability-quality.ts';
import { privacyDataProtection } from './privacy-data-protection.ts';
import { productMisuseAbuse } from './product-misuse-abuse.ts';
import { safetyHarm } from './safety-harm.ts';
import { securityFraud } from './security-fraud.ts';

/** The patterns of abuse by risk category. */
export const abusePatterns: Readonly<Record<CategoryId, readonly AbusePattern[]>> = {
  safety_harm: safetyHarm,
  security_fraud: securityFraud,
  privacy_data_protection: privacyDataProtection,
  legal_ip_liability: legalIpLiability,
  product_misuse_abuse: productMisuseAbuse,
  performance_reliability_quality: performanceReliabilityQuality,
  bias_fairness_ethical_harm: biasFairnessEthicalHarm,
  brand_reputation_trust: brandReputationTrust,
};
