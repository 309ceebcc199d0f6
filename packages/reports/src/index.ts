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
export { type ReportSource, reportFormats } from './report-formats.ts';
export type { RunStatus } from './run-report.ts';
export { severityText, type ToldFinding } from './told-findings.ts';
export type { TrackedFinding } from './tracked-findings.ts';
export { type AdviceName, adviceFor, adviceForItem, adviceText, disguiseOf, doesOf, neverOf } from './words.ts';
