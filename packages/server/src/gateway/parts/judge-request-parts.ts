import type { DetectorName } from '@redoubt/contract';
import { withProjectTexts } from '../../guardrails/protected/find-references.ts';
import type { GatewayContext } from '../context.ts';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';
import type { TextVerdict } from '../stages/judged.ts';
import { orSkip } from '../stages/or-skip.ts';
import type { InputReport, PartReport, PartsReport } from '../stages/stage-report.ts';
import { detectedIn, extended, type JudgedPart, judgeParts, personalParts } from './judge-parts.ts';
import type { SentPart } from './sent-part.ts';
import type { SeenPart } from './take-parts.ts';

/** More parts are not reported one by one. */
const MAX_REPORTED = 64;

/** Reports parts. `areMore`: there are more of them, which were not looked at. */
function reportParts(parts: readonly JudgedPart[], areMore: boolean): PartsReport {
  if (parts.length === 0) return {};
  // Those that matter are reported first, where not all are.
  const reported =
    parts.length > MAX_REPORTED ? parts.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MAX_REPORTED) : parts;
  const warnings = reported.flatMap(warningOf);
  const left = parts.length - reported.length;
  if (left > 0 || areMore) warnings.push(`${left > 0 && !areMore ? left : 'Many'} further parts are not reported`);
  return { parts: reported.map(reportOf), ...(warnings.length > 0 && { warnings }) };
}

const weightOf = ({ verdict, unread }: JudgedPart): number => (verdict ? 2 : 0) + (unread ? 1 : 0);

const reportOf = ({ part, kind, verdict, unread }: JudgedPart): PartReport => ({
  part: part.place,
  kind,
  is_read: unread === undefined,
  ...(unread && { reason: unread.reason }),
  detected_detectors: verdict?.detected ?? [],
});

function warningOf({ part, kind, unread }: JudgedPart): string[] {
  if (!unread) return [];
  const how = unread.reason === 'partly_read' ? 'was read only in part' : 'is unread';
  return [`${part.place} (${kind}) ${how}: ${unread.message}`];
}

/** The pictures, recordings and files of a request. */
export interface RequestParts {
  readonly seen: readonly SeenPart[];
  /** Whether there are more, which were not looked at. */
  readonly areMore: boolean;
}

/** Why a request is blocked other than by a detector of `block`. */
interface OwnBlock {
  readonly part: string;
  readonly message: string;
  readonly report: Pick<InputReport, 'is_req_blocked' | 'blocked_detectors'>;
}

/** What was found in the parts of a request. */
export interface PartsOutcome {
  readonly report: PartsReport;
  /** The detectors that found something in a turn that may block. */
  readonly blocking: readonly DetectorName[];
  /** Returns a verdict on texts with the findings in parts. */
  addedTo(verdict: TextVerdict | undefined): TextVerdict | undefined;
  /**
   * Returns why parts block the request by themselves: one is unread where the deployment lets none pass, or one holds
   * personal data that would have to be replaced.
   */
  ownBlock(): Promise<OwnBlock | undefined>;
}

type Stages = Pick<ReadyDeployment, 'input' | 'redaction' | 'fields'>;

/** Judges the parts of a request. */
export async function judgeRequestParts(
  { seen, areMore }: RequestParts,
  stages: Stages,
  context: GatewayContext,
): Promise<PartsOutcome> {
  const { fields } = stages;
  // Parts of turns that are left out are read where the deployment redacts, for personal data alone.
  const isLeftOut = ({ part }: SeenPart) => fields.block_turns === 'latest_only' && !part.spoken.isOfTurn;
  const leftOut = seen.filter(isLeftOut);
  const wanted = leftOut.length > 0 ? seen.filter((each) => !isLeftOut(each)) : seen;
  const parts = await judgedParts(wanted, stages, context);
  return {
    report: reportParts(parts, areMore),
    blocking: detectedIn(parts, ({ spoken }) => fields.block_turns === 'all' || spoken.isOfTurn),
    addedTo: (verdict) => withParts(verdict, parts),
    ownBlock: async () => unreadBlock([...parts, ...leftOut], areMore, fields) ?? personalBlock(seen, stages, context),
  };
}

async function judgedParts(
  seen: readonly SeenPart[],
  { input, fields }: Stages,
  context: GatewayContext,
): Promise<JudgedPart[]> {
  const judge = async () => {
    const ready = input && (await withProjectTexts(input, context));
    return judgeParts(seen, ready, context);
  };
  return (await orSkip(fields.on_failure === 'open', context, judge)) ?? judgeParts(seen, undefined, context);
}

function unreadBlock(
  parts: readonly Pick<JudgedPart, 'part' | 'unread'>[],
  areMore: boolean,
  { unread: mode }: Stages['fields'],
): OwnBlock | undefined {
  if (mode !== 'block') return undefined;
  const found = parts.find(({ unread, part }) => unread && part.spoken.voice === 'caller');
  const why = found?.unread?.message ?? (areMore ? 'the request has too many parts' : undefined);
  if (why === undefined) return undefined;
  const part = found?.part.place ?? 'messages';
  const message = `The request was stopped: ${part} is unread (${why}), and the deployment lets nothing pass unread`;
  return { part, message, report: { is_req_blocked: true, blocked_detectors: [] } };
}

async function personalBlock(
  seen: readonly SeenPart[],
  { redaction, fields }: Stages,
  context: GatewayContext,
): Promise<OwnBlock | undefined> {
  if (!redaction) return undefined;
  const find = () => personalParts(seen, redaction, context);
  const [part] = (await orSkip(fields.on_failure === 'open', context, find)) ?? [];
  if (!part) return undefined;
  const report = { is_req_blocked: true, blocked_detectors: ['pii'] };
  return { part: part.place, message: irreplaceable(part), report };
}

const irreplaceable = ({ place }: SentPart): string =>
  `The request was stopped by pii: ${place} holds personal data, which can be replaced in texts only; send it without, or send its text`;

function withParts(verdict: TextVerdict | undefined, parts: readonly JudgedPart[]): TextVerdict | undefined {
  const counted = detectedIn(parts, () => true);
  return parts.reduce<TextVerdict | undefined>((all, { verdict: more }) => {
    if (!more) return all;
    const detected = more.detected.filter((name) => counted.includes(name));
    return all ? extended(all, { ...more, detected }) : { ...more, detected };
  }, verdict);
}
