import type { DetectorName } from '@redoubt/contract';
import { UpstreamFailure } from '@redoubt/providers';
import { Failure } from '../../errors.ts';
import { findReferences } from '../../guardrails/protected/find-references.ts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import type { GatewayContext } from '../context.ts';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';
import { blockedMessage } from './blocked-message.ts';
import { type CallerTexts, type CallerVerdict, judgeCaller } from './judge-input.ts';
import type { TextVerdict } from './judged.ts';
import { redactTexts } from './redact-texts.ts';
import { type AnswerRestoring, nothingToRestore, restoringOf } from './restoring.ts';
import type { InputReport } from './stage-report.ts';
import type { RequestText } from './text-place.ts';

/** The result of the stages before the model. */
export interface InputOutcome {
  readonly report: InputReport;
  /** What the tokens that the request now contains stand for, and where that may be put back. */
  readonly restoring: AnswerRestoring;
  /** The message for the caller if the request is blocked. */
  readonly message: string;
}

type Stages = Pick<ReadyDeployment, 'input' | 'redaction' | 'blocksInput' | 'output' | 'blocksOutput' | 'fields'>;

/**
 * Judges the caller's texts, then replaces personal data in everything that goes to the model. A blocked request is
 * not changed.
 */
export async function runInput(
  { places, said }: { places: readonly RequestText[]; said: CallerTexts },
  stages: Stages,
  context: GatewayContext,
): Promise<InputOutcome> {
  const { input, redaction, blocksInput, fields } = stages;
  const isOpen = fields.on_failure === 'open';
  const judge = async (by: ReadyDetectors): Promise<CallerVerdict> =>
    judgeCaller(said, { ...by, detectors: await findReferences(by.detectors, context) }, context.detectors);
  const judged = input && (await orSkip(isOpen, context, () => judge(input)));
  const blocking = fields.block_turns === 'all' ? judged?.all : judged?.ofTurn;
  const blocked = blocking?.detected.filter((name) => blocksInput.has(name)) ?? [];
  const redacted =
    redaction && blocked.length === 0
      ? await orSkip(isOpen, context, () => redactTexts(places, redaction, context.detectors))
      : undefined;
  return {
    report: reportOf(input, judged?.all, blocked, redacted?.isRedacted ?? false),
    restoring: redacted ? restoringOf(redacted, places, stages) : nothingToRestore,
    message: blockedMessage('request', blocked, input?.detectors),
  };
}

/**
 * Runs a stage. A failing stage refuses the call, unless the deployment continues without it. Failures below 500 are
 * not the stage's fault and are always thrown.
 */
export async function orSkip<Result>(
  isOpen: boolean,
  { log, requestId }: Pick<GatewayContext, 'log' | 'requestId'>,
  stage: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await stage();
  } catch (error) {
    const isOwn = error instanceof Failure || error instanceof UpstreamFailure;
    if (!isOpen || (isOwn && error.status < 500)) throw error;
    log.error({ err: error, request_id: requestId }, 'a stage failed, and its deployment goes on without it');
    return undefined;
  }
}

function reportOf(
  input: ReadyDetectors | undefined,
  judged: TextVerdict | undefined,
  blocked: readonly DetectorName[],
  isRedacted: boolean,
): InputReport {
  return {
    summary: judged?.detection.summary ?? {},
    details: judged?.detection.details ?? {},
    is_req_blocked: blocked.length > 0,
    is_pii_redacted: isRedacted,
    enabled_detectors: Object.keys(input?.detectors ?? {}),
    detected_detectors: judged?.detected ?? [],
    blocked_detectors: blocked,
  };
}
