import type { DetectorName } from '@redoubt/contract';
import type { TokenMap } from '@redoubt/guard/parts';
import { withProjectTexts } from '../../guardrails/protected/find-references.ts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import type { GatewayContext } from '../context.ts';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';
import { judgeRequestParts, type PartsOutcome, type RequestParts } from '../parts/judge-request-parts.ts';
import { blockedMessage } from './blocked-message.ts';
import { type CallerTexts, type CallerVerdict, judgeCaller } from './judge-input.ts';
import type { TextVerdict } from './judged.ts';
import { orSkip } from './or-skip.ts';
import { type Redacted, redactTexts } from './redact-texts.ts';
import { type AnswerRestoring, nothingToRestore, restoringOf } from './restoring.ts';
import type { InputReport } from './stage-report.ts';
import type { RequestText } from './text-place.ts';
import { joinedVerdicts, judgeVoices, type PartedTexts } from './voices.ts';

/** The result of the stages before the model. */
export interface InputOutcome {
  readonly report: InputReport;
  /** What the tokens that the request now contains stand for, and where that may be put back. */
  readonly restoring: AnswerRestoring;
  /** What was replaced in the texts. Undefined if the stage did not run. */
  readonly tokens: TokenMap | undefined;
  /** The message for the caller if the request is blocked. */
  readonly message: string;
  /** The part that blocks the request by itself, where no detector does. */
  readonly blockedBy: string | undefined;
  /** True if a stage failed and the call goes on without it. Says nothing of a blocked request. */
  readonly hasFailed: boolean;
}

/** What the stages before the model read. */
export interface InputTexts {
  readonly places: readonly RequestText[];
  readonly said: CallerTexts;
  /** What is judged by policies of its own. */
  readonly voices?: PartedTexts['voices'] | undefined;
  /** Undefined if the request has no parts, or the deployment minds none. */
  readonly parts?: RequestParts | undefined;
}

type Stages = Pick<
  ReadyDeployment,
  'input' | 'allInput' | 'redaction' | 'blocksInput' | 'output' | 'blocksOutput' | 'fields'
>;

/**
 * Judges the caller's texts and what was read of the request's parts, then replaces personal data in everything that
 * goes to the model. A blocked request is not changed.
 */
export async function runInput(
  { places, said, voices, parts }: InputTexts,
  stages: Stages,
  context: GatewayContext,
): Promise<InputOutcome> {
  const judged = await judgeByAll({ said, voices }, stages, context);
  const inParts = parts && (await judgeRequestParts(parts, stages, context));
  const blocked = [...new Set([...blockedBy(judged.bySide, inParts, stages), ...judged.byVoices])];
  const own = inParts && blocked.length === 0 ? await inParts.ownBlock() : undefined;
  const redacted = blocked.length === 0 && !own ? await redacting(places, stages, context) : undefined;
  const { allInput } = stages;
  const verdict = inParts ? inParts.addedTo(judged.verdict) : judged.verdict;
  const report = reportOf(allInput, verdict, blocked, redacted);
  return {
    report: inParts ? { ...report, ...own?.report, ...inParts.report } : report,
    restoring: redacted ? restoringOf(redacted, places, stages) : nothingToRestore,
    tokens: redacted?.map,
    message: own?.message ?? blockedMessage('request', blocked, allInput?.detectors),
    blockedBy: own?.part,
    hasFailed: judged.hasFailed || isMissing(stages.redaction, redacted),
  };
}

/** What the policies of a request's texts found. */
interface JudgedTexts {
  /** By the side's own policy. */
  readonly bySide: CallerVerdict | undefined;
  /** The detectors by which the policies of voices block. */
  readonly byVoices: readonly DetectorName[];
  readonly verdict: TextVerdict | undefined;
  readonly hasFailed: boolean;
}

/** Whether a stage has no result although it is wanted. */
const isMissing = (wanted: object | undefined, result: object | undefined): boolean =>
  wanted !== undefined && result === undefined;

async function judgeByAll(
  { said, voices = [] }: Pick<InputTexts, 'said' | 'voices'>,
  { input, fields }: Stages,
  context: GatewayContext,
): Promise<JudgedTexts> {
  const isOpen = fields.on_failure === 'open';
  const judge = async (by: ReadyDetectors): Promise<CallerVerdict> =>
    judgeCaller(said, await withProjectTexts(by, context), context.detectors);
  const bySide = input && (await orSkip(isOpen, context, () => judge(input)));
  const hasFailed = isMissing(input, bySide);
  if (voices.length === 0) return { bySide, byVoices: [], verdict: bySide?.all, hasFailed };
  const isAll = fields.block_turns === 'all';
  const ofVoices = await orSkip(isOpen, context, () => judgeVoices(voices, { isAll, context }));
  const verdict = joinedVerdicts(bySide?.all, ofVoices?.verdict);
  return { bySide, byVoices: ofVoices?.blocked ?? [], verdict, hasFailed: hasFailed || ofVoices === undefined };
}

/** Returns the detectors that block a request, by the turns that count. */
function blockedBy(
  judged: CallerVerdict | undefined,
  inParts: PartsOutcome | undefined,
  { blocksInput, fields }: Stages,
): DetectorName[] {
  const texts = (fields.block_turns === 'all' ? judged?.all : judged?.ofTurn)?.detected ?? [];
  const found = inParts ? [...new Set([...texts, ...inParts.blocking])] : texts;
  return found.filter((name) => blocksInput.has(name));
}

const redacting = async (
  places: readonly RequestText[],
  { redaction, fields }: Stages,
  context: GatewayContext,
): Promise<Redacted | undefined> =>
  redaction && orSkip(fields.on_failure === 'open', context, () => redactTexts(places, redaction, context.detectors));

function reportOf(
  input: ReadyDetectors | undefined,
  judged: TextVerdict | undefined,
  blocked: readonly DetectorName[],
  redacted: Redacted | undefined,
): InputReport {
  return {
    summary: judged?.detection.summary ?? {},
    details: judged?.detection.details ?? {},
    is_req_blocked: blocked.length > 0,
    is_pii_redacted: redacted?.isRedacted ?? false,
    enabled_detectors: Object.keys(input?.detectors ?? {}),
    detected_detectors: judged?.detected ?? [],
    blocked_detectors: blocked,
  };
}
