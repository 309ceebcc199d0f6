export { cautionsOf, isSilent } from './cautions.ts';
export { certaintyText } from './certainty-text.ts';
export { complianceHtml } from './compliance-html.ts';
export { countedRecords } from './counted-records.ts';
export {
  type Diffed,
  type DiffedProbe,
  diffed,
  diffNotes,
  diffRuns,
  MIN_PAIRS,
  pairsOf,
  type RunDiff,
} from './diff-runs.ts';
export { documentHtml } from './document-html.ts';
export type { EarlierRun } from './executive-charts.ts';
export { executiveDocument } from './executive-document.ts';
export { frameworkDocument } from './framework-document.ts';
export { PAGE_POLICY } from './html-page.ts';
export {
  correctedText,
  insufficientNote,
  intervalText,
  liftText,
  percentText,
  rateText,
  simulationNote,
} from './rate-text.ts';
export type { Bar, BarChart, Block, ReportDocument } from './report-document.ts';
export { type ReportSource, readReport, reportFormats, technicalHtml } from './report-formats.ts';
export type { RunReport, RunStatus } from './run-report.ts';
export { reportFileName } from './target-name.ts';
export { technicalDocument } from './technical-document.ts';
export { severityText, type ToldFinding } from './told-findings.ts';
export type { TrackedFinding } from './tracked-findings.ts';
export { type AdviceName, adviceFor, adviceForItem, adviceText, disguiseOf, doesOf, neverOf } from './words.ts';
