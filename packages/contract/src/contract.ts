import { listAudit } from './admin/audit.ts';
import { correct } from './admin/corrections.ts';
import { createKey, listKeys, revokeKey } from './admin/keys.ts';
import { verifyLedger } from './admin/ledger.ts';
import * as organisations from './admin/organisations.ts';
import * as projects from './admin/projects.ts';
import { getSettings } from './admin/settings.ts';
import { deleteWebhook, getWebhook, listEvents, setWebhook, testWebhook } from './admin/webhook.ts';
import * as codeOfConduct from './code-of-conduct/policies.ts';
import { batchDetect, detect } from './guardrails/detect.ts';
import * as detectAudio from './guardrails/detect-audio.ts';
import * as detectImage from './guardrails/detect-image.ts';
import * as guardrails from './guardrails/free.ts';
import { adherence, hallucination, relevancy } from './guardrails/grounding.ts';
import { deletePii, pii } from './guardrails/pii.ts';
import * as samples from './guardrails/policy-samples.ts';
import { generateRules, inferDocument } from './guardrails/policy-wizard.ts';
import * as guardrailsPricing from './guardrails/pricing.ts';
import { proposeThresholds } from './guardrails/propose-thresholds.ts';
import * as protectedTexts from './guardrails/protected-texts.ts';
import * as savedDetection from './guardrails/saved-detection.ts';
import * as savedGuardrails from './guardrails/saved-guardrails.ts';
import * as savedPolicies from './guardrails/saved-policies.ts';
import * as scanPdf from './guardrails/scan-pdf.ts';
import * as scanUrl from './guardrails/scan-url.ts';
import { insightsOfCalls } from './insights/calls.ts';
import { insightsOfRuns } from './insights/runs.ts';
import * as legacyDatasets from './legacy/endpoints/datasets.ts';
import * as legacyDownload from './legacy/endpoints/download.ts';
import * as legacyHealth from './legacy/endpoints/health.ts';
import * as legacyResults from './legacy/endpoints/results.ts';
import * as legacySubmissions from './legacy/endpoints/submissions.ts';
import * as legacyTasks from './legacy/endpoints/tasks.ts';
import * as legacyMitigation from './mitigation/archived-mitigation.ts';
import * as mitigation from './mitigation/mitigation.ts';
import * as savedModels from './models/saved-models.ts';
import { getCall, listCalls } from './proxy/calls.ts';
import * as proxied from './proxy/completions.ts';
import { costs } from './proxy/costs.ts';
import { getDeploymentHealth } from './proxy/deployment-health.ts';
import * as deployments from './proxy/deployments.ts';
import * as feedback from './proxy/feedback.ts';
import { moderations } from './proxy/moderations.ts';
import { promoteShadow } from './proxy/shadow.ts';
import { getShadowReport } from './proxy/shadow-report.ts';
import { getCompliance } from './redteam/compliance.ts';
import { evaluate } from './redteam/evaluate.ts';
import * as findings from './redteam/findings.ts';
import * as redteamHealth from './redteam/health.ts';
import { modelHealth } from './redteam/health.ts';
import * as playground from './redteam/playground.ts';
import * as redteamPricing from './redteam/pricing.ts';
import * as reports from './redteam/reports.ts';
import * as runs from './redteam/runs.ts';
import { savedModelHealth, submitSavedRun } from './redteam/saved-model.ts';
import { testJudge } from './redteam/test-judge.ts';
import * as threats from './redteam/threat-modeling.ts';
import { bridgeStatus, connectBridge, listBridges } from './relay/bridges.ts';
import * as service from './service/probes.ts';
import { balance } from './usage/balance.ts';
import { ledger } from './usage/ledger.ts';
import { report } from './usage/report.ts';

// Each group is a constant of its own, because the compiler writes out the type of a constant only up to a length.
const serviceOperations = { health: service.health, ready: service.ready } as const;

