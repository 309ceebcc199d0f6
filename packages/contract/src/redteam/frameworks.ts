import { z } from 'zod';
import { CategoryId } from '../categories.ts';
import { idsOf } from '../ids.ts';
import type { AttackConfig } from './attack-options.ts';

interface Framework {
  readonly title: string;
  /** The edition of the framework that the list of categories was made for. */
  readonly edition: string;
  readonly categories: readonly CategoryId[];
}

const all = CategoryId.options;

/** The version of the category lists below. Increase it when one of them changes. */
export const FRAMEWORKS_VERSION = 1;

/** The categories that each compliance framework covers (contract §8). This table defines the ids of the frameworks. */
export const frameworks = {
  owasp_llm_top10: {
    title: 'OWASP Top 10 for LLM Applications',
    edition: '2025',
    categories: [
      'security_fraud',
      'privacy_data_protection',
      'product_misuse_abuse',
      'performance_reliability_quality',
      'safety_harm',
      'bias_fairness_ethical_harm',
      'legal_ip_liability',
    ],
  },
  eu_ai_act: { title: 'EU AI Act', edition: 'Regulation (EU) 2024/1689', categories: all },
  nist_ai_rmf: { title: 'NIST AI Risk Management Framework', edition: '1.0', categories: all },
  mitre_atlas: {
    title: 'MITRE ATLAS',
    edition: '2026.07',
    categories: [
      'security_fraud',
      'privacy_data_protection',
      'product_misuse_abuse',
      'performance_reliability_quality',
      'safety_harm',
    ],
  },
  iso_42001: {
    title: 'ISO/IEC 42001',
    edition: '2023',
    categories: [
      'safety_harm',
      'security_fraud',
      'privacy_data_protection',
      'performance_reliability_quality',
      'bias_fairness_ethical_harm',
      'product_misuse_abuse',
    ],
  },
  aiuc_1: {
    title: 'AIUC-1',
    edition: '2025',
    categories: all.filter((id) => id !== 'bias_fairness_ethical_harm'),
  },
} as const satisfies Record<string, Framework>;

export const FrameworkId = z.enum(idsOf(frameworks));
export type FrameworkId = z.output<typeof FrameworkId>;

/** The attacks of each category in a framework run. */
export const frameworkAttacks = { basic: {}, encoding: {} } as const satisfies AttackConfig;

/** The categories of a run with the attacks of each. A run is planned and priced from them. */
export type CategoryAttacks = Partial<Record<CategoryId, AttackConfig>>;

/** The categories that the frameworks cover, without duplicates, with the attacks of a framework run. */
export function expandFrameworks(ids: readonly FrameworkId[]): CategoryAttacks {
  const covered = new Set<CategoryId>(ids.flatMap((id) => frameworks[id].categories));
  return Object.fromEntries(all.filter((id) => covered.has(id)).map((id) => [id, frameworkAttacks]));
}
