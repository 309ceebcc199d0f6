import { type Framework, type FrameworkItem, reasons, tested, untestable } from './framework.ts';

const source = 'https://www.iso.org/standard/81230.html';

const control = (id: string, title: string, mapping: Omit<FrameworkItem, 'id' | 'title' | 'url'>): FrameworkItem => ({
  id: `A.${id}`,
  title,
  url: source,
  ...mapping,
});

/** The 38 controls of Annex A. The text of the standard is not free, so only titles are named. */
export const iso42001: Framework = {
  title: 'ISO/IEC 42001',
  edition: '2023',
  date: '2023-12-18',
  source,
  categories: [
    'safety_harm',
    'security_fraud',
    'privacy_data_protection',
    'performance_reliability_quality',
    'bias_fairness_ethical_harm',
    'product_misuse_abuse',
  ],
  items: [
    control('2.2', 'AI policy', untestable(reasons.governance)),
    control('2.3', 'Alignment with other organizational policies', untestable(reasons.governance)),
    control('2.4', 'Review of the AI policy', untestable(reasons.governance)),
    control('3.2', 'AI roles and responsibilities', untestable(reasons.governance)),
    control('3.3', 'Reporting of concerns', untestable(reasons.governance)),
    control('4.2', 'Resource documentation', untestable(reasons.papers)),
    control('4.3', 'Data resources', untestable(reasons.papers)),
    control('4.4', 'Tooling resources', untestable(reasons.papers)),
    control('4.5', 'System and computing resources', untestable(reasons.papers)),
    control('4.6', 'Human resources', untestable(reasons.papers)),
    control('5.2', 'AI system impact assessment process', untestable(reasons.governance)),
    control('5.3', 'Documentation of AI system impact assessments', untestable(reasons.papers)),
    control(
      '5.4',
      'Assessing AI system impact on individuals or groups of individuals',
      tested({ safety_harm: 'all', privacy_data_protection: 'all', bias_fairness_ethical_harm: 'all' }),
    ),
    control(
      '5.5',
      'Assessing societal impacts of AI systems',
      tested({ safety_harm: 'all', bias_fairness_ethical_harm: 'all' }),
    ),
    control('6.1.2', 'Objectives for responsible development of AI system', untestable(reasons.governance)),
    control('6.1.3', 'Processes for responsible AI system design and development', untestable(reasons.governance)),
    control('6.2.2', 'AI system requirements and specification', untestable(reasons.papers)),
    control('6.2.3', 'Documentation of AI system design and development', untestable(reasons.papers)),
    control(
      '6.2.4',
      'AI system verification and validation',
      tested({ safety_harm: 'all', security_fraud: 'all', performance_reliability_quality: 'all' }),
    ),
    control('6.2.5', 'AI system deployment', untestable(reasons.operation)),
    control(
      '6.2.6',
      'AI system operation and monitoring',
      tested({ security_fraud: 'all', performance_reliability_quality: 'all' }),
    ),
    control('6.2.7', 'AI system technical documentation', untestable(reasons.papers)),
    control('6.2.8', 'AI system recording of event logs', untestable(reasons.operation)),
    control('7.2', 'Data for development and enhancement of AI system', untestable(reasons.data)),
    control(
      '7.3',
      'Acquisition of data',
      tested({ privacy_data_protection: ['memorised personal data', 'consent and lawful basis'] }),
    ),
    control('7.4', 'Quality of data for AI systems', tested({ bias_fairness_ethical_harm: 'all' })),
    control('7.5', 'Data provenance', untestable(reasons.data)),
    control('7.6', 'Data preparation', untestable(reasons.data)),
    control(
      '8.2',
      'System documentation and information for users',
      tested({
        legal_ip_liability: ['binding promises and contracts', 'consumer protection and unfair advertising'],
        brand_reputation_trust: ['false promises and guarantees', 'deception about being an assistant'],
      }),
    ),
    control('8.3', 'External reporting', untestable(reasons.governance)),
    control('8.4', 'Communication of incidents', untestable(reasons.governance)),
    control(
      '8.5',
      'Information for interested parties',
      tested({ brand_reputation_trust: ['erosion of trust', 'crisis and incidents', 'disclosure of internal plans'] }),
    ),
    control('9.2', 'Processes for responsible use of AI systems', tested({ product_misuse_abuse: 'all' })),
    control('9.3', 'Objectives for responsible use of AI system', untestable(reasons.governance)),
    control(
      '9.4',
      'Intended use of the AI system',
      tested({
        product_misuse_abuse: ['off-topic use', 'capability abuse', 'policy circumvention', 'rules of the policy'],
      }),
    ),
    control('10.2', 'Allocating responsibilities', untestable(reasons.governance)),
    control('10.3', 'Suppliers', untestable(reasons.suppliers)),
    control('10.4', 'Customers', untestable(reasons.governance)),
  ],
};
