import type { Implementation } from '../../http/implement.ts';
import * as legacyDatasets from './datasets.ts';
import * as legacyDownload from './download.ts';
import * as legacyHealth from './health.ts';
import * as legacyMitigation from './mitigation.ts';
import * as legacyResults from './results.ts';
import * as legacySubmissions from './submissions.ts';
import * as legacyTasks from './tasks.ts';

/** The endpoints of the archived API. */
export const implementations: readonly Implementation[] = [
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
];
