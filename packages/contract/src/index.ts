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
import { generateRules, inferDocument } from './guardrails/policy-wizard.ts';
import * as guardrailsPricing from './guardrails/pricing.ts';
import * as protectedTexts from './guardrails/protected-texts.ts';
import * as savedDetection from './guardrails/saved-detection.ts';
import * as savedGuardrails from './guardrails/saved-guardrails.ts';
import * as savedPolicies from './guardrails/saved-policies.ts';
import * as scanPdf from './guardrails/scan-pdf.ts';
import * as scanUrl from './guardrails/scan-url.ts';
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
import * as deployments from './proxy/deployments.ts';
import { getCompliance } from './redteam/compliance.ts';
import { evaluate } from './redteam/evaluate.ts';
import * as findings from './redteam/findings.ts';
import * as redteamHealth from './redteam/health.ts';
import { modelHealth } from './redteam/health.ts';
import * as playground from './redteam/playground.ts';
import * as redteamPricing from './redteam/pricing.ts';
import * as runs from './redteam/runs.ts';
import { savedModelHealth, submitSavedRun } from './redteam/saved-model.ts';
import * as threats from './redteam/threat-modeling.ts';
import { bridgeStatus, connectBridge, listBridges } from './relay/bridges.ts';
import * as service from './service/probes.ts';
import { balance } from './usage/balance.ts';
import { ledger } from './usage/ledger.ts';
import { report } from './usage/report.ts';

export type { EventState } from './admin/webhook.ts';
export * from './categories.ts';
export { toCsv } from './csv.ts';
export {
  type CallOf,
  type Endpoint,
  type RequestOf,
  type ResponseOf,
  refusesUnknownQuery,
  type StreamedForm,
} from './endpoint.ts';
export * from './errors.ts';
export { type ChunkType, chunkTypes } from './guardrails/chunk-types.ts';
export { type BatchItem, MAX_BATCH_TEXTS } from './guardrails/detect.ts';
export * from './guardrails/detection.ts';
export {
  type CustomEntities,
  type DetectorName,
  type DetectorSettings,
  Detectors,
  detectorSettings,
  type EnabledDetectors,
  type SentDetectors,
} from './guardrails/detectors.ts';
export { type MediaDetection, mediaVerdict } from './guardrails/media-detection.ts';
export * from './guardrails/multimodal.ts';
export { type PdfHiding, pdfHidings } from './guardrails/pdf-hiding.ts';
export * from './guardrails/policy-rule.ts';
export { type ProtectedKind, protectedKinds } from './guardrails/protected-texts.ts';
export { readSavedDetectors, SavedDetectors, type SavedTuning } from './guardrails/saved-detectors.ts';
export { base64OfMedia, isMediaAddress, textOnlyIn } from './guardrails/sent-media.ts';
export { isTriggered, triggeredIn } from './guardrails/triggered-in.ts';
export * from './header-text.ts';
export * from './headers.ts';
export { idsOf } from './ids.ts';
export { JsonEnd } from './json-end.ts';
export { datasetIdOfTask, taskIdOfDataset } from './legacy/endpoints/dataset-selection.ts';
export type { DatasetHeaders, DatasetTask } from './legacy/endpoints/datasets.ts';
export type { LegacyDetail, LegacySummary } from './legacy/endpoints/results.ts';
export type { AddedTask, SubmittedTask } from './legacy/endpoints/submissions.ts';
export type { DatasetRecord, TaskRecord } from './legacy/endpoints/task-record.ts';
export { runIdOfTask, type TaskHeaders, taskIdOfRun } from './legacy/endpoints/task-selection.ts';
export type { ShownTask } from './legacy/endpoints/tasks.ts';
export * from './legacy/legacy-attacks.ts';
export type { LegacyMemory } from './legacy/legacy-memory.ts';
export * from './legacy/legacy-names.ts';
export type { LegacyIssue, LegacyRefusal } from './legacy/legacy-refusal.ts';
export * from './legacy/legacy-tests.ts';
export { comprehensivenessOf, type TestPart } from './legacy/scope-of-tests.ts';
export * from './legacy/translate-submission.ts';
export type { FindingsReport, PolicyTrial, RunSummary, VerifyBody } from './mitigation/mitigation.ts';
export * from './models/dialect-of.ts';
export * from './models/flat-model.ts';
export { headersIn } from './models/free-json.ts';
export * from './models/masked-query.ts';
export * from './models/model-config.ts';
export * from './models/providers.ts';
export { DEFAULT_MODEL_VERSION } from './models/saved-models.ts';
export * from './models/target-of-model.ts';
export * from './names.ts';
export { type ExampleAnswers, openapi } from './openapi.ts';
export { withHeaderNames } from './openapi-schema.ts';
export * from './plans.ts';
export type { Call, CallOutcome, CallsQuery } from './proxy/calls.ts';
export {
  type AnswerCheckName,
  answerChecks,
  type DeploymentChange,
  DeploymentFields,
  type SideChange,
} from './proxy/deployments.ts';
export * from './redteam/attack-options.ts';
export * from './redteam/attacks.ts';
export { Compliance, type ComplianceItem, ENOUGH_ATTEMPTS, MAX_EVIDENCE } from './redteam/compliance.ts';
export * from './redteam/comprehensiveness.ts';
export { type EvalSample, type EvalSummary, type EvaluatedSample, MAX_EVAL_SAMPLES } from './redteam/evaluate.ts';
export { FindingStatus, MarkedStatus } from './redteam/findings.ts';
export * from './redteam/frameworks.ts';
export { mcnemar } from './redteam/mcnemar.ts';
export type { TriedAttack } from './redteam/playground.ts';
export {
  countedVerdict,
  type JudgedAnswer,
  type Results,
  RunMediumPart,
  type RunRecord,
  RunState,
  type Verification,
} from './redteam/run-results.ts';
export { Severity, severityRank, worstSeverity } from './redteam/severity.ts';
export { type CategoryEntry, SavedSubmission, Submission } from './redteam/submission.ts';
export {
  type DatasetConfig,
  type DatasetPrompt,
  DEFAULT_DATASET_PROMPTS,
  DEFAULT_DATASET_SEED,
  type DescribedSystemBody,
} from './redteam/threat-modeling.ts';
export type { Profile, SentProfile } from './redteam/threat-profile.ts';
export { BridgeId, isRelayAddress, parseRelayAddress, RELAY_SCHEME } from './relay/bridge-id.ts';
export { BridgeQuery, type BridgeStatus, RELAY_BRIDGE_PATH } from './relay/bridges.ts';
export * from './relay/frames.ts';
export * from './risk-categories.ts';
export * from './scopes.ts';
export { type HttpTemplate, placeholdersOfBody } from './targets/http-template.ts';
export {
  fillPlaceholders,
  fillVariables,
  type Placeholder,
  placeholdersIn,
  variablesIn,
} from './targets/placeholders.ts';
export * from './targets/system-types.ts';
export * from './targets/target.ts';
export type { TargetTool } from './targets/target-tools.ts';
export { type UsageGrouping, type UsageReport, usageCsv, usageGroupings } from './usage/report.ts';

