import type { DeploymentFields, DetectorName } from '@redoubt/contract';
import { withProjectTexts } from '../../guardrails/protected/find-references.ts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import type { GatewayContext } from '../context.ts';
import { type FindPolicy, type JudgingPolicy, judgingPolicy } from '../deployments/judging-policy.ts';
import { type CallerTexts, callerTexts, judgeCaller } from './judge-input.ts';
import { type TextVerdict, withFindings } from './judged.ts';
import type { RequestText } from './text-place.ts';

/** Policies for what others than users say in a request. */
export interface ReadyVoices {
  readonly tool: JudgingPolicy | undefined;
  readonly system: JudgingPolicy | undefined;
}

/** Reads the policies of voices. Returns undefined if there are none, or the side is off. */
export async function readVoices(
  { enabled, voices }: DeploymentFields['input_guardrails_policy'],
  find: FindPolicy,
): Promise<ReadyVoices | undefined> {
  if (!enabled || !voices) return undefined;
  const [tool, system] = await Promise.all([judgingPolicy(voices.tool, find), judgingPolicy(voices.system, find)]);
  return tool || system ? { tool, system } : undefined;
}

/** Returns the detectors of the side's policy and of its voices. Where two have one detector, the side's settings stand. */
export function withVoices(
  own: ReadyDetectors | undefined,
  voices: ReadyVoices | undefined,
): ReadyDetectors | undefined {
  if (!voices) return own;
  const all = [voices.system?.detectors, voices.tool?.detectors, own].filter((each) => each !== undefined);
  const last = all.at(-1);
  return last && { ...last, detectors: Object.assign({}, ...all.map(({ detectors }) => detectors)) };
}

/** The texts of a request by who judges them. */
export interface PartedTexts {
  /** What the latest turn says, whoever judges it, and the system messages if they are judged. */
  readonly priced: string;
  /** What the side's own policy judges. */
  readonly said: CallerTexts;
  /** What the policies of voices judge. */
  readonly voices: readonly { readonly said: CallerTexts; readonly policy: JudgingPolicy }[];
}

/** Parts the texts of a request. Results of tools are the caller's, unless they have a policy of their own. */
export function partByVoice(
  places: readonly RequestText[],
  voices: ReadyVoices | undefined,
  turns: DeploymentFields['block_turns'],
): PartedTexts {
  const textsOf = (some: readonly RequestText[]) => callerTexts(some, turns !== 'latest_only');
  const whole = textsOf(places);
  if (!voices) return { said: whole, voices: [], priced: whole.priced };
  const { tool, system } = voices;
  const {
    results = [],
    instructions = [],
    others = [],
  } = Object.groupBy(places, ({ voice, isResult }) => {
    if (isResult && tool) return 'results';
    return voice === 'system' && system ? 'instructions' : 'others';
  });
  return {
    priced: whole.priced + (system ? instructions.map(({ text }) => text).join('') : ''),
    said: textsOf(others),
    voices: [
      ...(tool && results.length > 0 ? [{ said: textsOf(results), policy: tool }] : []),
      ...(system && instructions.length > 0 ? [{ said: textsOf(instructions.map(asCallers)), policy: system }] : []),
    ],
  };
}

/** Instructions stand before all turns and count in each. What is known to be clean is not judged again. */
const asCallers = (place: RequestText): RequestText => ({ ...place, voice: 'caller', isNew: false, isOfTurn: true });

/** The verdict of the policies of voices. */
export interface VoicesVerdict {
  readonly verdict: TextVerdict | undefined;
  readonly blocked: readonly DetectorName[];
}

/** Judges what voices with policies of their own say. `isAll`: earlier turns block, too. */
export async function judgeVoices(
  voices: PartedTexts['voices'],
  { isAll, context }: { readonly isAll: boolean; readonly context: GatewayContext },
): Promise<VoicesVerdict> {
  const judged = await Promise.all(
    voices.map(async ({ said, policy }) => {
      const ready = await withProjectTexts(policy.detectors, context);
      const { all, ofTurn } = await judgeCaller(said, ready, context.detectors);
      const { detected } = isAll ? all : ofTurn;
      return { all, blocked: detected.filter((name) => policy.blocks.has(name)) };
    }),
  );
  return {
    verdict: judged.reduce<TextVerdict | undefined>((whole, { all }) => joinedVerdicts(whole, all), undefined),
    blocked: judged.flatMap(({ blocked }) => blocked),
  };
}

/** Joins verdicts on different texts. Where both have a finding of one detector, the first wins. */
export function joinedVerdicts(first: TextVerdict | undefined, more: TextVerdict | undefined): TextVerdict | undefined {
  if (!first || !more) return first ?? more;
  const { detection } = first;
  // What only the other policy looks for has a summary, too, where it found nothing.
  const summary = { ...more.detection.summary, ...detection.summary };
  const taken = more.detected.filter((name) => !first.detected.includes(name));
  return withFindings({ ...first, detection: { ...detection, summary } }, more, taken);
}
