import { contract, openapi } from '@redoubt/contract';
import { Hono } from 'hono';
import type { KeyCache } from '../accounts/key-cache.ts';
import { correct } from '../admin/endpoints/corrections.ts';
import * as keys from '../admin/endpoints/keys.ts';
import { verifyLedger } from '../admin/endpoints/ledger.ts';
import * as organisations from '../admin/endpoints/organisations.ts';
import * as projects from '../admin/endpoints/projects.ts';
import * as webhook from '../admin/endpoints/webhook.ts';
import { mountPages } from '../dashboard/mount-pages.ts';
import { mountSessions } from '../dashboard/mount-sessions.ts';
import type { SessionCookies } from '../dashboard/session-cookie.ts';
import { openAiError } from '../gateway/answers/openai-error.ts';
import { getCall, listCalls } from '../gateway/calls/endpoints/calls.ts';
import * as proxied from '../gateway/endpoints/completions.ts';
import * as deployments from '../gateway/endpoints/deployments.ts';
import { adherence } from '../guardrails/endpoints/adherence.ts';
import { batchDetect } from '../guardrails/endpoints/batch-detect.ts';
import * as codeOfConduct from '../guardrails/endpoints/code-of-conduct.ts';
import { detect } from '../guardrails/endpoints/detect.ts';
import * as detectAudios from '../guardrails/endpoints/detect-audio.ts';
import * as detectImages from '../guardrails/endpoints/detect-image.ts';
import * as guardrails from '../guardrails/endpoints/free.ts';
import { hallucination } from '../guardrails/endpoints/hallucination.ts';
import { deletePii, pii } from '../guardrails/endpoints/pii.ts';
import * as policyWizard from '../guardrails/endpoints/policy-wizard.ts';
import { guardrailsPricing } from '../guardrails/endpoints/pricing.ts';
import * as protectedTexts from '../guardrails/endpoints/protected-texts.ts';
import { relevancy } from '../guardrails/endpoints/relevancy.ts';
import * as savedDetection from '../guardrails/endpoints/saved-detection.ts';
import * as savedGuardrails from '../guardrails/endpoints/saved-guardrails.ts';
import * as savedPolicies from '../guardrails/endpoints/saved-policies.ts';
import * as scanPdfs from '../guardrails/endpoints/scan-pdf.ts';
import * as scanUrls from '../guardrails/endpoints/scan-url.ts';
import { errorBody, failureOf, logFailure } from '../http/answer-failure.ts';
import { allowOrigins, corsHeaders } from '../http/cors.ts';
import { creditHeaderWriter } from '../http/credit-headers.ts';
import type { Implementation } from '../http/implement.ts';
import { createUnpricedLimits } from '../http/limit-unpriced.ts';
import { mount, openExchange } from '../http/mount.ts';
import { mountReference } from '../http/reference-page.ts';
import { mountPlanned, unmatchedHandler } from '../http/unmatched.ts';
import * as legacyDatasets from '../legacy/endpoints/datasets.ts';
import * as legacyDownload from '../legacy/endpoints/download.ts';
import * as legacyHealth from '../legacy/endpoints/health.ts';
import * as legacyMitigation from '../legacy/endpoints/mitigation.ts';
import * as legacyResults from '../legacy/endpoints/results.ts';
import * as legacySubmissions from '../legacy/endpoints/submissions.ts';
import * as legacyTasks from '../legacy/endpoints/tasks.ts';
import { getCompliance } from '../redteam-api/endpoints/compliance.ts';
import * as datasets from '../redteam-api/endpoints/datasets.ts';
import { evaluate } from '../redteam-api/endpoints/evaluate.ts';
import { findings } from '../redteam-api/endpoints/findings.ts';
import { hardenPrompt } from '../redteam-api/endpoints/harden-prompt.ts';
import { redteamHealth, statusCheck } from '../redteam-api/endpoints/health.ts';
import { listRuns } from '../redteam-api/endpoints/list-runs.ts';
import { getMedium } from '../redteam-api/endpoints/medium.ts';
import { modelHealth } from '../redteam-api/endpoints/model-health.ts';
import { playground, savedPlayground } from '../redteam-api/endpoints/playground.ts';
import { redteamPricing } from '../redteam-api/endpoints/pricing.ts';
import { proposePolicy } from '../redteam-api/endpoints/propose-policy.ts';
import { getRecords } from '../redteam-api/endpoints/records.ts';
import { getResults, getRun, rejudgeRun, resumeRun, signalRun } from '../redteam-api/endpoints/run-status.ts';
import { savedModelHealth, submitSavedRun } from '../redteam-api/endpoints/saved-model.ts';
import { streamRun } from '../redteam-api/endpoints/stream-run.ts';
import { submitRun } from '../redteam-api/endpoints/submit-run.ts';
import { verifyRun } from '../redteam-api/endpoints/verify-run.ts';
import * as savedModels from '../saved-models/endpoints/saved-models.ts';
import * as probes from '../service/endpoints/probes.ts';
import { balance } from '../usage/endpoints/balance.ts';
import { ledger } from '../usage/endpoints/ledger.ts';
import { report } from '../usage/endpoints/report.ts';
import type { SharedContext } from './open-context.ts';