/** Every operation the service offers, grouped as the client exposes them. */
export const contract = {
  service: { health: service.health, ready: service.ready },
  guardrails: {
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
  },
  codeOfConduct: {
    addPolicy: codeOfConduct.addPolicy,
    getPolicy: codeOfConduct.getPolicy,
    modifyPolicy: codeOfConduct.modifyPolicy,
    deletePolicy: codeOfConduct.deletePolicy,
    listPolicies: codeOfConduct.listPolicies,
  },
  proxy: {
    chatCompletions: proxied.chatCompletions,
    completions: proxied.completions,
    listModels: proxied.listModels,
    listCalls,
    getCall,
    addDeployment: deployments.addDeployment,
    getDeployment: deployments.getDeployment,
    modifyDeployment: deployments.modifyDeployment,
    deleteDeployment: deployments.deleteDeployment,
    listDeployments: deployments.listDeployments,
    getDeploymentHealth: deployments.getDeploymentHealth,
  },
  models: {
    addModel: savedModels.addModel,
    getModel: savedModels.getModel,
    modifyModel: savedModels.modifyModel,
    compareModel: savedModels.compareModel,
    deleteModel: savedModels.deleteModel,
    listModels: savedModels.listModels,
    getDefaults: savedModels.getDefaults,
  },
  rt: {
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
    getMedium: runs.getMedium,
    getCompliance,
    streamRun: runs.streamRun,
    resumeRun: runs.resumeRun,
    signalRun: runs.signalRun,
    rejudgeRun: runs.rejudgeRun,
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
  },
  relay: { connectBridge, bridgeStatus, listBridges },
  legacy: {
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
  },
  admin: {
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
  },
  usage: { report, ledger, balance },
} as const;
export type Contract = typeof contract;

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
} as const satisfies Record<keyof Contract, string>;
