import type { Span } from '../view.ts';
import { compareAnswer, readQuestion } from './compare-answer.ts';
import { type AskedFor, compareFact } from './compare-fact.ts';
import { type ContextIndex, indexContext, stemsOf } from './context-index.ts';
import { shippedRarity } from './grounding-file.ts';
import { nearnessTo } from './nearness.ts';
import { questionType } from './question-type.ts';
import type { Rarity } from './rarity.ts';
import { readWords } from './read-words.ts';
import { type Fact, splitFacts } from './split-facts.ts';

/** A fact, or a whole answer, with what its words say. Plain data: it goes between threads. */
export interface MeasuredPart extends Span {
  readonly text: string;
  readonly features: Readonly<Record<string, number>>;
  /** Stretches that its meaning is compared with. */
  readonly near: readonly string[];
}

/** An answer measured by words; the encoder may add what it says of the meaning. */
export interface Measured {
  readonly question: string | undefined;
  readonly facts: readonly MeasuredPart[];
  /** The answer as a whole, where the head judges it so. */
  readonly whole: MeasuredPart | undefined;
}

/** Words of a question beyond so many are not read. */
const QUESTION_WORDS = 300;
/** Sentences of an answer whose meaning is compared with the question's. */
const SENTENCES = 4;

/** Holds every fact of an answer against its context. Linear in each; the work of one fact is bounded. */
export function measureSupport(
  answer: string,
  context: string,
  question?: string,
  rarity: Rarity = shippedRarity(),
): Measured {
  const index = indexContext(context);
  const asked = question?.trim() ? askedFor(question, index, rarity) : undefined;
  const facts = splitFacts(answer).map((fact): MeasuredPart => {
    const { features, windows } = compareFact(fact.text, index, asked, rarity);
    return { ...fact, features, near: windows.map(({ text }) => text) };
  });
  return { question: asked?.text, facts, whole: undefined };
}

function askedFor(text: string, context: ContextIndex, rarity: Rarity): AskedFor {
  const stems = stemsOf(readWords(text, QUESTION_WORDS));
  return { text, type: questionType(text), stems, nearness: nearnessTo(stems, context, rarity) };
}

/** Holds an answer and each of its facts against the question. */
export function measureRelevancy(question: string, answer: string, rarity: Rarity = shippedRarity()): Measured {
  const facts = splitFacts(answer);
  const asked = readQuestion(question, rarity);
  const measure = (part: Fact, near: readonly string[]): MeasuredPart => ({
    ...part,
    features: compareAnswer(asked, part.text, rarity),
    near,
  });
  const sentences = facts.slice(0, SENTENCES).map(({ text }) => text);
  return {
    question,
    facts: facts.map((fact) => measure(fact, [fact.text])),
    whole: measure({ start: 0, end: answer.length, text: answer }, sentences),
  };
}
