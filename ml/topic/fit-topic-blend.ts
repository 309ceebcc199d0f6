import { rounded } from '@redoubt/contract';
import { thresholdAt } from '../evaluate/metrics/operating-point.ts';
import { fitLinear } from '../grounding/fit-linear.ts';
import type { Pair } from './measure-pairs.ts';

const RIDGE = 0.003;

/** Evidence of a pair, by name. */
const features = {
  cosine: ({ evidence }: Pair) => evidence?.cosine ?? 0,
  lead: ({ evidence }: Pair) => evidence?.lead ?? 0,
  nearest: ({ evidence }: Pair) => evidence?.standing ?? 0,
  found: ({ evidence }: Pair) => evidence?.words ?? 0,
  breadth: ({ evidence }: Pair) => evidence?.breadth ?? 0,
  similarity: ({ said }: Pair) => said?.similarity ?? 0,
  distance: ({ said }: Pair) => said?.standing ?? 0,
  margin: ({ said }: Pair) => said?.margin ?? 0,
} as const;

type Feature = keyof typeof features;

/** Weights of some kinds of evidence; 0 is the threshold. */
export interface TopicBlend {
  readonly weights: Readonly<Partial<Record<Feature, number>>>;
  readonly offset: number;
}

/**
 * Logistic regression in which sources and classes weigh alike. 0 is the threshold that `thresholdOf` names, or even odds
 * without it.
 */
export function fitTopicBlend(
  pairs: readonly Pair[],
  names: readonly Feature[],
  thresholdOf?: (measured: readonly { readonly pair: Pair; readonly logOdds: number }[]) => number,
): TopicBlend {
  const examples = pairs.map((pair) => ({
    source: pair.row.source,
    label: pair.isOn ? (1 as const) : (0 as const),
    features: Object.fromEntries(names.map((name) => [name, features[name](pair)])),
  }));
  const head = fitLinear(examples, names, RIDGE);
  const scaled = names.map((name, at) => [name, round((head.weights[at] ?? 0) / (head.scale[at] ?? 1))]);
  const weights: TopicBlend['weights'] = Object.fromEntries(scaled);
  if (!thresholdOf) {
    const means = names.map((name, at) => (weights[name] ?? 0) * (head.mean[at] ?? 0));
    return { weights, offset: round(means.reduce((offset, mean) => offset - mean, head.offset)) };
  }
  const measured = pairs.map((pair) => ({ pair, logOdds: logOdds(pair, { weights, offset: 0 }) }));
  return { weights, offset: round(-thresholdOf(measured)) };
}

/** The threshold that finds this share of some texts that are on a topic. */
export const finding =
  (rate: number, isCounted: (pair: Pair) => boolean) =>
  (measured: readonly { pair: Pair; logOdds: number }[]): number =>
    thresholdAt(
      measured.filter(({ pair }) => pair.isOn && isCounted(pair)).map((row) => row.logOdds),
      rate,
    );

/** Log-odds that the text is on the topic; 0 and more is on it. */
export function logOdds(pair: Pair, { weights, offset }: TopicBlend): number {
  const terms = Object.entries(weights).map(([name, weight]) => weight * features[name as Feature](pair));
  return terms.reduce((sum, term) => sum + term, offset);
}

const round = (value: number): number => rounded(value, 4);