const guardrailsOperations = {
  detect,
  batchDetect,
  policyDetect: savedDetection.policyDetect,
  policyBatchDetect: savedDetection.policyBatchDetect,
  guardrailDetect: savedDetection.guardrailDetect,
  guardrailBatchDetect: savedDetection.guardrailBatchDetect,
  detectImage: detectImage.detectImage,
  policyDetectImage: detectImage.policyDetectImage,
  guardrailDetectImage: detectImage.guardrailDetectImage,
  detectAudio: detectAudio.detectAudio,
  policyDetectAudio: detectAudio.policyDetectAudio,
  guardrailDetectAudio: detectAudio.guardrailDetectAudio,
  scanUrl: scanUrl.scanUrl,
  policyScanUrl: scanUrl.policyScanUrl,
  guardrailScanUrl: scanUrl.guardrailScanUrl,
  scanPdf: scanPdf.scanPdf,
  policyScanPdf: scanPdf.policyScanPdf,
  pii,
  deletePii,
  addPolicy: savedPolicies.addPolicy,
  getPolicy: savedPolicies.getPolicy,
  modifyPolicy: savedPolicies.modifyPolicy,
  deletePolicy: savedPolicies.deletePolicy,
  listPolicies: savedPolicies.listPolicies,
  addSamples: samples.addSamples,
  listSamples: samples.listSamples,
  deleteSample: samples.deleteSample,
  proposeThresholds,
  addGuardrail: savedGuardrails.addGuardrail,
  getGuardrail: savedGuardrails.getGuardrail,
  modifyGuardrail: savedGuardrails.modifyGuardrail,
  deleteGuardrail: savedGuardrails.deleteGuardrail,
  listGuardrails: savedGuardrails.listGuardrails,
  addProtectedText: protectedTexts.addProtectedText,
  getProtectedText: protectedTexts.getProtectedText,
  modifyProtectedText: protectedTexts.modifyProtectedText,
  deleteProtectedText: protectedTexts.deleteProtectedText,
  listProtectedTexts: protectedTexts.listProtectedTexts,
  inferDocument,
  generateRules,
  adherence,
  relevancy,
  hallucination,
  health: guardrails.health,
  status: guardrails.status,
  models: guardrails.models,
  pricing: guardrailsPricing.pricing,
} as const;

const codeOfConductOperations = {
  addPolicy: codeOfConduct.addPolicy,
  getPolicy: codeOfConduct.getPolicy,
  modifyPolicy: codeOfConduct.modifyPolicy,
  deletePolicy: codeOfConduct.deletePolicy,
  listPolicies: codeOfConduct.listPolicies,
} as const;

const proxyOperations = {
  chatCompletions: proxied.chatCompletions,
  completions: proxied.completions,
  listModels: proxied.listModels,
  getModel: proxied.getModel,
  messages: proxied.messages,
  countTokens: proxied.countTokens,
  responses: proxied.responses,
  generateContent: proxied.generateContent,
  embeddings: proxied.embeddings,
  rerank: proxied.rerank,
  generateImage: proxied.generateImage,
  speech: proxied.speech,
  transcribe: proxied.transcribe,
  moderations,
  listCalls,
  getCall,
  giveFeedback: feedback.giveFeedback,
  listFeedback: feedback.listFeedback,
  deleteFeedback: feedback.deleteFeedback,
  costs,
  addDeployment: deployments.addDeployment,
  getDeployment: deployments.getDeployment,
  modifyDeployment: deployments.modifyDeployment,
  deleteDeployment: deployments.deleteDeployment,
  listDeployments: deployments.listDeployments,
  getDeploymentHealth,
  getShadowReport,
  promoteShadow,
} as const;

const modelsOperations = {
  addModel: savedModels.addModel,
  getModel: savedModels.getModel,
  modifyModel: savedModels.modifyModel,
  compareModel: savedModels.compareModel,
  deleteModel: savedModels.deleteModel,
  listModels: savedModels.listModels,
  getDefaults: savedModels.getDefaults,
} as const;

const rtOperations = {
  pricing: redteamPricing.pricing,
  health: redteamHealth.health,
  statusCheck: redteamHealth.statusCheck,
  modelHealth,
  savedModelHealth,
  submitRun: runs.submitRun,
  submitSavedRun,
  listRuns: runs.listRuns,
  getRun: runs.getRun,
  getResults: runs.getResults,
  getRecords: runs.getRecords,
  getRecord: runs.getRecord,
  getMedium: runs.getMedium,
  getCompliance,
  getReport: reports.getReport,
  shareReport: reports.shareReport,
  listShares: reports.listShares,
  revokeShare: reports.revokeShare,
  openShare: reports.openShare,
  streamRun: runs.streamRun,
  resumeRun: runs.resumeRun,
  signalRun: runs.signalRun,
  rejudgeRun: runs.rejudgeRun,
  testJudge,
  verifyRun: mitigation.verifyRun,
  listFindings: findings.listFindings,
  getFinding: findings.getFinding,
  markFinding: findings.markFinding,
  correctRecord: findings.correctRecord,
  findings: mitigation.findings,
  hardenPrompt: mitigation.hardenPrompt,
  proposePolicy: mitigation.proposePolicy,
  playground: playground.playground,
  savedPlayground: playground.savedPlayground,
  evaluate,
  threatModeling: threats.threatModeling,
  threatCategories: threats.threatCategories,
  threatData: threats.threatData,
  getDataset: threats.getDataset,
} as const;

