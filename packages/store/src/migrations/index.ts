import type { Migration } from 'kysely/migration';
import type { Store } from '../store.ts';
import { costsOfCalls } from './costs-of-calls.ts';
import { datasets } from './datasets.ts';
import { emptyAnswers } from './empty-answers.ts';
import { eventsAndWebhooks } from './events-and-webhooks.ts';
import { findings } from './findings.ts';
import { firstTables } from './first-tables.ts';
import { holdsAndProjects } from './holds-and-projects.ts';
import { idempotentAnswers } from './idempotent-answers.ts';
import { keptAnswerSizes } from './kept-answer-sizes.ts';
import { keptAnswers } from './kept-answers.ts';
import { ledgerInOrder } from './ledger-in-order.ts';
import { mediaOfRuns } from './media-of-runs.ts';
import { minutesOfCalls } from './minutes-of-calls.ts';
import { modelUsageOfRuns } from './model-usage-of-runs.ts';
import { notIndependent } from './not-independent.ts';
import { piiMaps } from './pii-maps.ts';
import { piiMapsOfProjects } from './pii-maps-of-projects.ts';
import { policySamples } from './policy-samples.ts';
import { projectLimits } from './project-limits.ts';
import { protectedTexts } from './protected-texts.ts';
import { proxyCalls } from './proxy-calls.ts';
import { relayBridges } from './relay-bridges.ts';
import { reportShares } from './report-shares.ts';
import { runs } from './runs.ts';
import { runsByModel } from './runs-by-model.ts';
import { runsByName } from './runs-by-name.ts';
import { savedModels } from './saved-models.ts';
import { savedPolicies } from './saved-policies.ts';
import { sessionsAndAudit } from './sessions-and-audit.ts';
import { sessionsOfKeys } from './sessions-of-keys.ts';
import { tokenDetails } from './token-details.ts';
import { usageRollup } from './usage-rollup.ts';

/** All migrations, oldest first by name. A released migration never changes. */
export const migrations = {
  '0001-first-tables': firstTables,
  '0002-holds-and-projects': holdsAndProjects,
  '0003-project-limits': projectLimits,
  '0004-usage-rollup': usageRollup,
  '0005-idempotent-answers': idempotentAnswers,
  '0006-events-and-webhooks': eventsAndWebhooks,
  '0007-pii-maps': piiMaps,
  '0008-saved-policies': savedPolicies,
  '0009-protected-texts': protectedTexts,
  '0010-runs': runs,
  '0011-saved-models': savedModels,
  '0012-runs-by-name': runsByName,
  '0013-proxy-calls': proxyCalls,
  '0014-ledger-in-order': ledgerInOrder,
  '0015-pii-maps-of-projects': piiMapsOfProjects,
  '0016-kept-answer-sizes': keptAnswerSizes,
  '0017-runs-by-model': runsByModel,
  '0018-model-usage-of-runs': modelUsageOfRuns,
  '0019-media-of-runs': mediaOfRuns,
  '0020-datasets': datasets,
  '0021-findings': findings,
  '0022-relay-bridges': relayBridges,
  '0023-sessions-and-audit': sessionsAndAudit,
  '0024-sessions-of-keys': sessionsOfKeys,
  '0025-token-details': tokenDetails,
  '0026-not-independent': notIndependent,
  '0027-empty-answers': emptyAnswers,
  '0028-costs-of-calls': costsOfCalls,
  '0029-policy-samples': policySamples,
  '0030-kept-answers': keptAnswers,
  '0031-minutes-of-calls': minutesOfCalls,
  '0032-report-shares': reportShares,
} as const satisfies Record<string, (kind: Store['kind']) => Migration>;
