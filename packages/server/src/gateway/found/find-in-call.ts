import type { DetectorName } from '@redoubt/contract';
import { detectorOf, tunedBy } from '@redoubt/detectors';
import type { CallFinding } from '@redoubt/store';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import type { CallState } from '../call/call-state.ts';
import type { GatewayContext } from '../context.ts';
import { SUFFICIENT } from '../stages/check-whole-answer.ts';
import type { InputReport, OutputReport, PartReport } from '../stages/stage-report.ts';
import { answeredTexts } from './answered-texts.ts';
import { describeFinding, isOfBackend } from './describe-finding.ts';
import type { JudgedByPolicy, JudgedText } from './judged-text.ts';
import { type LocatedText, locateFindings } from './locate-findings.ts';
import { requestTexts } from './request-texts.ts';

/** A finding with the texts and parts in which it is, not bounded yet. */
export interface PlacedFinding extends Omit<CallFinding, 'places' | 'morePlaces'> {
  readonly texts: readonly LocatedText[];
  readonly parts: readonly PartReport[];
}

/** What is read of a finished call. */
export type FinishedCall = Pick<CallState, 'deployment' | 'context' | 'input' | 'output' | 'read' | 'answered'>;

/** Returns whether there is anything to tell of a call beside the names of detectors. */
export const hasFound = ({ input, output }: Pick<CallState, 'input' | 'output'>): boolean =>
  input?.is_pii_redacted === true || namesFound(input).length > 0 || namesFound(output).length > 0;

/** The detectors that found something, and those that blocked for another reason, such as unread parts. */
function namesFound(report: InputReport | OutputReport | undefined): readonly string[] {
  if (!report) return [];
  const { detected_detectors: detected, blocked_detectors: blocked } = report;
  return blocked.every((name) => detected.includes(name)) ? detected : [...new Set([...detected, ...blocked])];
}

/** Returns what was found in a finished call, with the texts in which it was. */
export async function findInCall({
  deployment,
  context,
  input,
  output,
  read,
  answered,
}: FinishedCall): Promise<PlacedFinding[]> {
  const ofRequest = () => (read ? requestTexts(read, deployment) : []);
  const ofAnswer = (): JudgedByPolicy[] => {
    const { output: policy, blocksOutput: blocks } = deployment;
    return policy ? [{ policy, blocks, texts: answered ? answeredTexts(answered) : [] }] : [];
  };
  const [inRequest, inAnswer] = await Promise.all([
    input && findOnSide({ stage: 'input', report: input, judges: ofRequest }, context),
    output && findOnSide({ stage: 'output', report: output, judges: ofAnswer }, context),
  ]);
  return [...(inRequest ?? []), ...(inAnswer ?? [])];
}

/** One side of a call. */
interface Side {
  readonly stage: CallFinding['stage'];
  readonly report: InputReport | OutputReport;
  /** The policies that judged it. Not looked for unless something was found. */
  judges(): readonly JudgedByPolicy[];
}

/** A policy with what it found in each of its texts. */
interface Searched extends JudgedByPolicy {
  readonly located: ReadonlyMap<string, readonly LocatedText[]>;
}

async function findOnSide({ stage, report, judges }: Side, context: GatewayContext): Promise<PlacedFinding[]> {
  const names = namesFound(report);
  if (names.length === 0) return [];
  const searched = await Promise.all(
    judges().map(async (judge): Promise<Searched> => {
      const own = names.filter((name): name is DetectorName => name in judge.policy.detectors);
      return { ...judge, located: await locateFindings(judge, own, context) };
    }),
  );
  const parts = 'parts' in report ? (report.parts ?? []) : [];
  return names.flatMap((name) => {
    const inParts = parts.filter(({ detected_detectors: detected }) => detected.includes(name));
    const told = { stage, name, report, context };
    return judgesOf(name, searched, inParts).map((judge, at) => placedFinding(told, judge, at === 0 ? inParts : []));
  });
}

/** Returns the policies that found something with a detector: those in whose texts it is, else the first that has it. */
function judgesOf(
  name: string,
  searched: readonly Searched[],
  inParts: readonly PartReport[],
): readonly (Searched | undefined)[] {
  const own = searched.filter(({ policy }) => name in policy.detectors);
  const first = inParts.length > 0 ? own.slice(0, 1) : [];
  const found = own.filter((judge) => first.includes(judge) || judge.located.has(name));
  return found.length > 0 ? found : [own[0]];
}

interface Told extends Pick<Side, 'stage' | 'report'> {
  readonly name: string;
  readonly context: GatewayContext;
}

function placedFinding(
  { stage, name, report, context }: Told,
  judge: Searched | undefined,
  parts: readonly PartReport[],
): PlacedFinding {
  const isBlocking = report.blocked_detectors.includes(name);
  const described = describeFinding(name, report);
  const saved = judge?.policy.saved;
  const texts = judge?.located.get(name) ?? (judge && parts.length === 0 ? quotedIn(judge, report.details[name]) : []);
  return {
    stage,
    detector: name,
    // A policy of its own for results of tools may only tell what the side's policy blocks by.
    isBlocking:
      isBlocking && (judge === undefined || judge.blocks.has(name) || !report.detected_detectors.includes(name)),
    ...described,
    threshold: isOfBackend(name, report) ? null : thresholdOfFinding(name, judge?.policy, context),
    flags: flaggedBelow.has(name) ? 'below' : 'from',
    policy: saved ? { name: saved.name, savedAt: saved.at.toISOString() } : null,
    texts: texts ?? [],
    parts,
  };
}

/** What is flagged for a low score: off its topics, or not supported. */
const flaggedBelow: ReadonlySet<string> = new Set(['topic_detector', 'adherence', 'relevancy']);

function thresholdOfFinding(
  name: string,
  policy: ReadyDetectors | undefined,
  { detectors }: GatewayContext,
): number | null {
  if (policy && name in policy.detectors) {
    return detectorOf(name as DetectorName).threshold?.(tunedBy(detectors.tuning, policy.tuning)) ?? null;
  }
  return flaggedBelow.has(name) ? SUFFICIENT : null;
}

/**
 * Returns the one text that a finding can be in, where no text alone shows it to the first model: the one that holds the
 * stretch that the finding quotes, or the only one that there is.
 */
function quotedIn({ texts }: Searched, details: unknown): readonly LocatedText[] {
  const { most_unsafe_content: unsafe, sentence } = (details ?? {}) as Record<string, unknown>;
  const [quote] = [unsafe, sentence].filter((each): each is string => typeof each === 'string' && each !== '');
  const holders = quote === undefined ? [] : texts.filter(({ text }) => text.includes(quote));
  const [only, another] = quote === undefined ? texts.filter(isNoField) : holders;
  if (!only || another) return [];
  const start = quote === undefined ? -1 : only.text.indexOf(quote);
  return [{ text: only, spans: start < 0 ? [] : [{ kind: 'passage', start, end: start + (quote?.length ?? 0) }] }];
}

const isNoField = ({ isField, text }: JudgedText): boolean => !isField && text !== '';
