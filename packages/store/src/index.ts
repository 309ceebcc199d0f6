export type { Organisation, Project } from './accounts.ts';
export type { AuditChange, AuditEntry, AuditQuery, NewAuditEntry } from './audit.ts';
export { addCosts, noCosts, type RunningSums } from './cost-sums.ts';
export { lockDataFolder } from './data-folder-lock.ts';
export type { Dataset, DatasetWithPrompts } from './datasets.ts';
export { assertComplete, lacksItsLog } from './dialects/sqlite-file.ts';
export type { ClaimedEvent, NewEvent, StoredEvent } from './events.ts';
export type {
  CorrectionRefusal,
  Finding,
  FindingDetail,
  FindingFilter,
  FindingMark,
  FindingStatus,
} from './findings.ts';
export { type ClaimOutcome, type ClaimRequest, type IdempotentAnswer, LEASE_MS } from './idempotency-records.ts';
export type { Key, KeyKind, NewKey } from './key.ts';
export type { KeyHolder, ListedKey } from './keys.ts';
export type { BalanceSnapshot, Charge, ChargeOutcome, LedgerDifference, Refused, Usage } from './ledger.ts';
export { DATABASE_FILE, openStore, openStoreBeside } from './open-store.ts';
export type { NewSample, PolicySample, SampleFeedback } from './policy-samples.ts';
export type { ClaimedProbe, NewProbe } from './probe-claims.ts';
export {
  type CallFinding,
  type CallFindings,
  type CallTexts,
  callIdsFrom,
  type FoundInCall,
  type FoundPlace,
  type ProxyCall,
  type ProxyCallWithTexts,
  type ShadowFindings,
} from './proxy-calls.ts';
export {
  type CostAlert,
  type CostDimension,
  type CostGroup,
  type CostPlace,
  type CostQuery,
  type CostSums,
  type HourlyCost,
  hourOf,
  type TimelineQuery,
  type TimelineSums,
} from './proxy-costs.ts';
export type { MinuteCount } from './proxy-minutes.ts';
export type { RelayBridges, SeenBridge } from './relay-bridges.ts';
export type { NewReportShare, ReportShare, ReportShares } from './report-shares.ts';
export type {
  Actor,
  AttackedTarget,
  JudgedOutcome,
  ModelRole,
  ModelSpending,
  ModelUsage,
  Outcome,
  Pairing,
  ProbeRecord,
  RecordFilter,
  Run,
  RunEvent,
  RunMedium,
  RunMove,
  RunSignal,
  RunState,
  Runs,
  Tally,
  Turn,
} from './runs.ts';
export type {
  ModelContent,
  ModelPlace,
  ModelTypes,
  PolicyTypes,
  ProtectedCapacity,
  ProtectedEntry,
  ProtectedPlace,
  ProtectedText,
  ProtectedTexts,
  ProtectedTypes,
  SavedKind,
  SavedModel,
  SavedModels,
  SavedPlace,
  SavedPolicies,
  SavedPolicy,
  SavedStore,
  SavedTypes,
  SealedText,
} from './saved-resources.ts';
export type { SealedColumns, SealedKind, SealedRow } from './sealed-columns.ts';
export type { Sample, Shown, ShownTally } from './shown-attempts.ts';
export {
  type BackupNote,
  copyDatabase,
  copyForRestore,
  noteBackup,
  removeCopy,
  syncFile,
  takeNote,
} from './sqlite-backup.ts';
export type { Store } from './store.ts';
export {
  DataFolderInUse,
  IncompleteDatabase,
  isDiskFull,
  NameTaken,
  StoreBusy,
  StoreClosed,
  StoreFull,
  UnknownEntry,
} from './store-failures.ts';
export type { NamedEntry, UsageColumn, UsageQuery, UsageSums } from './usage-rollup.ts';
export type { Webhook } from './webhooks.ts';
