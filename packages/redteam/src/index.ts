export * from './at-start.ts';
export { callsOf } from './attack-calls.ts';
export { attackedTarget } from './attacked-target.ts';
export { judgeSamples, summariseSamples } from './calls/judge-samples.ts';
export { countSources, goalOriginsOf } from './goal-origins.ts';
export { CORPUS_VERSION, corpus } from './goals/corpus.ts';
export { chosenPrompts, countByCategory, goalsOfDataset } from './goals/dataset-goals.ts';
export type { Goal } from './goals/goal.ts';
export type { GoalSource } from './goals/goal-source.ts';
export { severityOf, usualSeverity } from './goals/severity-of.ts';
export { industriesIn } from './goals/target/read-target.ts';
export { rulesOf } from './goals/target/rule-goals.ts';
export { goalsForRun } from './goals/target/target-goals.ts';
export { judgeFiguresOf } from './judge/judge-figures.ts';
export { createLlmJudge } from './judge/llm-judge.ts';
export { namedSecrets } from './judge/named-secrets.ts';
export { isFitJudge, type TestedSample, testJudge } from './judge/test-judge.ts';
export { type ChosenPart, chooseParts, heldOut, type TriedPart } from './mitigation/choose-parts.ts';
export {
  detectorsOf,
  detectorsToTry,
  nameOf,
  type PolicyMatter,
  type PolicyPart,
  partsFor,
  seesIn,
} from './mitigation/policy-part.ts';
export { servedCall } from './models/call-usage.ts';
export { type ChosenGoals, chooseGoals } from './plan-cells.ts';
export { recordLines, recordPages, withTurns } from './results/all-records.ts';
export { complianceOf, failingOf, severitiesOf } from './results/compliance.ts';
export { csvHeader, csvLine } from './results/csv-records.ts';
export { wilson } from './results/rates.ts';
export { sentTexts } from './results/sent-texts.ts';
export { summarise } from './results/summarise.ts';
export { undecidedGoals, undecidedOf } from './results/undecided.ts';
export { wireRecord } from './results/wire-record.ts';
export { newDatasetId, newRunId } from './run-id.ts';
export type {
  GoalOrigins,
  Mitigation,
  RunSpec,
  RunVerification,
  SpecCategory,
  SpecContext,
} from './run-spec.ts';
export { seededRandom } from './seeded-random.ts';
export type { ThreatProfile } from './threats/threat-profile.ts';
