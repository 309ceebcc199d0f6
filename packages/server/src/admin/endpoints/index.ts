import type { Implementation } from '../../http/implement.ts';
import { correct } from './corrections.ts';
import * as keys from './keys.ts';
import { verifyLedger } from './ledger.ts';
import * as organisations from './organisations.ts';
import * as projects from './projects.ts';
import * as webhook from './webhook.ts';

/** The endpoints of organisations, projects, keys, corrections and webhooks. */
export const implementations: readonly Implementation[] = [
  keys.createKey,
  keys.listKeys,
  keys.revokeKey,
  organisations.listOrganisations,
  organisations.createOrganisation,
  organisations.getOrganisation,
  organisations.changeOrganisation,
  projects.listProjects,
  projects.createProject,
  projects.getProject,
  projects.changeProject,
  correct,
  verifyLedger,
  webhook.setWebhook,
  webhook.getWebhook,
  webhook.deleteWebhook,
  webhook.testWebhook,
  webhook.listEvents,
];
