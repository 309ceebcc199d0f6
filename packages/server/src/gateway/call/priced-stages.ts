import type { ProxyStage } from '@redoubt/metering';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';
import type { CallState } from './call-state.ts';

/** Stages of a call that determine its price. */
type Stages = readonly ProxyStage[];

/** The stage for the caller's texts. */
export function inputStages({ input }: ReadyDeployment, latest: string): Stages {
  return input ? [{ stage: 'input_detection', text: latest, detectors: input.detectors }] : [];
}

const redaction = ({ redaction: wanted }: ReadyDeployment): Stages => (wanted ? [{ stage: 'pii_redaction' }] : []);

const restoring = ({ redaction: wanted }: ReadyDeployment): Stages => (wanted ? [{ stage: 'pii_unredaction' }] : []);

/**
 * The stages that a limit can refuse (spec, 402: the check runs once a request, on the cost of input detection). Where
 * nothing detects in the input, these are redaction and restoring, which would otherwise be held to no limit at all.
 */
export const limitedStages = (deployment: ReadyDeployment, latest: string): Stages =>
  deployment.input ? inputStages(deployment, latest) : [...redaction(deployment), ...restoring(deployment)];

/** The other stages that a call usually has. The answer is not known yet and counts as one unit. */
export function furtherStages(deployment: ReadyDeployment): Stages {
  const { input, output, checks } = deployment;
  return [
    ...(input ? [...redaction(deployment), ...restoring(deployment)] : []),
    ...(output ? ([{ stage: 'output_detection', text: 'x', detectors: output.detectors }] as const) : []),
    ...checks.map((stage) => ({ stage })),
  ];
}

/** The stages that ran if the model gave no answer. */
export const stagesBeforeModel = (deployment: ReadyDeployment, latest: string): Stages => [
  ...inputStages(deployment, latest),
  ...redaction(deployment),
];

/** The stages that had begun when the caller left in the midst of judging an answer. Work that began is charged. */
export const stagesBegun = (
  { deployment, latest }: Pick<CallState, 'deployment' | 'latest'>,
  written: readonly string[],
): Stages => [
  ...stagesBeforeModel(deployment, latest),
  ...(deployment.output && written.length > 0
    ? ([{ stage: 'output_detection', text: written.join(''), detectors: deployment.output.detectors }] as const)
    : []),
];

/** The stages that ran around an answer. A report exists if the answer was judged to its end. */
export function stagesThatRan(
  { deployment, latest, output: report }: Pick<CallState, 'deployment' | 'latest' | 'output'>,
  written: readonly string[],
): Stages {
  const { output, checks, redaction: wanted, blocksOutput } = deployment;
  const ran = new Set<string>(report?.enabled_detectors.filter((name) => !report.skipped_detectors.includes(name)));
  const isJudged = report ? Object.keys(output?.detectors ?? {}).some((name) => ran.has(name)) : blocksOutput.size > 0;
  // An answer that is blocked before restoring does not reach the restoring stage.
  const isRestored = !report?.is_res_blocked || report.is_pii_unredacted;
  return [
    ...stagesBeforeModel(deployment, latest),
    ...(wanted && written.length > 0 && isRestored ? ([{ stage: 'pii_unredaction' }] as const) : []),
    ...(output && isJudged && written.length > 0
      ? ([{ stage: 'output_detection', text: written.join(''), detectors: output.detectors }] as const)
      : []),
    ...checks.filter((name) => ran.has(name)).map((stage) => ({ stage })),
  ];
}