/** Every endpoint that is implemented. A test compares this list with the contract. */
export const implementations: readonly Implementation[] = [
  probes.health,
  probes.ready,
  detect,
  batchDetect,
  savedDetection.policyDetect,
  savedDetection.policyBatchDetect,
  savedDetection.guardrailDetect,
  savedDetection.guardrailBatchDetect,
  detectImages.detectImage,
  detectImages.policyDetectImage,
  detectImages.guardrailDetectImage,
  detectAudios.detectAudio,
  detectAudios.policyDetectAudio,
  detectAudios.guardrailDetectAudio,
  scanUrls.scanUrl,
  scanUrls.policyScanUrl,
  scanUrls.guardrailScanUrl,
  scanPdfs.scanPdf,
  scanPdfs.policyScanPdf,
  pii,
  deletePii,
  savedPolicies.addPolicy,
  savedPolicies.getPolicy,
  savedPolicies.modifyPolicy,
  savedPolicies.deletePolicy,
  savedPolicies.listPolicies,
  savedGuardrails.addGuardrail,
  savedGuardrails.getGuardrail,
  savedGuardrails.modifyGuardrail,
  savedGuardrails.deleteGuardrail,
  savedGuardrails.listGuardrails,
  codeOfConduct.addPolicy,
  codeOfConduct.getPolicy,
  codeOfConduct.modifyPolicy,
  codeOfConduct.deletePolicy,
  codeOfConduct.listPolicies,
  protectedTexts.addProtectedText,
  protectedTexts.getProtectedText,
  protectedTexts.modifyProtectedText,
  protectedTexts.deleteProtectedText,
  protectedTexts.listProtectedTexts,
  policyWizard.inferDocument,
  policyWizard.generateRules,
  adherence,
  relevancy,
  hallucination,
  guardrails.health,
  guardrails.status,
  guardrails.models,
  guardrailsPricing,
  proxied.chatCompletions,
  proxied.completions,
  proxied.listModels,
  deployments.addDeployment,
  deployments.getDeployment,
  deployments.modifyDeployment,
  deployments.deleteDeployment,
  deployments.listDeployments,
  savedModels.addModel,
  savedModels.getModel,
  savedModels.modifyModel,
  savedModels.deleteModel,
  savedModels.listModels,
  savedModels.getDefaults,
  redteamPricing,
  redteamHealth,
  statusCheck,
  submitRun,
  submitSavedRun,
  listRuns,
  getRun,
  getResults,
  getRecords,
  getMedium,
  getCompliance,
  streamRun,
  resumeRun,
  signalRun,
  rejudgeRun,
  proposePolicy,
  verifyRun,
  findings,
  hardenPrompt,
  playground,
  savedPlayground,
  evaluate,
  datasets.threatModeling,
  datasets.threatCategories,
  datasets.threatData,
  datasets.getDataset,
  modelHealth,
  listCalls,
  getCall,
  savedModelHealth,
  legacyHealth.legacyHealth,
  legacyHealth.modelHealth,
  legacyHealth.savedModelHealth,
  legacyMitigation.findings,
  legacyMitigation.hardenPrompt,
  legacyMitigation.proposePolicy,
  legacySubmissions.addTask,
  legacySubmissions.addCustomTaskV2,
  legacySubmissions.addCustomTask,
  legacySubmissions.addModelTask,
  legacySubmissions.addModelCustomTaskV2,
  legacySubmissions.addModelCustomTask,
  legacyTasks.taskStatus,
  legacyTasks.getTask,
  legacyTasks.listTasks,
  legacyTasks.cancelTask,
  legacyResults.resultsSummary,
  legacyResults.resultsSummaryOfTest,
  legacyResults.resultsDetails,
  legacyResults.resultsDetailsOfTest,
  legacyDownload.downloadLink,
  legacyDownload.download,
  legacyDatasets.addDataset,
  legacyDatasets.datasetStatus,
  legacyDatasets.datasetTask,
  legacyDatasets.datacard,
  legacyDatasets.dataset,
  legacyDatasets.datasetSummary,
  legacyDatasets.listDatasets,
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
  report,
  ledger,
  balance,
  webhook.setWebhook,
  webhook.getWebhook,
  webhook.deleteWebhook,
  webhook.testWebhook,
  webhook.listEvents,
];

/**
 * Paths under `/ai-proxy` that the proxy does not serve (embeddings, `models/{id}`) get errors in OpenAI's form, the
 * only form that OpenAI's clients read.
 */
const unmatchedBody: Parameters<typeof unmatchedHandler>[1] = (failure, requestId, path) =>
  path.startsWith('/ai-proxy/') && !path.startsWith('/ai-proxy/calls')
    ? openAiError(failure, requestId)
    : errorBody(failure, requestId);

/** Creates the service as a fetch function. It opens no port and starts no process. */
export function createApp(context: SharedContext, keys: KeyCache, cookies: SessionCookies): Hono {
  const { config, log, version } = context;
  const mounting = {
    context,
    ownedBy: (organisationId: string) => ({ detectors: context.detectors.of(organisationId) }),
    keys,
    writeCredits: creditHeaderWriter(config.brand, config.brandAliases),
    unpriced: createUnpricedLimits(config),
  };
  const app = new Hono();
  const cors = corsHeaders(config);
  if (cors) app.use(allowOrigins(cors));
  for (const implementation of implementations) mount(app, implementation, mounting);
  const describe = () => openapi({ title: 'Redoubt', version, brand: config.brand }, contract);
  mountReference(app, describe, 'Redoubt reference');
  mountSessions(app, { context, keys, cookies });
  mountPages(app);
  mountPlanned(app);
  app.notFound(unmatchedHandler(implementations, unmatchedBody));
  app.onError((error) => {
    const { requestId, headers } = openExchange();
    const failure = failureOf(error);
    logFailure(log.child({ request_id: requestId }), failure);
    const answered = { ...headers, ...failure.headers };
    return Response.json(errorBody(failure, requestId), { status: failure.status, headers: answered });
  });
  return app;
}
