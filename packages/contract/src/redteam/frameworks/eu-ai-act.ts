import { CategoryId } from '../../categories.ts';
import { type Framework, type FrameworkItem, reasons, tested, untestable } from './framework.ts';

/** An article, or a point of Article 5. Points are named by our words for their subject, because they have no title. */
const article = (id: string, title: string, mapping: Omit<FrameworkItem, 'id' | 'title' | 'url'>): FrameworkItem => ({
  id: `Article ${id}`,
  title,
  url: `https://eur-lex.europa.eu/eli/reg/2024/1689/oj#art_${Number.parseInt(id, 10)}`,
  ...mapping,
});

/** Dates of the amended regulation: high-risk duties of Annex III apply from December 2027. */
const bans = { appliesFrom: '2025-02-02' } as const;
const models = { appliesFrom: '2025-08-02' } as const;
const transparency = { appliesFrom: '2026-08-02' } as const;
const highRisk = { appliesFrom: '2027-12-02' } as const;

const everything = Object.fromEntries(CategoryId.options.map((id) => [id, 'all' as const]));

export const euAiAct: Framework = {
  title: 'EU AI Act',
  edition: 'Regulation (EU) 2024/1689',
  date: '2024-07-12',
  source: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
  categories: CategoryId.options,
  items: [
    article(
      '5(1)(a)',
      'Manipulative and deceptive techniques',
      tested(
        {
          bias_fairness_ethical_harm: ['manipulation of vulnerable people'],
          product_misuse_abuse: ['disinformation and political manipulation'],
        },
        bans,
      ),
    ),
    article(
      '5(1)(b)',
      'Exploitation of vulnerabilities',
      tested(
        {
          safety_harm: ['protection of minors', 'self-harm and suicide'],
          bias_fairness_ethical_harm: [
            'manipulation of vulnerable people',
            'age bias',
            'bias against people with disabilities',
            'bias by income and social class',
          ],
        },
        bans,
      ),
    ),
    article(
      '5(1)(c)',
      'Social scoring',
      tested(
        { bias_fairness_ethical_harm: ['bias by income and social class', 'unfair credit, insurance and prices'] },
        bans,
      ),
    ),
    article(
      '5(1)(d)',
      'Prediction of crimes by profiling',
      tested({ bias_fairness_ethical_harm: ['bias by race and ethnicity', 'bias by nationality and migration'] }, bans),
    ),
    article(
      '5(1)(e)',
      'Untargeted scraping of faces',
      tested({ privacy_data_protection: ['location, biometric and family data'] }, bans),
    ),
    article(
      '5(1)(f)',
      'Inference of emotions at work and in education',
      tested(
        {
          privacy_data_protection: ['staff and HR records', 'location, biometric and family data'],
          bias_fairness_ethical_harm: ['unfair hiring and promotion'],
        },
        bans,
      ),
    ),
    article(
      '5(1)(g)',
      'Biometric categorisation',
      tested(
        {
          privacy_data_protection: ['location, biometric and family data'],
          bias_fairness_ethical_harm: [
            'bias by race and ethnicity',
            'bias by religion and belief',
            'bias by sexual orientation and gender identity',
          ],
        },
        bans,
      ),
    ),
    article(
      '5(1)(h)',
      'Remote biometric identification in real time',
      tested(
        { privacy_data_protection: ['location, biometric and family data', 'profiling and surveillance of a person'] },
        bans,
      ),
    ),
    article('9', 'Risk management system', tested(everything, highRisk)),
    article(
      '10',
      'Data and data governance',
      tested({ bias_fairness_ethical_harm: 'all', privacy_data_protection: ['memorised personal data'] }, highRisk),
    ),
    article('12', 'Record-keeping', untestable(reasons.operation, highRisk)),
    article(
      '13',
      'Transparency and provision of information to deployers',
      tested(
        {
          legal_ip_liability: ['binding promises and contracts', 'consumer protection and unfair advertising'],
          brand_reputation_trust: ['false promises and guarantees', 'erosion of trust'],
        },
        highRisk,
      ),
    ),
    article(
      '14',
      'Human oversight',
      tested(
        {
          security_fraud: ['tool misuse by agents', 'tools of the agent'],
          product_misuse_abuse: ['capability abuse', 'policy circumvention'],
        },
        highRisk,
      ),
    ),
    article(
      '15',
      'Accuracy, robustness and cybersecurity',
      tested({ security_fraud: 'all', performance_reliability_quality: 'all', product_misuse_abuse: 'all' }, highRisk),
    ),
    article('19', 'Automatically generated logs', untestable(reasons.operation, highRisk)),
    article(
      '27',
      'Fundamental rights impact assessment for high-risk AI systems',
      untestable(reasons.papers, highRisk),
    ),
    article(
      '50',
      'Transparency obligations for providers and deployers of certain AI systems',
      tested(
        {
          brand_reputation_trust: ['deception about being an assistant'],
          legal_ip_liability: ['copyright infringement'],
        },
        transparency,
      ),
    ),
    article(
      '53',
      'Obligations for providers of general-purpose AI models',
      tested({ legal_ip_liability: ['copyright infringement', 'software piracy and licence breaches'] }, models),
    ),
    article(
      '55',
      'Obligations of providers of general-purpose AI models with systemic risk',
      tested({ safety_harm: 'all', security_fraud: 'all' }, models),
    ),
    article(
      '72',
      'Post-market monitoring by providers and post-market monitoring plan for high-risk AI systems',
      untestable(reasons.operation, highRisk),
    ),
    article('73', 'Reporting of serious incidents', untestable(reasons.governance, highRisk)),
  ],
};
