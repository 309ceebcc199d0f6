import type { Implementation } from '../../http/implement.ts';
import { listAudit } from './audit.ts';
import { correct } from './corrections.ts';
import * as keys from './keys.ts';
import { verifyLedger } from './ledger.ts';
import * as organisations from './organisations.ts';
import * as projects from './projects.ts';
import { getSettings } from './settings.ts';
import * as webhook from './webhook.ts';

/** The endpoints of organisations, projects, keys, corrections, webhooks, the audit and the settings. */
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
  listAudit,
  getSettings,
];
