import { z } from 'zod';
import { CategoryId } from '../categories.ts';
import { idsOf } from '../ids.ts';
import type { AttackConfig } from './attack-options.ts';
import { aiuc1 } from './frameworks/aiuc-1.ts';
import { euAiAct } from './frameworks/eu-ai-act.ts';
import type { Framework } from './frameworks/framework.ts';
import { iso42001 } from './frameworks/iso-42001.ts';
import { mitreAtlas } from './frameworks/mitre-atlas.ts';
import { nistAiRmf } from './frameworks/nist-ai-rmf.ts';
import { owaspLlmTop10 } from './frameworks/owasp-llm-top10.ts';

export type { Framework, FrameworkItem } from './frameworks/framework.ts';
export { isEvidence } from './frameworks/is-evidence.ts';

/** The version of the category lists and of the items with their mapping. Increase it when one of them changes. */
export const FRAMEWORKS_VERSION = 2;

/** The compliance frameworks (contract §8). This table defines their ids. */
export const frameworks = {
  owasp_llm_top10: owaspLlmTop10,
  eu_ai_act: euAiAct,
  nist_ai_rmf: nistAiRmf,
  mitre_atlas: mitreAtlas,
  iso_42001: iso42001,
  aiuc_1: aiuc1,
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
  return Object.fromEntries(CategoryId.options.filter((id) => covered.has(id)).map((id) => [id, frameworkAttacks]));
}
