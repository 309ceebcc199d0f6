import { detailFeatures, sureFeatures } from '../../packages/detectors/src/claims/claim-features.ts';
import { factFeatures } from '../../packages/detectors/src/grounding/compare-fact.ts';
import { supportDoubt, withWords } from '../../packages/detectors/src/grounding/judge-grounding.ts';
import { type LinearHead, logOdds } from '../../packages/detectors/src/grounding/linear-head.ts';
import { type AnswerExample, fitGrounding } from './fit-grounding.ts';
import { type Example, fitLinear } from './fit-linear.ts';
import { ownClaimSources } from './own-claims.ts';

/** The two heads of adherence and hallucination. */
export interface SupportHeads {
  readonly support: LinearHead;
  readonly detail: LinearHead;
}

const RIDGE = 0.01;
const ROUNDS = 2;
/** The most that a detail may weigh: in few pairs, some never differ by chance. */
const HEAVIEST = 2.4;
/** Taken off the log-odds, so that as many true answers pass as with words alone. */
const CALM = 0.2;
const names = ['words', ...detailFeatures];

/** Fits the head of words on answers, and that of details on answers and on our own claims. */
export function fitSupport(examples: readonly AnswerExample[], meaning: readonly string[]): SupportHeads {
  const answers = examples.filter(({ source }) => source !== ownClaimSources.fit);
  const support = fitGrounding(answers, [...factFeatures, ...meaning]);
  const parts = examples.map(({ parts: own }) => own.map((part) => withWords(part, logOdds(support, part))));
  let detail = wordsAlone;
  for (let round = 0; round < ROUNDS; round += 1) {
    const chosen = examples.map((example, at) => ({ ...example, features: worstOf(detail, parts[at] ?? []) }));
    detail = fitSigned(chosen);
  }
  return { support, detail };
}

const wordsAlone: LinearHead = { features: ['words'], mean: [0], scale: [1], weights: [1], offset: 0 };

function worstOf(head: LinearHead, parts: AnswerExample['parts']): Example['features'] {
  return parts.reduce((worst, part) => (logOdds(head, part) > logOdds(head, worst) ? part : worst));
}

/** Fits a head in which what contradicts a claim never speaks for it, nor what supports it against it. */
function fitSigned(examples: readonly Example[]): LinearHead {
  let kept: readonly string[] = names;
  for (;;) {
    const head = fitLinear(examples, kept, RIDGE);
    const wrong = kept.filter((name, at) => signOf(name) * (head.weights[at] ?? 0) < 0);
    if (wrong.length === 0) return bounded(head);
    const gone = new Set(wrong);
    kept = kept.filter((name) => !gone.has(name));
  }
}

const signOf = (name: string): number =>
  name.endsWith('_against') || name === 'words' ? 1 : name.endsWith('_for') ? -1 : 0;

/** The head without a scale, its weights within bounds: a detail that seldom differs is no outlier where it does. */
function bounded({ features, weights, mean, scale, offset }: LinearHead): LinearHead {
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  const own = weights.map((weight, at) => Math.max(-HEAVIEST, Math.min(HEAVIEST, weight / (scale[at] ?? 1))));
  const shift = own.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0);
  return {
    features,
    mean: features.map(() => 0),
    scale: features.map(() => 1),
    weights: own.map(round),
    offset: round(offset - shift - CALM),
  };
}

/** Log-odds that an answer is not supported: those of its worst fact. */
export function doubtOfAnswer({ support, detail }: SupportHeads, { parts }: AnswerExample): number {
  return Math.max(...parts.map((part) => supportDoubt(support, detail, part)));
}
