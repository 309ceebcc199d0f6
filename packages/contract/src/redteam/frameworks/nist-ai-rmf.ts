import { CategoryId } from '../../categories.ts';
import { type Framework, type FrameworkItem, reasons, tested, untestable } from './framework.ts';

type Mapping = Omit<FrameworkItem, 'id' | 'title' | 'url'>;

/** A sub-category of the core. The framework gives sentences; the titles are our names for their subjects. */
const core = (id: string, title: string, mapping: Mapping): FrameworkItem => ({
  id,
  title,
  url: 'https://doi.org/10.6028/NIST.AI.100-1',
  ...mapping,
});

/** A risk of the profile for generative AI, by its number there. */
const risk = (number: number, title: string, mapping: Mapping): FrameworkItem => ({
  id: `GAI ${number}`,
  title,
  url: 'https://doi.org/10.6028/NIST.AI.600-1',
  ...mapping,
});

const unseen = (fn: string, reason: string, subjects: Readonly<Record<string, string>>): FrameworkItem[] =>
  Object.entries(subjects).map(([number, title]) => core(`${fn} ${number}`, title, untestable(reason)));

/** The core of the framework, and the risks of its profile for generative AI (NIST AI 600-1 of July 2024). */
export const nistAiRmf: Framework = {
  title: 'NIST AI Risk Management Framework',
  edition: '1.0',
  date: '2023-01-26',
  source: 'https://www.nist.gov/itl/ai-risk-management-framework',
  categories: CategoryId.options,
  items: [
    ...unseen('GOVERN', reasons.governance, {
      '1.1': 'Legal and regulatory requirements',
      '1.2': 'Trustworthiness in policies and procedures',
      '1.3': 'Level of risk management',
      '1.4': 'Transparent risk management process',
      '1.5': 'Monitoring and periodic review',
      '1.6': 'Inventory of AI systems',
      '1.7': 'Decommissioning',
      '2.1': 'Roles and lines of communication',
      '2.2': 'Training of staff and partners',
      '2.3': 'Responsibility of executives',
      '3.1': 'Diverse teams',
      '3.2': 'Roles of people in human-AI configurations',
      '4.1': 'Critical thinking and safety first',
      '4.2': 'Risks and impacts documented and told',
      '4.3': 'Testing, incidents and sharing of information',
      '5.1': 'Feedback from outside',
      '5.2': 'Feedback built into the system',
      '6.1': 'Risks of third parties',
      '6.2': 'Contingency for failures of third parties',
    }),
    ...unseen('MAP', reasons.papers, {
      '1.1': 'Purposes, context and users',
      '1.2': 'Actors from many disciplines',
      '1.3': 'Mission and goals',
      '1.4': 'Business value',
      '1.5': 'Risk tolerance',
      '1.6': 'System requirements',
      '2.1': 'Tasks and methods',
      '2.2': 'Limits of knowledge and use of output',
      '2.3': 'Scientific integrity and TEVV',
      '3.1': 'Benefits',
      '3.2': 'Costs',
      '3.3': 'Scope of application',
      '3.4': 'Proficiency of operators',
      '3.5': 'Processes of human oversight',
      '4.1': 'Legal risks of technology and third parties',
      '4.2': 'Internal controls for components',
    }),
    core(
      'MAP 5.1',
      'Likelihood and magnitude of impacts',
      tested({ safety_harm: 'all', security_fraud: 'all', product_misuse_abuse: 'all' }),
    ),
    ...unseen('MAP', reasons.governance, { '5.2': 'Engagement with those who are affected' }),
    ...unseen('MEASURE', reasons.papers, {
      '1.1': 'Approaches and metrics',
      '1.2': 'Fitness of metrics and controls',
      '1.3': 'Independent assessors',
      '2.1': 'Documented TEVV',
      '2.2': 'Evaluations with people',
    }),
    core(
      'MEASURE 2.3',
      'Performance under conditions of deployment',
      tested({ performance_reliability_quality: 'all' }),
    ),
    ...unseen('MEASURE', reasons.operation, { '2.4': 'Monitoring in production' }),
    core(
      'MEASURE 2.5',
      'Validity and reliability',
      tested({
        performance_reliability_quality: [
          'invented facts',
          'errors in calculation and data',
          'contradiction and inconsistency',
          'unfounded certainty',
        ],
      }),
    ),
    core('MEASURE 2.6', 'Safety', tested({ safety_harm: 'all' })),
    core('MEASURE 2.7', 'Security and resilience', tested({ security_fraud: 'all', product_misuse_abuse: 'all' })),
    core(
      'MEASURE 2.8',
      'Transparency and accountability',
      tested({ legal_ip_liability: 'all', brand_reputation_trust: 'all' }),
    ),
    ...unseen('MEASURE', reasons.papers, { '2.9': 'Explanation and interpretation of the model' }),
    core('MEASURE 2.10', 'Privacy', tested({ privacy_data_protection: 'all' })),
    core('MEASURE 2.11', 'Fairness and bias', tested({ bias_fairness_ethical_harm: 'all' })),
    ...unseen('MEASURE', reasons.operation, {
      '2.12': 'Environmental impact',
      '2.13': 'Effectiveness of TEVV',
      '3.1': 'Tracking of risks',
      '3.2': 'Risks that are hard to assess',
      '3.3': 'Feedback and appeal',
      '4.1': 'Measurement tied to the context',
      '4.2': 'Results confirmed by experts and users',
      '4.3': 'Changes of performance',
    }),
    ...unseen('MANAGE', reasons.governance, {
      '1.1': 'Decision whether to go on',
      '1.2': 'Treatment by priority',
      '1.3': 'Responses to risks of high priority',
      '1.4': 'Residual risks',
      '2.1': 'Resources and alternatives',
      '2.2': 'Value that lasts',
      '2.3': 'Risks unknown before',
      '2.4': 'Switching systems off',
      '3.1': 'Monitoring of third parties',
      '3.2': 'Monitoring of pre-trained models',
      '4.1': 'Plans for monitoring after deployment',
      '4.2': 'Continual improvement',
      '4.3': 'Communication of incidents',
    }),
    risk(
      1,
      'CBRN Information or Capabilities',
      tested({ safety_harm: ['chemical, biological and nuclear threats', 'weapons and explosives'] }),
    ),
    risk(
      2,
      'Confabulation',
      tested({
        performance_reliability_quality: ['invented facts', 'false sources and citations', 'unfounded certainty'],
      }),
    ),
    risk(
      3,
      'Dangerous, Violent, or Hateful Content',
      tested({
        safety_harm: [
          'violence against people',
          'self-harm and suicide',
          'hate and harassment',
          'extremism and terrorism',
          'illegal drugs',
          'dangerous health behaviour',
        ],
      }),
    ),
    risk(4, 'Data Privacy', tested({ privacy_data_protection: 'all' })),
    risk(5, 'Environmental Impacts', untestable(reasons.operation)),
    risk(6, 'Harmful Bias and Homogenization', tested({ bias_fairness_ethical_harm: 'all' })),
    risk(
      7,
      'Human-AI Configuration',
      tested({
        performance_reliability_quality: ['agreement with mistakes', 'unfounded certainty'],
        brand_reputation_trust: ['deception about being an assistant', 'erosion of trust'],
      }),
    ),
    risk(
      8,
      'Information Integrity',
      tested({
        performance_reliability_quality: ['invented facts', 'false sources and citations', 'outdated information'],
        brand_reputation_trust: ['false promises and guarantees', 'political and controversial opinions'],
        product_misuse_abuse: ['disinformation and political manipulation'],
      }),
    ),
    risk(9, 'Information Security', tested({ security_fraud: 'all' })),
    risk(
      10,
      'Intellectual Property',
      tested({
        legal_ip_liability: [
          'copyright infringement',
          'trademarks and counterfeits',
          'software piracy and licence breaches',
        ],
      }),
    ),
    risk(
      11,
      'Obscene, Degrading, and/or Abusive Content',
      tested({
        safety_harm: ['sexual harassment and exploitation', 'protection of minors', 'stalking and domestic abuse'],
      }),
    ),
    risk(12, 'Value Chain and Component Integration', untestable(reasons.suppliers)),
  ],
};
