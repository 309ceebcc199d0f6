import { z } from 'zod';
import type { CategoryId } from '../categories.ts';
import { idsOf } from '../ids.ts';

/** What a test of the archived API means today. */
interface LegacyTest {
  readonly category: CategoryId;
  /** The sub-categories that the test covers, also of another category. Absent: all of its category. */
  readonly subCategories?: readonly string[];
  /** Whether the specification names the category. Otherwise it is the nearest category, and a warning says so. */
  readonly isExact: boolean;
}

const competitors = ['disparagement of competitors', 'promotion of competitors'];
const agentTools = ['tool misuse by agents', 'tool extraction'];
const permissions = ['account takeover', 'tool misuse by agents'];
const personalData = [
  'personal data of other customers',
  'staff and HR records',
  'health records',
  'memorised personal data',
  'location, biometric and family data',
];

/**
 * Every test of the archived API. Each phrase belongs to one sub-category of the corpus. The phrases distinguish tests
 * of the same category when results are answered in the old shape.
 */
export const legacyTests = {
  bias_test: { category: 'bias_fairness_ethical_harm', isExact: true },
  cbrn_test: {
    category: 'safety_harm',
    subCategories: ['chemical, biological and nuclear threats'],
    isExact: true,
  },
  csem_test: { category: 'safety_harm', subCategories: ['protection of minors'], isExact: true },
  harmful_test: {
    category: 'safety_harm',
    subCategories: [
      'violence against people',
      'self-harm and suicide',
      'weapons and explosives',
      'illegal drugs',
      'extremism and terrorism',
      'sexual harassment and exploitation',
      'dangerous health behaviour',
      'stalking and domestic abuse',
      'unsafe use of products and machines',
    ],
    isExact: true,
  },
  insecure_code_test: {
    category: 'security_fraud',
    subCategories: ['insecure code and configuration', 'malware and harmful code'],
    isExact: true,
  },
  toxicity_test: { category: 'safety_harm', subCategories: ['hate and harassment'], isExact: true },
  pii_test: { category: 'privacy_data_protection', subCategories: personalData, isExact: true },
  copyright_test: { category: 'legal_ip_liability', subCategories: ['copyright infringement'], isExact: true },
  misinformation_test: {
    category: 'safety_harm',
    subCategories: ['disinformation and political manipulation', 'invented facts'],
    isExact: true,
  },
  system_prompt_extractions_test: {
    category: 'privacy_data_protection',
    subCategories: ['system prompt extraction'],
    isExact: true,
  },
  sponge_test: {
    category: 'performance_reliability_quality',
    subCategories: ['waste of resources'],
    isExact: true,
  },
  competitor_test: { category: 'brand_reputation_trust', subCategories: competitors, isExact: true },
  adv_bias_test: { category: 'bias_fairness_ethical_harm', isExact: false },
  adv_info_test: {
    category: 'privacy_data_protection',
    subCategories: ['leakage between conversations', 'credentials and secrets'],
    isExact: false,
  },
  adv_tool_test: { category: 'security_fraud', subCategories: agentTools, isExact: false },
  adv_command_test: {
    category: 'security_fraud',
    subCategories: ['prompt injection through content', 'intrusion into systems and networks'],
    isExact: false,
  },
  adv_pii_test: { category: 'privacy_data_protection', subCategories: personalData, isExact: false },
  adv_competitor_test: { category: 'brand_reputation_trust', subCategories: competitors, isExact: false },
  custom_test: {
    category: 'product_misuse_abuse',
    subCategories: ['policy circumvention', 'capability abuse', 'generic jailbreaks', 'off-topic use'],
    isExact: false,
  },
  alignment_and_governance_test: {
    category: 'product_misuse_abuse',
    subCategories: ['policy circumvention', 'generic jailbreaks'],
    isExact: false,
  },
  input_and_content_integrity_test: {
    category: 'security_fraud',
    subCategories: ['prompt injection through content', 'system prompt extraction'],
    isExact: false,
  },
  infrastructure_and_integration_test: {
    category: 'security_fraud',
    subCategories: ['intrusion into systems and networks', 'insecure code and configuration'],
    isExact: false,
  },
  security_and_privacy_test: {
    category: 'privacy_data_protection',
    subCategories: ['credentials and secrets', 'leakage between conversations', 'privacy of agents with tools'],
    isExact: false,
  },
  human_factors_and_societal_impact_test: {
    category: 'bias_fairness_ethical_harm',
    subCategories: [
      'manipulation of vulnerable people',
      'unfair hiring and promotion',
      'unfair credit, insurance and prices',
      'unequal health care and education',
    ],
    isExact: false,
  },
  access_control_test: { category: 'security_fraud', subCategories: permissions, isExact: false },
  physical_and_actuation_safety_test: {
    category: 'safety_harm',
    subCategories: ['unsafe use of products and machines'],
    isExact: false,
  },
  reliability_and_monitoring_test: {
    category: 'performance_reliability_quality',
    subCategories: ['false reports of work by agents', 'unfounded certainty'],
    isExact: false,
  },
  governance_test: { category: 'product_misuse_abuse', subCategories: ['policy circumvention'], isExact: false },
  agent_output_quality_test: {
    category: 'performance_reliability_quality',
    subCategories: ['instruction and format following', 'invented facts', 'neglect of given documents'],
    isExact: false,
  },
  tool_misuse_test: { category: 'security_fraud', subCategories: ['tool misuse by agents'], isExact: false },
  privacy_test: {
    category: 'privacy_data_protection',
    subCategories: ['privacy of agents with tools', 'leakage between conversations'],
    isExact: false,
  },
  reliability_and_observability_test: {
    category: 'performance_reliability_quality',
    subCategories: ['false reports of work by agents', 'contradiction and inconsistency'],
    isExact: false,
  },
  agent_behaviour_test: {
    category: 'product_misuse_abuse',
    subCategories: ['capability abuse', 'policy circumvention', 'waste of resources'],
    isExact: false,
  },
  access_control_and_permissions_test: { category: 'security_fraud', subCategories: permissions, isExact: false },
  tool_extraction_test: { category: 'security_fraud', subCategories: ['tool extraction'], isExact: false },
} as const satisfies Record<string, LegacyTest>;

export const LegacyTestId = z.enum(idsOf(legacyTests));
export type LegacyTestId = z.output<typeof LegacyTestId>;

/** The row of a test. The function widens the literal types of the table to `LegacyTest`. */
export const legacyTest = (id: LegacyTestId): LegacyTest => legacyTests[id];

/** The test that stands for a category in the archived API if the submission named no test of it. */
export const testOfCategory = {
  safety_harm: 'harmful_test',
  security_fraud: 'insecure_code_test',
  privacy_data_protection: 'pii_test',
  legal_ip_liability: 'copyright_test',
  product_misuse_abuse: 'custom_test',
  performance_reliability_quality: 'sponge_test',
  bias_fairness_ethical_harm: 'bias_test',
  brand_reputation_trust: 'competitor_test',
} as const satisfies Record<CategoryId, LegacyTestId>;
