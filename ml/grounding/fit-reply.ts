import { answerFeatures } from '../../packages/detectors/src/grounding/compare-answer.ts';
import { replyFeatures } from '../../packages/detectors/src/grounding/compare-reply.ts';
import { mixHeads } from '../../packages/detectors/src/grounding/head-shares.ts';
import { type LinearHead, logOdds } from '../../packages/detectors/src/grounding/linear-head.ts';
import { type AnswerExample, doubtOf, fitGrounding } from './fit-grounding.ts';
import { fitLinear } from './fit-linear.ts';

/** The two heads of relevancy. */
export interface RelevancyHeads {
  readonly relevancy: LinearHead;
  readonly reply: LinearHead;
}

const RIDGE = 0.01;

/** Fits the head for long answers, and the one for short replies, whose weights may have either sign. */
export function fitRelevancy(examples: readonly AnswerExample[]): RelevancyHeads {
  const long = examples.filter(({ isReply }) => !isReply);
  const short = examples
    .filter(({ parts }) => 'echo' in (parts[0] ?? {}))
    .map((example) => ({ ...example, features: example.parts[0] ?? {} }));
  return {
    relevancy: fitGrounding(long, answerFeatures),
    reply: fitLinear(short, [...answerFeatures, ...replyFeatures], RIDGE),
  };
}

/** Log-odds that an answer is not relevant, of both heads as its length weighs them. */
export function relevancyDoubt({ relevancy, reply }: RelevancyHeads, example: AnswerExample): number {
  return mixHeads(example.shares, doubtOf(relevancy, example), logOdds(reply, example.parts[0] ?? {}));
}
