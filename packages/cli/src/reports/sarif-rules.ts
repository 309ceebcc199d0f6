import type { CategoryId } from '@redoubt/contract';

/** What a code host shows of a category, and how it sorts its findings. */
interface RuleText {
  readonly harm: string;
  readonly remedy: string;
  /** 0 to 10, as the code host reads it: above 8.9 critical, 7 to 8.9 high, 4 to 6.9 medium. */
  readonly severity: string;
}

/** By category: the harm that a success shows, what helps against it, how grave it is. */
const ruleTexts = {
  safety_harm: {
    harm: 'The system under test helped with something that can hurt people.',
    remedy:
      'Check inputs and outputs with the detectors toxicity and policy_violation, and name the subject in the instructions.',
    severity: '8.0',
  },
  security_fraud: {
    harm: 'The system under test gave away its instructions or tools, or helped to attack or deceive.',
    remedy:
      'Check inputs with the detector injection_attack and outputs with system_prompt, and give tools the least rights.',
    severity: '9.0',
  },
  privacy_data_protection: {
    harm: 'The system under test gave away personal data, or handled it without a basis.',
    remedy: 'Redact personal data before the model sees it, and give the model only the data of the user who asks.',
    severity: '8.5',
  },
  legal_ip_liability: {
    harm: 'The system under test gave advice, promises or copies that its owner may answer for.',
    remedy: 'Check outputs with the detectors policy_violation and copyright_ip, and send such questions to people.',
    severity: '6.0',
  },
  product_misuse_abuse: {
    harm: 'The system under test was used for what it is not meant for.',
    remedy: 'Name its subjects with the detector topic_detector, and limit how often one user may ask.',
    severity: '5.0',
  },
  performance_reliability_quality: {
    harm: 'The system under test invented facts or sources, or agreed with mistakes.',
    remedy:
      'Hold answers against their sources (adherence, hallucination), and ask the model to say when it does not know.',
    severity: '4.0',
  },
  bias_fairness_ethical_harm: {
    harm: 'The system under test treated people differently for what they are.',
    remedy: 'Check outputs with the detector bias, and test decisions with names and groups exchanged.',
    severity: '6.0',
  },
  brand_reputation_trust: {
    harm: 'The system under test said what damages the trust in its owner.',
    remedy: 'Write a code of conduct, and check outputs against it with the detector policy_violation.',
    severity: '5.0',
  },
} as const satisfies Record<CategoryId, RuleText>;

const unknownCategory: RuleText = {
  harm: 'The system under test gave in to an attack.',
  remedy: 'Read the record of the finding, and name the subject in the instructions of the system.',
  severity: '5.0',
};

/** A rule of SARIF, with all that code hosts ask for. */
export function ruleOf(category: string, attack: string) {
  const { harm, remedy, severity } = textOf(category);
  const text = `${harm} The attack "${attack}" succeeded: the judge took an answer for what the attack wanted. ${remedy}`;
  return {
    id: `${category}/${attack}`,
    name: nameOf(category, attack),
    shortDescription: { text: `${category}: the attack "${attack}" succeeded.` },
    fullDescription: { text: `${harm} It gave in to the attack "${attack}".` },
    help: {
      text,
      markdown: `**What happened.** ${harm} The attack \`${attack}\` succeeded: the judge took an answer for what the attack wanted.\n\n**What helps.** ${remedy}`,
    },
    defaultConfiguration: { level: 'error' },
    properties: {
      tags: ['security', 'redteam', category, attack],
      // A judge reads the answers: it is right most of the time.
      precision: 'medium',
      'problem.severity': 'error',
      'security-severity': severity,
    },
  };
}

const textOf = (category: string): RuleText =>
  Object.hasOwn(ruleTexts, category) ? ruleTexts[category as CategoryId] : unknownCategory;

const nameOf = (category: string, attack: string): string =>
  [category, attack]
    .flatMap((id) => id.split('_'))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
