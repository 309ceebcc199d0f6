export type { EventState } from './admin/webhook.ts';
export * from './categories.ts';
export { type Contract, contract, groupTitles } from './contract.ts';
export { toCsv } from './csv.ts';
export {
  type CallOf,
  type Endpoint,
  type RequestOf,
  type ResponseOf,
  refusesUnknownQuery,
  type StreamedForm,
} from './endpoint.ts';
export { type ErrorForm, errorKind } from './error-forms.ts';
export * from './errors.ts';
export { type ChunkType, chunkTypes } from './guardrails/chunk-types.ts';
export { type BatchItem, MAX_BATCH_TEXTS } from './guardrails/detect.ts';
export * from './guardrails/detection.ts';
export { isFlaggedAt, type ScoredDetector, scoredDetectors, scoreIn } from './guardrails/detector-scores.ts';
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
export {
  MAX_SAMPLES,
  MAX_SAMPLES_SENT,
  SampleDetector,
  type SampleStage,
  SentSample,
  type ShownSample,
  sampleStages,
} from './guardrails/policy-samples.ts';
export type { SampleTally, ThresholdProposal } from './guardrails/propose-thresholds.ts';
export { type ProtectedKind, protectedKinds } from './guardrails/protected-texts.ts';
export { readSavedDetectors, SavedDetectors, type SavedTuning } from './guardrails/saved-detectors.ts';
export { base64OfMedia, isMediaAddress, textOnlyIn } from './guardrails/sent-media.ts';
export { isTriggered, triggeredIn } from './guardrails/triggered-in.ts';
export * from './header-text.ts';
export * from './headers.ts';
export { idsOf } from './ids.ts';
export { insightPeriods } from './insights/calls.ts';
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
export { FindingsReport, type PolicyTrial, type RunSummary, type VerifyBody } from './mitigation/mitigation.ts';
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
export type { CallFinding } from './proxy/call-findings.ts';
export { type Call, type CallOutcome, type CallsQuery, callOutcomes } from './proxy/calls.ts';
export { type CostGrouping, costGroupings } from './proxy/costs.ts';
export {
  type AnswerCheckName,
  answerChecks,
  blockForms,
  type DeploymentChange,
  DeploymentFields,
  type OnBlock,
  type SideChange,
} from './proxy/deployments.ts';
export { type FeedbackBody, type FeedbackVerdict, feedbackVerdicts, type ShownFeedback } from './proxy/feedback.ts';
export { AnswerCache, type AnswerCacheChange, type CacheOutcome } from './proxy/kept-answers.ts';
export { type ModerationCategory, moderationCategories } from './proxy/moderations.ts';
export { ModelPrices } from './proxy/spending.ts';
export { ToolGate, type ToolGateChange, type ToolRule } from './proxy/tool-gate.ts';
export type { ProxyFailureCode } from './proxy-failures.ts';
export * from './redteam/attack-options.ts';
export * from './redteam/attacks.ts';
export { Compliance, type ComplianceItem, MAX_EVIDENCE } from './redteam/compliance.ts';
export * from './redteam/comprehensiveness.ts';
export { Deed, deedOfGoals, deedsOf } from './redteam/deeds.ts';
export { type EvalSample, type EvalSummary, type EvaluatedSample, MAX_EVAL_SAMPLES } from './redteam/evaluate.ts';
export { FindingStatus, MarkedStatus } from './redteam/findings.ts';
export * from './redteam/frameworks.ts';
export { mcnemar } from './redteam/mcnemar.ts';
export type { TriedAttack } from './redteam/playground.ts';
export { ReportFormat, ReportKind, SHARE_DAYS } from './redteam/reports.ts';
export {
  countedVerdict,
  type JudgedAnswer,
  type Results,
  RunMediumPart,
  type RunRecord,
  RunState,
  VerdictKind,
  type Verification,
} from './redteam/run-results.ts';
export { Severity, severityOfRank, severityRank, worstSeverity } from './redteam/severity.ts';
export { type CategoryEntry, SavedSubmission, Submission } from './redteam/submission.ts';
export {
  type DatasetConfig,
  type DatasetPrompt,
  DEFAULT_DATASET_PROMPTS,
  DEFAULT_DATASET_SEED,
  type DescribedSystemBody,
} from './redteam/threat-modeling.ts';
export type { Profile, SentProfile } from './redteam/threat-profile.ts';
export { RULES_SUB_CATEGORY, ShownCategory, shownCategory, titleOfCategory, YOUR_RULES } from './redteam/your-rules.ts';
export { BridgeId, isRelayAddress, parseRelayAddress, RELAY_SCHEME } from './relay/bridge-id.ts';
export { BridgeQuery, type BridgeStatus, RELAY_BRIDGE_PATH } from './relay/bridges.ts';
export * from './relay/frames.ts';
export * from './risk-categories.ts';
export { rounded } from './rounded.ts';
export * from './scopes.ts';
export { type HttpTemplate, placeholdersOfBody } from './targets/http-template.ts';
export {
  fillPlaceholders,
  fillVariables,
  type Placeholder,
  placeholdersIn,
  variablesIn,
} from './targets/placeholders.ts';
export { type Reset, resetsOneConversation } from './targets/reset.ts';
export * from './targets/system-types.ts';
export * from './targets/target.ts';
export type { TargetTool } from './targets/target-tools.ts';
export { type UsageGrouping, type UsageReport, usageCsv, usageGroupings } from './usage/report.ts';
