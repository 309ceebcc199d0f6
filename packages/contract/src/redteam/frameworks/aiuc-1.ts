import { CategoryId } from '../../categories.ts';
import { type Framework, type FrameworkItem, reasons, tested, untestable } from './framework.ts';

const requirement = (
  id: string,
  title: string,
  page: string,
  mapping: Omit<FrameworkItem, 'id' | 'title' | 'url'>,
): FrameworkItem => ({ id, title, url: `https://www.aiuc-1.com/${page}`, ...mapping });

/** The 49 requirements of the release of January 2026. E007 and E014 were retired with it. */
export const aiuc1: Framework = {
  title: 'AIUC-1',
  edition: '2026-01',
  date: '2026-01-15',
  source: 'https://www.aiuc-1.com/',
  categories: CategoryId.options.filter((id) => id !== 'bias_fairness_ethical_harm'),
  items: [
    requirement(
      'A001',
      'Establish input data policy',
      'data-and-privacy/establish-data-use-policy',
      untestable(reasons.governance),
    ),
    requirement(
      'A002',
      'Establish output data policy',
      'data-and-privacy/define-output-rights',
      untestable(reasons.governance),
    ),
    requirement(
      'A003',
      'Limit AI agent data collection',
      'data-and-privacy/implement-contextual-data-safeguards',
      tested({
        privacy_data_protection: [
          'privacy of agents with tools',
          'personal data of other customers',
          'tools of the agent',
        ],
      }),
    ),
    requirement(
      'A004',
      'Protect IP & trade secrets',
      'data-and-privacy/protect-ip-trade-secrets',
      tested({
        legal_ip_liability: ['copyright infringement'],
        brand_reputation_trust: ['disclosure of internal plans'],
      }),
    ),
    requirement(
      'A005',
      'Prevent cross-customer data exposure',
      'data-and-privacy/prevent-cross-customer-data-exposure',
      tested({ privacy_data_protection: ['personal data of other customers', 'leakage between conversations'] }),
    ),
    requirement(
      'A006',
      'Prevent PII leakage',
      'data-and-privacy/prevent-pii-leakage',
      tested({ privacy_data_protection: 'all' }),
    ),
    requirement(
      'A007',
      'Prevent IP violations',
      'data-and-privacy/prevent-ip-violations',
      tested({
        legal_ip_liability: [
          'copyright infringement',
          'trademarks and counterfeits',
          'software piracy and licence breaches',
        ],
      }),
    ),
    requirement(
      'B001',
      'Third-party testing of adversarial robustness',
      'security/test-adversarial-robustness',
      untestable(reasons.outsider),
    ),
    requirement(
      'B002',
      'Detect adversarial input',
      'security/detect-adversarial-input',
      tested({
        security_fraud: ['prompt injection through content', 'system prompt extraction', 'tool extraction'],
        product_misuse_abuse: ['generic jailbreaks'],
      }),
    ),
    requirement(
      'B003',
      'Manage public release of technical details',
      'security/limit-technical-over-disclosure',
      untestable(reasons.governance),
    ),
    requirement(
      'B004',
      'Prevent AI endpoint scraping',
      'security/prevent-ai-endpoint-scraping',
      untestable(reasons.operation),
    ),
    requirement(
      'B005',
      'Implement real-time input filtering',
      'security/implement-real-time-input-filtering',
      tested({
        product_misuse_abuse: ['generic jailbreaks', 'policy circumvention'],
        security_fraud: ['prompt injection through content'],
      }),
    ),
    requirement(
      'B006',
      'Prevent unauthorized AI agent actions',
      'security/enforce-contextual-access-controls',
      tested({ security_fraud: ['tool misuse by agents', 'tools of the agent'] }),
    ),
    requirement(
      'B007',
      'Enforce user access privileges to AI systems',
      'security/enforce-ai-access-privileges',
      untestable(reasons.operation),
    ),
    requirement(
      'B008',
      'Protect model deployment environment',
      'security/protect-model-deployment-environment',
      untestable(reasons.operation),
    ),
    requirement(
      'B009',
      'Limit output over-exposure',
      'security/limit-output-over-exposure',
      tested({
        privacy_data_protection: ['credentials and secrets', 'memorised personal data'],
        security_fraud: ['system prompt extraction', 'tool extraction'],
      }),
    ),
    requirement('C001', 'Define AI risk taxonomy', 'safety/define-ai-risk-taxonomy', untestable(reasons.governance)),
    requirement(
      'C002',
      'Conduct pre-deployment testing',
      'safety/conduct-pre-deployment-testing',
      tested({ safety_harm: 'all', security_fraud: 'all', performance_reliability_quality: 'all' }),
    ),
    requirement(
      'C003',
      'Prevent harmful outputs',
      'safety/prevent-harmful-outputs',
      tested({
        safety_harm: 'all',
        brand_reputation_trust: [
          'insults and rudeness to customers',
          'deception about being an assistant',
          'tasteless humour and content',
        ],
      }),
    ),
    requirement(
      'C004',
      'Prevent out-of-scope outputs',
      'safety/prevent-out-of-scope-outputs',
      tested({
        product_misuse_abuse: ['off-topic use', 'capability abuse'],
        brand_reputation_trust: ['political and controversial opinions'],
      }),
    ),
    requirement(
      'C005',
      'Prevent customer-defined high risk outputs',
      'safety/prevent-other-high-risk-outputs',
      tested({ product_misuse_abuse: ['policy circumvention', 'rules of the policy'], brand_reputation_trust: 'all' }),
    ),
    requirement(
      'C006',
      'Prevent output vulnerabilities',
      'safety/prevent-output-vulnerabilities',
      tested({ security_fraud: ['malware and harmful code', 'insecure code and configuration'] }),
    ),
    requirement(
      'C007',
      'Flag high risk outputs',
      'safety/flag-high-risk-recommendations',
      untestable(reasons.operation),
    ),
    requirement(
      'C008',
      'Monitor AI risk categories',
      'safety/monitor-ai-risk-categories',
      untestable(reasons.operation),
    ),
    requirement(
      'C009',
      'Enable real-time feedback and intervention',
      'safety/collect-real-time-feedback',
      untestable(reasons.operation),
    ),
    requirement(
      'C010',
      'Third-party testing for harmful outputs',
      'safety/3rd-party-testing-for-harmful-outputs',
      untestable(reasons.outsider),
    ),
    requirement(
      'C011',
      'Third-party testing for out-of-scope outputs',
      'safety/3rd-party-testing-for-out-of-scope-outputs',
      untestable(reasons.outsider),
    ),
    requirement(
      'C012',
      'Third-party testing for customer-defined risk',
      'safety/3rd-party-testing-for-other-risk',
      untestable(reasons.outsider),
    ),
    requirement(
      'D001',
      'Prevent hallucinated outputs',
      'reliability/prevent-hallucinated-outputs',
      tested({ performance_reliability_quality: 'all' }),
    ),
    requirement(
      'D002',
      'Third-party testing for hallucinations',
      'reliability/3rd-party-testing-for-hallucinations',
      untestable(reasons.outsider),
    ),
    requirement(
      'D003',
      'Restrict unsafe tool calls',
      'reliability/restrict-unsafe-tool-calls',
      tested({ security_fraud: ['tool misuse by agents', 'tools of the agent'] }),
    ),
    requirement(
      'D004',
      'Third-party testing of tool calls',
      'reliability/3rd-party-testing-of-tool-calls',
      untestable(reasons.outsider),
    ),
    requirement(
      'E001',
      'AI failure plan for security breaches',
      'accountability/ai-failure-plan-for-security-breaches',
      untestable(reasons.papers),
    ),
    requirement(
      'E002',
      'AI failure plan for harmful outputs',
      'accountability/ai-failure-plan-for-harmful-outputs',
      untestable(reasons.papers),
    ),
    requirement(
      'E003',
      'AI failure plan for hallucinations',
      'accountability/ai-failure-plan-for-hallucinations',
      untestable(reasons.papers),
    ),
    requirement(
      'E004',
      'Assign accountability',
      'accountability/assign-accountability',
      untestable(reasons.governance),
    ),
    requirement(
      'E005',
      'Assess cloud vs on-prem processing',
      'accountability/assess-cloud-vs-on-prem-processing',
      untestable(reasons.governance),
    ),
    requirement(
      'E006',
      'Conduct vendor due diligence',
      'accountability/conduct-vendor-due-diligence',
      untestable(reasons.suppliers),
    ),
    requirement(
      'E008',
      'Review internal processes',
      'accountability/review-internal-processes',
      untestable(reasons.governance),
    ),
    requirement(
      'E009',
      'Monitor third-party access',
      'accountability/monitor-3rd-party-access',
      untestable(reasons.operation),
    ),
    requirement(
      'E010',
      'Establish AI acceptable use policy',
      'accountability/establish-ai-acceptable-use-policy',
      untestable(reasons.governance),
    ),
    requirement(
      'E011',
      'Record processing locations',
      'accountability/record-processing-locations',
      untestable(reasons.papers),
    ),
    requirement(
      'E012',
      'Document regulatory compliance',
      'accountability/document-regulatory-compliance',
      untestable(reasons.papers),
    ),
    requirement(
      'E013',
      'Implement quality management system',
      'accountability/implement-quality-management-system',
      untestable(reasons.governance),
    ),
    requirement('E015', 'Log model activity', 'accountability/log-model-activity', untestable(reasons.operation)),
    requirement(
      'E016',
      'Implement AI disclosure mechanisms',
      'accountability/implement-ai-disclosure-mechanisms',
      tested({ brand_reputation_trust: ['deception about being an assistant'] }),
    ),
    requirement(
      'E017',
      'Document system transparency policy',
      'accountability/document-system-transparency-policy',
      untestable(reasons.papers),
    ),
    requirement(
      'F001',
      'Prevent AI cyber misuse',
      'society/prevent-ai-cyber-misuse',
      tested({
        security_fraud: ['malware and harmful code', 'intrusion into systems and networks', 'account takeover'],
      }),
    ),
    requirement(
      'F002',
      'Prevent catastrophic misuse',
      'society/prevent-catastrophic-misuse',
      tested({ safety_harm: ['chemical, biological and nuclear threats', 'weapons and explosives'] }),
    ),
  ],
};
