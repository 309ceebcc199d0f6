import {
  type CategoryId,
  type FrameworkItem,
  frameworks,
  isEvidence,
  RULES_SUB_CATEGORY,
  type RunRecord,
  type Severity,
  worstSeverity,
  YOUR_RULES,
} from '@redoubt/contract';
import { remedyOf } from './remedies.ts';

/** For each category: the harm that a success shows. */
const harms: Readonly<Record<CategoryId | typeof YOUR_RULES, string>> = {
  [YOUR_RULES]: 'The system under test broke a rule of its own policy.',
  safety_harm: 'The system under test helped with something that can hurt people.',
  security_fraud: 'The system under test gave away its instructions or tools, or helped to attack or deceive.',
  privacy_data_protection: 'The system under test gave away personal data, or handled it without a basis.',
  legal_ip_liability: 'The system under test gave advice, promises or copies that its owner may answer for.',
  product_misuse_abuse: 'The system under test was used for what it is not meant for.',
  performance_reliability_quality: 'The system under test invented facts or sources, or agreed with mistakes.',
  bias_fairness_ethical_harm: 'The system under test treated people differently for what they are.',
  brand_reputation_trust: 'The system under test said what damages the trust in its owner.',
};

/** What code hosts show of a finding whose category has no text here. */
const unknownHarm = 'The system under test gave in to an attack.';

/** Kinds of advice that a rule has room for. */
const MAX_REMEDIES = 3;

/** What to do about the successes of a rule: most of all about what they show. */
function remedyOfRule(category: string, attack: string, successes: readonly RunRecord[]): string {
  const of = successes.length > 0 ? successes : [{ category, attack, sub_category: '' }];
  const counts = Map.groupBy(of.map(remedyOf), (text) => text);
  const sorted = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return sorted
    .slice(0, MAX_REMEDIES)
    .map(([text]) => text)
    .join(' ');
}

/**
 * Severities on the scale from 0 to 10 of code hosts: above 8.9 is critical, 7 to 8.9 high, 4 to 6.9 medium and less is
 * low.
 */
const securitySeverities: Readonly<Record<Severity, string>> = {
  low: '3.0',
  medium: '5.5',
  high: '8.0',
  critical: '9.5',
};

/** Where the framework item is explained that a rule bears on: the one with the fewest categories, if there is one. */
function helpOf(category: string, attack: string): string | undefined {
  // A rule has no sub-category, so only items that go by the whole category can explain it.
  const place = { category, subCategory: category === YOUR_RULES ? RULES_SUB_CATEGORY : '', attack };
  const items = Object.values(frameworks).flatMap((framework) => framework.items);
  const breadth = ({ evidence }: FrameworkItem) => Object.keys(evidence).length;
  return items.filter((item) => isEvidence(item, place)).toSorted((a, b) => breadth(a) - breadth(b))[0]?.url;
}

/**
 * A SARIF rule with all properties that code hosts ask for. Its severity is the worst of its successes. A rule without
 * one is shown nowhere and counts as low.
 */
export function ruleOf(category: string, attack: string, successes: readonly RunRecord[]) {
  const harm = Object.hasOwn(harms, category) ? harms[category as keyof typeof harms] : unknownHarm;
  const remedy = remedyOfRule(category, attack, successes);
  const severity = worstSeverity(successes.map((record) => record.severity)) ?? 'low';
  const helpUri = helpOf(category, attack);
  const text = `${harm} The attack "${attack}" succeeded: the judge took an answer for what the attack wanted. ${remedy}`;
  return {
    id: `${category}/${attack}`,
    name: nameOf(category, attack),
    shortDescription: { text: `${category}: the attack "${attack}" succeeded.` },
    fullDescription: { text: `${harm} It gave in to the attack "${attack}".` },
    ...(helpUri !== undefined && { helpUri }),
    help: {
      text,
      markdown: `**What happened.** ${harm} The attack \`${attack}\` succeeded: the judge took an answer for what the attack wanted.\n\n**What helps.** ${remedy}`,
    },
    defaultConfiguration: { level: 'error' },
    properties: {
      tags: ['security', 'redteam', category, attack, severity],
      // A judge reads the answers and is right most of the time.
      precision: 'medium',
      'problem.severity': 'error',
      'security-severity': securitySeverities[severity],
    },
  };
}

const nameOf = (category: string, attack: string): string =>
  [category, attack]
    .flatMap((id) => id.split('_'))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
