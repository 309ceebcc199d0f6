export { complianceHtml } from './compliance-html.ts';
export { PAGE_POLICY } from './html-page.ts';
export { htmlReport } from './html-report.ts';
export { jsonReport } from './json-report.ts';
export { type JunitSuite, junitReport, junitSuite } from './junit-report.ts';
export { markdownReport } from './markdown-report.ts';
export {
  correctedText,
  insufficientNote,
  intervalText,
  liftText,
  percentText,
  rateText,
  simulationNote,
} from './rate-text.ts';
export { readMedia } from './report-media.ts';
export { type RunStatus, worstOf } from './run-report.ts';
export { sarifReport } from './sarif-report.ts';
export type { TrackedFinding } from './tracked-findings.ts';
export { WeaknessGroups } from './weaknesses.ts';
