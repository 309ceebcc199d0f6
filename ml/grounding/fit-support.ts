import { rounded } from '@redoubt/contract';
import { detailFeatures } from '../../packages/detectors/src/grounding/claims/claim-features.ts';
import { factFeatures } from '../../packages/detectors/src/grounding/compare-fact.ts';
import { supportDoubt, withWords } from '../../packages/detectors/src/grounding/judge-grounding.ts';
import { type LinearHead, logOdds, probability } from '../../packages/detectors/src/grounding/linear-head.ts';
import { type AnswerExample, fitGrounding } from './fit-grounding.ts';
import type { Example } from './fit-linear.ts';
import { ownClaimSources } from './own-claims.ts';

/** The two heads of adherence and hallucination. */
export interface SupportHeads {
  readonly support: LinearHead;
  readonly detail: LinearHead;
}

const RIDGE = 0.003;
const ROUNDS = 2;
/** Taken off the log-odds, so that as many true answers pass as with words alone. */
const CALM = 0.1;
const names = ['words', 'words_shared', ...detailFeatures];

/** Fits the head of words on answers, and that of details on answers and on our own claims. */
export function fitSupport(examples: readonly AnswerExample[]): SupportHeads {
  const answers = examples.filter(({ source }) => source !== ownClaimSources.fit);
  const support = fitGrounding(answers, factFeatures);
  const parts = examples.map(({ parts: own }) => own.map((part) => withWords(part, logOdds(support, part))));
  let detail = wordsAlone;
  for (let round = 0; round < ROUNDS; round += 1) {
    const chosen = examples.map((example, at) => ({ ...example, features: worstOf(detail, parts[at] ?? []) }));
    detail = fitBounded(chosen);
  }
  return { support, detail };
}

const wordsAlone: LinearHead = { features: ['words'], mean: [0], scale: [1], weights: [1], offset: 0 };

function worstOf(head: LinearHead, parts: AnswerExample['parts']): Example['features'] {
  return parts.reduce((worst, part) => (logOdds(head, part) > logOdds(head, worst) ? part : worst));
}

/** What a weight is drawn to, and its bounds. A claim has many details, so the support of one says little of the others. */
interface Prior {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

function priorOf(name: string): Prior {
  if (name === 'words') return { mean: 1, least: 0.8, most: 1.2 };
  if (name === 'words_shared') return { mean: 0.5, least: 0, most: 0.7 };
  if (name === 'derived_for' || name === 'bound_for') return { mean: -0.8, least: -2, most: 0 };
  return name.endsWith('_against') ? { mean: 1.2, least: 0, most: 2.5 } : { mean: -0.4, least: -0.8, most: 0 };
}

const STEPS = 800;
const RATE = 1.5;

/** Logistic regression by projected gradient steps: weights are drawn to their prior and stay within its bounds. */
function fitBounded(examples: readonly Example[]): LinearHead {
  const priors = names.map(priorOf);
  const inputs = examples.map(({ features }) => names.map((name) => features[name] ?? 0));
  const shares = sourceShares(examples);
  let weights = priors.map(({ mean }) => mean);
  let offset = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const slope = slopeOf({ inputs, examples, shares, weights, offset });
    offset += RATE * slope.offset;
    weights = weights.map((weight, at) => {
      const { mean, least, most } = priors[at] as Prior;
      const moved = weight + RATE * ((slope.weights[at] ?? 0) - RIDGE * (weight - mean));
      return Math.max(least, Math.min(most, moved));
    });
  }
  return headOf(weights, offset - CALM);
}

interface Fitting {
  readonly inputs: readonly (readonly number[])[];
  readonly examples: readonly Example[];
  readonly shares: readonly number[];
  readonly weights: readonly number[];
  readonly offset: number;
}

function slopeOf({ inputs, examples, shares, weights, offset }: Fitting) {
  const slope = { weights: weights.map(() => 0), offset: 0 };
  for (const [index, input] of inputs.entries()) {
    const z = input.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), offset);
    const pull = (shares[index] ?? 0) * ((examples[index]?.label ?? 0) - probability(z));
    slope.offset += pull;
    for (const [at, value] of input.entries()) slope.weights[at] = (slope.weights[at] ?? 0) + pull * value;
  }
  return slope;
}

/** The share of each example: sources count alike, and in a source both labels do. */
function sourceShares(examples: readonly Example[]): number[] {
  const groups = Map.groupBy(examples, ({ source, label }) => `${source} ${label}`);
  return examples.map(({ source, label }) => 1 / groups.size / (groups.get(`${source} ${label}`)?.length ?? 1));
}

function headOf(weights: readonly number[], offset: number): LinearHead {
  const round = (value: number) => rounded(value, 5);
  return {
    features: names,
    mean: names.map(() => 0),
    scale: names.map(() => 1),
    weights: weights.map(round),
    offset: round(offset),
  };
}

/** Log-odds that an answer is not supported: those of its worst fact. */
export function doubtOfAnswer({ support, detail }: SupportHeads, { parts }: AnswerExample): number {
  return Math.max(...parts.map((part) => supportDoubt(support, detail, part)));
}
