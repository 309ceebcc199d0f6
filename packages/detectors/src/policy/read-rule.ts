import { pairReadingOf } from '../cascade/settled-pairs.ts';
import { pairShares } from '../encoder/pair-shares.ts';
import type { TextViews } from '../view.ts';
import { type ActFinding, judgeByActs } from './acts/judge-by-acts.ts';
import { amountsOf } from './exact-findings.ts';
import { headLogOdds } from './mapped-heads.ts';
import { policyCalibration } from './policy-calibration.ts';
import type { CompiledRule } from './policy-rule.ts';
import { stretchesOf, type TextStretch, type TextWindow } from './text-stretches.ts';

/** What the encoder said of a rule and a text, taken together with what is counted. */
export interface RuleReading {
  /** Log-odds that the rule is broken. */
  readonly z: number;
  /** The sentence that decided. */
  readonly decisive: TextStretch;
  /** Share of the text's windows that were read with the rule. */
  readonly covered: number;
}

/** What is weighed for a rule and a window of a text. Training fits with the same numbers. */
export interface RuleFeatures {
  /** Log-odds, by the encoder, that the window breaks the rule. */
  readonly window: number;
  /** The same of the worst sentence. */
  readonly sentence: number;
  /** 1 if the window has an amount beyond the bound of the rule. */
  readonly beyond: number;
  /** 1 if it has amounts, and all are within it. */
  readonly within: number;
  /** Log-odds of the known detectors that the rule is mapped to; 0 if there are none. */
  readonly mapped: number;
  /** How well a sentence does what the words of the rule forbid, 0.5 to 1; 0 if none does, or they are not read. */
  readonly acts: number;
  /** 1 if the words of the rule are read and no sentence does what they forbid. */
  readonly clear: number;
}

const names = [
  'window',
  'sentence',
  'beyond',
  'within',
  'mapped',
  'acts',
  'clear',
] as const satisfies (keyof RuleFeatures)[];

interface WindowReading {
  readonly features: RuleFeatures;
  readonly z: number;
  readonly decisive: TextStretch;
}

/** Log-odds are clamped to this range. */
const SUREST = 6;

/** Returns how likely a text breaks a rule. Undefined if the encoder has read none of it with the rule. */
export function readRule(rule: CompiledRule, views: TextViews): RuleReading | undefined {
  const found = decisiveWindow(rule, views);
  return found && { z: found.z, decisive: found.decisive, covered: found.covered };
}

/** Returns the window that decides about a rule, with its features. */
export function decisiveWindow(
  rule: CompiledRule,
  views: TextViews,
): (WindowReading & Pick<RuleReading, 'covered'>) | undefined {
  const windows = stretchesOf(views).filter(({ isHidden }) => !(isHidden && rule.isDemand));
  const mapped = headLogOdds(rule.heads, views) ?? 0;
  const acted = judgeByActs(rule, views);
  const byAsk = rule.asks.map((ask) =>
    windows.flatMap((window) => readWindow(rule, ask, { window, views, mapped, acted }) ?? []),
  );
  const found = byAsk.flatMap((readings) => (rule.isDemand ? (least(readings) ?? []) : readings));
  const worst = worstReading(found);
  const count = byAsk.reduce((sum, { length }) => sum + length, 0);
  return worst && { ...worst, covered: count / Math.max(1, windows.length * rule.asks.length) };
}

const worstReading = (readings: readonly WindowReading[]): WindowReading | undefined =>
  readings.reduce<WindowReading | undefined>((worst, one) => (worst && worst.z >= one.z ? worst : one), undefined);

const least = (readings: readonly WindowReading[]): WindowReading | undefined =>
  readings.reduce<WindowReading | undefined>((best, one) => (best && best.z <= one.z ? best : one), undefined);

interface Seen {
  readonly window: TextWindow;
  readonly views: TextViews;
  readonly mapped: number;
  readonly acted: ActFinding | undefined;
}

function readWindow(
  rule: CompiledRule,
  ask: string,
  { window, views, mapped, acted }: Seen,
): WindowReading | undefined {
  const whole = brokenOdds(views, ask, window);
  if (whole === undefined) return undefined;
  const read = window.sentences.flatMap((sentence) => {
    const odds = brokenOdds(views, ask, sentence);
    return odds === undefined ? [] : [{ sentence, odds }];
  });
  read.sort((one, other) => other.odds - one.odds);
  const amounts = window.sentences.map((sentence) => amountsOf(rule, sentence));
  const beyond = amounts.indexOf('beyond');
  const features = {
    window: whole,
    sentence: read[0]?.odds ?? whole,
    beyond: beyond >= 0 ? 1 : 0,
    within: beyond < 0 && amounts.includes('within') ? 1 : 0,
    mapped,
    acts: acted?.isBroken ? (1 + acted.strength) / 2 : 0,
    clear: acted?.isBroken === false && !window.isHidden ? 1 : 0,
  };
  const decisive = window.sentences[beyond] ?? acted?.sentence ?? read[0]?.sentence ?? window;
  return { features, z: weigh(features), decisive };
}

const weights: RuleFeatures = policyCalibration.read;

/** Returns the log-odds that a rule is broken. */
const weigh = (features: RuleFeatures): number =>
  names.reduce<number>((sum, name) => sum + weights[name] * features[name], policyCalibration.read.offset);

/** Returns the log-odds, by the encoder, that a stretch breaks a rule. Undefined if it did not read them together. */
function brokenOdds(views: TextViews, first: string, { text }: TextStretch): number | undefined {
  const found = pairReadingOf(views, { first, second: text });
  if (!found || found.reading.chunks.length === 0) return undefined;
  const shares = pairShares('rule', found.reading, found.labels).map(({ broken }) => broken);
  const share = Math.max(...shares);
  return Math.max(-SUREST, Math.min(SUREST, Math.log((share + 1e-6) / (1 - share + 1e-6))));
}
