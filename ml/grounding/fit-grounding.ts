import type { HeadShares } from '../../packages/detectors/src/grounding/head-shares.ts';
import { type LinearHead, logOdds } from '../../packages/detectors/src/grounding/linear-head.ts';
import { type Example, fitLinear } from './fit-linear.ts';

/** An answer in parts, each a vector; it is as bad as the worst of them. */
export interface AnswerExample extends Omit<Example, 'features'> {
  readonly parts: readonly Example['features'][];
  readonly shares: HeadShares;
  /** Whether it is for the head of short replies only. */
  readonly isReply: boolean;
}

const RIDGE = 0.2;
/** How often the worst parts are chosen anew. */
const ROUNDS = 2;

/** Fits a head on answers: first on the mean of their parts, then on the part that the head doubts most. */
export function fitGrounding(examples: readonly AnswerExample[], names: readonly string[]): LinearHead {
  let head = fitGrowing(
    examples.map((example) => ({ ...example, features: meanOf(example.parts, names) })),
    names,
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const chosen = examples.map((example) => ({ ...example, features: worstOf(head, example.parts) }));
    head = fitGrowing(chosen, names);
  }
  return head;
}

/**
 * A head whose weights are all positive. Every feature is made to grow with the doubt; a negative weight only fits
 * what is odd about the sources at hand.
 */
function fitGrowing(examples: readonly Example[], names: readonly string[]): LinearHead {
  let kept = names;
  let head = fitLinear(examples, kept, RIDGE);
  for (let dropped = worstHalf(head); dropped.length > 0 && kept.length > dropped.length; dropped = worstHalf(head)) {
    const gone = new Set(dropped);
    kept = kept.filter((_, at) => !gone.has(at));
    head = fitLinear(examples, kept, RIDGE);
  }
  return head;
}

/** Where the lesser half of the weights stands that are not positive: with them gone, others may turn positive. */
function worstHalf({ weights }: LinearHead): number[] {
  const order = [...weights.keys()].filter((at) => !((weights[at] ?? 0) > 0));
  return order.sort((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0)).slice(0, Math.ceil(order.length / 2));
}

function meanOf(parts: AnswerExample['parts'], names: readonly string[]): Example['features'] {
  return Object.fromEntries(
    names.map((name) => [name, parts.reduce((sum, part) => sum + (part[name] ?? 0), 0) / parts.length]),
  );
}

function worstOf(head: LinearHead, parts: AnswerExample['parts']): Example['features'] {
  return parts.reduce((worst, part) => (logOdds(head, part) > logOdds(head, worst) ? part : worst));
}

/** Log-odds of an answer. */
export function doubtOf(head: LinearHead, { parts }: AnswerExample): number {
  return Math.max(...parts.map((part) => logOdds(head, part)));
}
