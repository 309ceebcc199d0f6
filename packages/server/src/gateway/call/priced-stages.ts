import type { ProxyStage } from '@redoubt/metering';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';
import type { CallState } from './call-state.ts';

/** Stages of a call that its price is made of. */
type Stages = readonly ProxyStage[];

/** What a caller says costs: the part that a limit may refuse. */
export function inputStages({ input }: ReadyDeployment, latest: string): Stages {
  return input ? [{ stage: 'input_detection', text: latest, detectors: input.detectors }] : [];
}

const redaction = ({ redaction: wanted }: ReadyDeployment): Stages => (wanted ? [{ stage: 'pii_redaction' }] : []);

/** What else a call costs as a rule: its answer is not known yet, and counts as one unit long. */
export function expectedStages(deployment: ReadyDeployment): Stages {
  const { output, checks, redaction: wanted } = deployment;
  return [
    ...redaction(deployment),
    ...(wanted ? ([{ stage: 'pii_unredaction' }] as const) : []),
    ...(output ? ([{ stage: 'output_detection', text: 'x', detectors: output.detectors }] as const) : []),
    ...checks.map((stage) => ({ stage })),
  ];
}

/** What ran where the model brought no answer. */
export const stagesBeforeModel = (deployment: ReadyDeployment, latest: string): Stages => [
  ...inputStages(deployment, latest),
  ...redaction(deployment),
];

/** What ran of the stages around an answer; a report is there where it was judged to its end. */
export function stagesThatRan(
  { deployment, latest, output: report }: Pick<CallState, 'deployment' | 'latest' | 'output'>,
  written: readonly string[],
): Stages {
  const { output, checks, redaction: wanted, blocksOutput } = deployment;
  const ran = new Set<string>(report?.enabled_detectors.filter((name) => !report.skipped_detectors.includes(name)));
  const isJudged = report ? Object.keys(output?.detectors ?? {}).some((name) => ran.has(name)) : blocksOutput.size > 0;
  // What is stopped before anything is put back is stopped before that stage.
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
