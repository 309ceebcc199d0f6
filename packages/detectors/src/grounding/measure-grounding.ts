import type { Span } from '../view.ts';
import { ClaimContext } from './claims/align.ts';
import { detailsOfClaim } from './claims/claim-features.ts';
import { compareAnswer, readQuestion } from './compare-answer.ts';
import { type AskedFor, compareFact } from './compare-fact.ts';
import { compareReply } from './compare-reply.ts';
import { type ContextIndex, indexContext, stemsOf } from './context-index.ts';
import { shippedRarity } from './grounding-file.ts';
import { type HeadShares, headShares, longAlone } from './head-shares.ts';
import { nearnessTo } from './nearness.ts';
import { questionType } from './question-type.ts';
import type { Rarity } from './rarity.ts';
import { readWords } from './read-words.ts';
import { type Fact, splitFacts } from './split-facts.ts';

/** A fact or a whole answer with its features. Plain data, because it is sent between threads. */
export interface MeasuredPart extends Span {
  readonly text: string;
  readonly features: Readonly<Record<string, number>>;
}

/** An answer with its features. */
export interface Measured {
  readonly facts: readonly MeasuredPart[];
  /** The answer as a whole, if the head judges it so. */
  readonly whole: MeasuredPart | undefined;
  readonly shares: HeadShares;
}

/** Below so many words an answer is compared as a reply; the head is fitted on longer ones than it judges. */
const READ_AS_REPLY = 90;

/** Maximum number of words to read of a question. */
const QUESTION_WORDS = 300;

/** Compares every fact of an answer with its context. Takes linear time in each text. The work per fact is bounded. */
export function measureSupport(
  answer: string,
  context: string,
  question?: string,
  rarity: Rarity = shippedRarity(),
): Measured {
  const index = indexContext(context);
  const asked = question?.trim() ? askedFor(question, index, rarity) : undefined;
  const claims = new ClaimContext(index, rarity);
  const facts = splitFacts(answer).map((fact): MeasuredPart => {
    const { features: details, settled } = detailsOfClaim(fact.text, claims, asked !== undefined);
    const words = compareFact({ text: fact.text, settled }, index, asked, rarity);
    return { ...fact, features: { ...words, ...details } };
  });
  return { facts, whole: undefined, shares: longAlone };
}

function askedFor(text: string, context: ContextIndex, rarity: Rarity): AskedFor {
  const stems = stemsOf(readWords(text, QUESTION_WORDS));
  return { type: questionType(text), stems, nearness: nearnessTo(stems, context, rarity) };
}

/** Compares an answer and each of its facts with the question. */
export function measureRelevancy(question: string, answer: string, rarity: Rarity = shippedRarity()): Measured {
  const facts = splitFacts(answer);
  const asked = readQuestion(question, rarity);
  const words = readWords(answer, READ_AS_REPLY);
  const hasReply = asked.isShort && words.length < READ_AS_REPLY;
  const measure = (part: Fact): MeasuredPart => ({
    ...part,
    features: {
      ...compareAnswer(asked, part.text, rarity),
      ...(hasReply ? compareReply(asked, part.text, rarity) : {}),
    },
  });
  return {
    facts: facts.map(measure),
    whole: measure({ start: 0, end: answer.length, text: answer }),
    shares: hasReply ? headShares(question, words) : longAlone,
  };
}