const relayOperations = { connectBridge, bridgeStatus, listBridges } as const;

const legacyOperations = {
  health: legacyHealth.health,
  modelHealth: legacyHealth.modelHealth,
  savedModelHealth: legacyHealth.savedModelHealth,
  addTask: legacySubmissions.addTask,
  addCustomTaskV2: legacySubmissions.addCustomTaskV2,
  addCustomTask: legacySubmissions.addCustomTask,
  addModelTask: legacySubmissions.addModelTask,
  addModelCustomTaskV2: legacySubmissions.addModelCustomTaskV2,
  addModelCustomTask: legacySubmissions.addModelCustomTask,
  taskStatus: legacyTasks.taskStatus,
  getTask: legacyTasks.getTask,
  listTasks: legacyTasks.listTasks,
  cancelTask: legacyTasks.cancelTask,
  resultsSummary: legacyResults.resultsSummary,
  resultsSummaryOfTest: legacyResults.resultsSummaryOfTest,
  resultsDetails: legacyResults.resultsDetails,
  resultsDetailsOfTest: legacyResults.resultsDetailsOfTest,
  downloadLink: legacyDownload.downloadLink,
  download: legacyDownload.download,
  findings: legacyMitigation.findings,
  hardenPrompt: legacyMitigation.hardenPrompt,
  proposePolicy: legacyMitigation.proposePolicy,
  addDataset: legacyDatasets.addDataset,
  datasetStatus: legacyDatasets.datasetStatus,
  datasetTask: legacyDatasets.datasetTask,
  datacard: legacyDatasets.datacard,
  dataset: legacyDatasets.dataset,
  datasetSummary: legacyDatasets.datasetSummary,
  listDatasets: legacyDatasets.listDatasets,
} as const;

const adminOperations = {
  createKey,
  listKeys,
  revokeKey,
  listOrganisations: organisations.listOrganisations,
  createOrganisation: organisations.createOrganisation,
  getOrganisation: organisations.getOrganisation,
  changeOrganisation: organisations.changeOrganisation,
  listProjects: projects.listProjects,
  createProject: projects.createProject,
  getProject: projects.getProject,
  changeProject: projects.changeProject,
  correct,
  verifyLedger,
  setWebhook,
  getWebhook,
  deleteWebhook,
  testWebhook,
  listEvents,
  listAudit,
  getSettings,
} as const;

const usageOperations = { report, ledger, balance } as const;

const insightsOperations = { calls: insightsOfCalls, runs: insightsOfRuns } as const;

/** Every operation the service offers, grouped as the client exposes them. */
export type Contract = {
  readonly service: typeof serviceOperations;
  readonly guardrails: typeof guardrailsOperations;
  readonly codeOfConduct: typeof codeOfConductOperations;
  readonly proxy: typeof proxyOperations;
  readonly models: typeof modelsOperations;
  readonly rt: typeof rtOperations;
  readonly relay: typeof relayOperations;
  readonly legacy: typeof legacyOperations;
  readonly admin: typeof adminOperations;
  readonly usage: typeof usageOperations;
  readonly insights: typeof insightsOperations;
};

export const contract: Contract = {
  service: serviceOperations,
  guardrails: guardrailsOperations,
  codeOfConduct: codeOfConductOperations,
  proxy: proxyOperations,
  models: modelsOperations,
  rt: rtOperations,
  relay: relayOperations,
  legacy: legacyOperations,
  admin: adminOperations,
  usage: usageOperations,
  insights: insightsOperations,
};

/** What the groups of operations are called. */
export const groupTitles = {
  service: 'Service',
  guardrails: 'Guardrails',
  codeOfConduct: 'Codes of conduct',
  proxy: 'AI proxy and deployments',
  models: 'Saved models',
  rt: 'Red team',
  relay: 'Bridges',
  legacy: 'Archived API',
  admin: 'Administration',
  usage: 'Usage',
  insights: 'Insights',
} as const satisfies Record<keyof Contract, string>;
