import type { ProxyStage } from '@redoubt/metering';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';
import type { CallState } from './call-state.ts';

/** Stages of a call that determine its price. */
type Stages = readonly ProxyStage[];

/** A call whose request is known. */
type AskedCall = Pick<CallState, 'deployment' | 'latest' | 'partStages'>;

/** The stages for the caller's texts and parts. */
export function inputStages({ deployment: { allInput }, latest, partStages }: AskedCall): Stages {
  if (!allInput) return partStages;
  const texts = { stage: 'input_detection', text: latest, detectors: allInput.detectors } as const;
  return partStages.length > 0 ? [texts, ...partStages] : [texts];
}

const redaction = ({ redaction: wanted }: ReadyDeployment): Stages => (wanted ? [{ stage: 'pii_redaction' }] : []);

const restoring = ({ restores }: ReadyDeployment): Stages => (restores ? [{ stage: 'pii_unredaction' }] : []);

/**
 * The stages that a limit can refuse (spec, 402: the check runs once a request, on the cost of input detection). Where
 * nothing detects in the input, these are redaction and restoring, which would otherwise be held to no limit at all.
 */
export function limitedStages(call: AskedCall): Stages {
  const { deployment } = call;
  const input = inputStages(call);
  return deployment.allInput ? input : [...input, ...redaction(deployment), ...restoring(deployment)];
}

/** The other stages that a call usually has. The answer is not known yet and counts as one unit. */
export function furtherStages(deployment: ReadyDeployment): Stages {
  const { allInput, output, checks } = deployment;
  return [
    ...(allInput ? [...redaction(deployment), ...restoring(deployment)] : []),
    ...(output ? ([{ stage: 'output_detection', text: 'x', detectors: output.detectors }] as const) : []),
    ...checks.map((stage) => ({ stage })),
  ];
}

/** The stages that ran if the model gave no answer. */
export const stagesBeforeModel = (call: AskedCall): Stages => [...inputStages(call), ...redaction(call.deployment)];

/** The stages that had begun when the caller left in the midst of judging an answer. Work that began is charged. */
export const stagesBegun = (call: AskedCall, written: readonly string[]): Stages => [
  ...stagesBeforeModel(call),
  ...(call.deployment.output && written.length > 0
    ? ([{ stage: 'output_detection', text: written.join(''), detectors: call.deployment.output.detectors }] as const)
    : []),
];

/** The stages that ran around an answer. A report exists if the answer was judged to its end. */
export function stagesThatRan(call: AskedCall & Pick<CallState, 'output'>, written: readonly string[]): Stages {
  const { deployment, output: report } = call;
  const { output, checks, redaction: wanted, blocksOutput } = deployment;
  const ran = new Set<string>(report?.enabled_detectors.filter((name) => !report.skipped_detectors.includes(name)));
  const isJudged = report ? Object.keys(output?.detectors ?? {}).some((name) => ran.has(name)) : blocksOutput.size > 0;
  // An answer that is blocked before restoring does not reach the restoring stage.
  const isRestored = !report?.is_res_blocked || report.is_pii_unredacted;
  return [
    ...stagesBeforeModel(call),
    ...(wanted && written.length > 0 && isRestored ? ([{ stage: 'pii_unredaction' }] as const) : []),
    ...(output && isJudged && written.length > 0
      ? ([{ stage: 'output_detection', text: written.join(''), detectors: output.detectors }] as const)
      : []),
    ...checks.filter((name) => ran.has(name)).map((stage) => ({ stage })),
  ];
}
