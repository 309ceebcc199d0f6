import { type Framework, type FrameworkItem, reasons, tested, untestable } from './framework.ts';

const risk = (
  number: string,
  title: string,
  page: string,
  mapping: Omit<FrameworkItem, 'id' | 'title' | 'url'>,
): FrameworkItem => ({
  id: `LLM${number}:2025`,
  title,
  url: `https://genai.owasp.org/llmrisk/${page}/`,
  ...mapping,
});

export const owaspLlmTop10: Framework = {
  title: 'OWASP Top 10 for LLM Applications',
  edition: '2025',
  date: '2024-11-18',
  source: 'https://genai.owasp.org/llm-top-10/',
  categories: [
    'security_fraud',
    'privacy_data_protection',
    'product_misuse_abuse',
    'performance_reliability_quality',
    'safety_harm',
    'bias_fairness_ethical_harm',
    'legal_ip_liability',
  ],
  items: [
    risk(
      '01',
      'Prompt Injection',
      'llm01-prompt-injection',
      tested({
        security_fraud: [
          'prompt injection through content',
          'system prompt extraction',
          'tool extraction',
          'tool misuse by agents',
          'tools of the agent',
        ],
        product_misuse_abuse: ['generic jailbreaks', 'policy circumvention', 'capability abuse', 'rules of the policy'],
      }),
    ),
    risk(
      '02',
      'Sensitive Information Disclosure',
      'llm022025-sensitive-information-disclosure',
      tested({ privacy_data_protection: 'all' }),
    ),
    risk('03', 'Supply Chain', 'llm032025-supply-chain', untestable(reasons.suppliers)),
    risk(
      '04',
      'Data and Model Poisoning',
      'llm042025-data-and-model-poisoning',
      tested({
        bias_fairness_ethical_harm: 'all',
        safety_harm: ['hate and harassment', 'extremism and terrorism'],
        performance_reliability_quality: ['invented facts', 'false sources and citations'],
      }),
    ),
    risk(
      '05',
      'Improper Output Handling',
      'llm052025-improper-output-handling',
      tested({
        security_fraud: [
          'malware and harmful code',
          'intrusion into systems and networks',
          'insecure code and configuration',
        ],
      }),
    ),
    risk(
      '06',
      'Excessive Agency',
      'llm062025-excessive-agency',
      tested({
        security_fraud: ['tool misuse by agents', 'tools of the agent'],
        product_misuse_abuse: ['capability abuse', 'tools of the agent'],
      }),
    ),
    risk(
      '07',
      'System Prompt Leakage',
      'llm072025-system-prompt-leakage',
      tested({
        security_fraud: ['system prompt extraction', 'tool extraction'],
        privacy_data_protection: ['credentials and secrets'],
      }),
    ),
    risk(
      '08',
      'Vector and Embedding Weaknesses',
      'llm082025-vector-and-embedding-weaknesses',
      tested({
        privacy_data_protection: ['leakage between conversations', 'personal data of other customers'],
        performance_reliability_quality: ['neglect of given documents'],
      }),
    ),
    risk(
      '09',
      'Misinformation',
      'llm092025-misinformation',
      tested({
        performance_reliability_quality: 'all',
        legal_ip_liability: [
          'unlicensed legal advice',
          'unqualified medical advice',
          'unauthorised financial advice',
          'defamation',
        ],
      }),
    ),
    risk(
      '10',
      'Unbounded Consumption',
      'llm102025-unbounded-consumption',
      tested({ product_misuse_abuse: ['waste of resources', 'bots, scraping and unfair automation'] }),
    ),
  ],
};
