import type { Implementation } from '../../http/implement.ts';
import { getCompliance } from './compliance.ts';
import { correctRecord } from './correct-record.ts';
import * as datasets from './datasets.ts';
import { evaluate } from './evaluate.ts';
import { findings } from './findings.ts';
import { hardenPrompt } from './harden-prompt.ts';
import { redteamHealth, statusCheck } from './health.ts';
import { listRuns } from './list-runs.ts';
import { getMedium } from './medium.ts';
import { modelHealth } from './model-health.ts';
import { playground, savedPlayground } from './playground.ts';
import { redteamPricing } from './pricing.ts';
import { proposePolicy } from './propose-policy.ts';
import { getRecord, getRecords } from './records.ts';
import { getReport } from './report.ts';
import { getResults, getRun, rejudgeRun, resumeRun, signalRun } from './run-status.ts';
import { savedModelHealth, submitSavedRun } from './saved-model.ts';
import * as shares from './shares.ts';
import { streamRun } from './stream-run.ts';
import { submitRun } from './submit-run.ts';
import { testJudgeModel } from './test-judge.ts';
import { getFinding, listFindings, markFinding } from './tracked-findings.ts';
import { verifyRun } from './verify-run.ts';

/** The endpoints of `/rt`. */
export const implementations: readonly Implementation[] = [
  redteamPricing,
  redteamHealth,
  statusCheck,
  submitRun,
  submitSavedRun,
  listRuns,
  getRun,
  getResults,
  getRecords,
  getRecord,
  getMedium,
  getCompliance,
  getReport,
  shares.shareReport,
  shares.listShares,
  shares.revokeShare,
  shares.openShare,
  streamRun,
  resumeRun,
  signalRun,
  rejudgeRun,
  testJudgeModel,
  proposePolicy,
  verifyRun,
  findings,
  listFindings,
  getFinding,
  markFinding,
  correctRecord,
  hardenPrompt,
  playground,
  savedPlayground,
  evaluate,
  datasets.threatModeling,
  datasets.threatCategories,
  datasets.threatData,
  datasets.getDataset,
  modelHealth,
  savedModelHealth,
];
