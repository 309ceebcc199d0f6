import { rounded } from '@redoubt/contract';
import { namingOdds, type RuleNearness } from '../../packages/detectors/src/policy/rule-nearness.ts';
import { fitLinear } from '../grounding/fit-linear.ts';
import type { MeasuredCase, MeasuredRule } from './measure-cases.ts';

/** What the features of a rule weigh: `read` of the calibration. */
export type PolicyWeights = Readonly<Record<(typeof names)[number] | 'offset', number>>;

const names = ['window', 'sentence', 'beyond', 'within', 'mapped', 'acts', 'clear'] as const;
const RIDGE = 0.02;
/** Features that only speak for a broken rule, or only against one. */
const sign = { window: 1, sentence: 1, beyond: 1, within: -1, mapped: 1, acts: 1, clear: -1 } as const;
/** Log-odds of what is compared exactly, as in the service. */
const EXACT = 5;

/** How nearness decides which of several broken rules is named: `naming` of the calibration. */
export type NamingWeights = RuleNearness;

/** A rule of a case with its log-odds of being broken. */
interface WeighedRule extends MeasuredRule {
  readonly z: number;
}

/** Returns the log-odds of the rule of a case that is broken most likely. */
export const worstOdds = (one: MeasuredCase, weights: PolicyWeights): number =>
  Math.max(...weighedRules(one, weights).map(({ z }) => z));

/** Returns the rule that is named for a case, of those that seem broken. Empty if none does. */
export function namedRule(one: MeasuredCase, weights: PolicyWeights, naming: NamingWeights): string {
  const broken = weighedRules(one, weights).filter(({ z }) => z >= 0);
  const named = broken.map(({ rule, z, nearness, isExact }) => ({
    rule,
    z: isExact || !nearness ? z : z + namingOdds(nearness, naming),
    isExact,
  }));
  named.sort((one, other) => Number(other.isExact) - Number(one.isExact) || other.z - one.z);
  return named[0]?.rule ?? '';
}

const weighedRules = ({ measured }: MeasuredCase, { offset, ...weights }: PolicyWeights): WeighedRule[] =>
  measured.map((rule) => {
    const { features, isExact } = rule;
    if (isExact) return { ...rule, z: EXACT };
    if (!features) return { ...rule, z: Number.NEGATIVE_INFINITY };
    return { ...rule, z: names.reduce((sum, name) => sum + weights[name] * features[name], offset) };
  });

/** Tried for the weights of nearness. */
const NAMING = [0, 1, 2, 3, 4, 6, 8, 12];

/** Chooses the weights that name the right rule most often, of the texts that are found. Sources weigh the same. */
export function fitNaming(cases: readonly MeasuredCase[], weights: PolicyWeights): NamingWeights {
  const found = cases.filter((one) => one.broken !== undefined && worstOdds(one, weights) >= 0);
  const bySource = [...Map.groupBy(found, ({ source }) => source).values()];
  const tried = NAMING.flatMap((meaning) => NAMING.map((words) => ({ meaning, words })));
  const shares = tried.map((naming) => ({
    naming,
    share: bySource.reduce((sum, own) => sum + shareNamed(own, weights, naming) / bySource.length, 0),
  }));
  const best = shares.reduce((most, one) => (one.share > most.share ? one : most));
  return best.naming;
}

const shareNamed = (own: readonly MeasuredCase[], weights: PolicyWeights, naming: NamingWeights): number =>
  own.filter((one) => namedRule(one, weights, naming) === one.broken).length / own.length;

/** What weights are fitted for. */
interface Aims {
  /** The sources whose cases the weights are fitted on. */
  readonly fitted: readonly string[];
  /** The share of the texts that keep their policy and may be flagged, of the sources in `boundBy`. */
  readonly falseAlarms: number;
  readonly boundBy: readonly string[];
}

/**
 * Fits the weights, and then moves the offset until `falseAlarms` of the texts that keep their policy are flagged. The
 * sources in `boundBy` weigh the same for that.
 */
export function fitPolicy(
  cases: readonly MeasuredCase[],
  { fitted: sources, falseAlarms, boundBy }: Aims,
): PolicyWeights {
  const fitted = fitWeights(cases.filter(({ source }) => sources.includes(source)));
  const kept = boundBy.flatMap((source) => {
    const own = cases.filter((one) => one.source === source && !one.isBroken);
    return own.map((one) => ({ z: worstOdds(one, fitted), weight: 1 / own.length / boundBy.length }));
  });
  kept.sort((one, other) => other.z - one.z);
  let flagged = 0;
  const first = kept.find(({ weight }) => {
    flagged += weight;
    return flagged > falseAlarms;
  });
  return { ...fitted, offset: rounded(fitted.offset - (first?.z ?? 0) - 0.001, 3) };
}

function fitWeights(cases: readonly MeasuredCase[]): PolicyWeights {
  const { weights, scale, mean, offset } = fitLinear(cases.flatMap(examplesOf), names, RIDGE);
  const own = names.map((name, at) => {
    const weight = (weights[at] ?? 0) / (scale[at] ?? 1);
    return [name, weight * sign[name] > 0 ? rounded(weight, 3) : 0] as const;
  });
  const shift = own.reduce((sum, [, weight], at) => sum + weight * (mean[at] ?? 0), 0);
  return { ...(Object.fromEntries(own) as Omit<PolicyWeights, 'offset'>), offset: rounded(offset - shift, 3) };
}

/** Each rule of a case whose broken rule is known; otherwise the rule that the encoder thinks broken most likely. */
function examplesOf({ source, broken, isBroken, measured }: MeasuredCase) {
  const read = measured.flatMap(({ rule, features, isExact }) => (features && !isExact ? [{ rule, features }] : []));
  if (isBroken && broken === undefined) {
    const worst = read.toSorted((one, other) => other.features.window - one.features.window)[0];
    return worst ? [{ source, label: 1 as const, features: { ...worst.features } }] : [];
  }
  return read.map(({ rule, features }) => ({
    source,
    label: rule === broken ? (1 as const) : (0 as const),
    features: { ...features },
  }));
}
