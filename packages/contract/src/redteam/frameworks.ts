import { z } from 'zod';
import aiuc1 from '../../data/frameworks/aiuc-1.json' with { type: 'json' };
import euAiAct from '../../data/frameworks/eu-ai-act.json' with { type: 'json' };
import iso42001 from '../../data/frameworks/iso-42001.json' with { type: 'json' };
import mitreAtlas from '../../data/frameworks/mitre-atlas.json' with { type: 'json' };
import nistAiRmf from '../../data/frameworks/nist-ai-rmf.json' with { type: 'json' };
import owaspLlmTop10 from '../../data/frameworks/owasp-llm-top10.json' with { type: 'json' };
import { CategoryId } from '../categories.ts';
import { idsOf } from '../ids.ts';
import type { AttackConfig } from './attack-options.ts';
import { Framework } from './frameworks/framework.ts';

export { ENOUGH_ATTEMPTS, type Framework, type FrameworkItem } from './frameworks/framework.ts';
export {
  type AttemptPlace,
  bearsOn,
  effectOf,
  isEvidence,
  type SuccessEffect,
  shownBy,
} from './frameworks/is-evidence.ts';
export { findItem, type ItemRun, runOfItem } from './frameworks/run-of-item.ts';

/** The version of the category lists and of the items with their mapping. Increase it when one of them changes. */
export const FRAMEWORKS_VERSION = 3;

/** The compliance frameworks (contract §8). This table defines their ids. */
export const frameworks = {
  owasp_llm_top10: Framework.parse(owaspLlmTop10),
  eu_ai_act: Framework.parse(euAiAct),
  nist_ai_rmf: Framework.parse(nistAiRmf),
  mitre_atlas: Framework.parse(mitreAtlas),
  iso_42001: Framework.parse(iso42001),
  aiuc_1: Framework.parse(aiuc1),
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
