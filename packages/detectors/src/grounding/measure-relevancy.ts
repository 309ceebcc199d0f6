import { cosineOf, embedText } from '../static-embeddings/embed-text.ts';
import { type Fact, splitFacts } from './split-facts.ts';
import { termsOf } from './terms.ts';

/** An answer, or a fact of it, that is to be held against a question. Plain data, because it is sent between threads. */
interface AnswerPart extends Fact {
  /** As the encoder reads it: its beginning. */
  readonly opening: string;
  /** Share of the question's words that it lacks, and how far its meaning is from the question's by its words; 0 to 1. */
  readonly missing: number;
  readonly apart: number;
}

/** An answer with its facts. */
export interface MeasuredRelevancy {
  readonly task: 'relevancy';
  readonly question: string;
  readonly whole: AnswerPart;
  readonly facts: readonly AnswerPart[];
  readonly factsLeftOut: number;
  /** Share of the question or of the answer that is read as a whole, whichever is less. */
  readonly readShare: number;
}

/** Characters of a question and of an answer that are read. */
const MAX_QUESTION = 1_200;
const MAX_ANSWER = 1_600;
/** How far apart two texts are taken to be if one has no word with a vector: as far as texts usually are. */
const UNKNOWN_APART = 0.75;

/** Prepares an answer and each of its facts for their verdicts. Linear. */
export function measureRelevancy(question: string, answer: string): MeasuredRelevancy {
  const asked = question.slice(0, MAX_QUESTION);
  const terms = termsOf(asked);
  const sense = embedText(asked)?.vector;
  const part = (fact: Fact): AnswerPart => {
    const opening = fact.text.slice(0, MAX_ANSWER);
    return { ...fact, opening, missing: missingOf(terms, opening), apart: apartOf(sense, opening) };
  };
  const { facts, factsLeftOut } = splitFacts(answer);
  return {
    task: 'relevancy',
    question: asked,
    whole: part({ start: 0, end: answer.length, text: answer }),
    facts: facts.map(part),
    factsLeftOut,
    readShare: Math.min(1, MAX_QUESTION / question.length, MAX_ANSWER / answer.length),
  };
}

function missingOf(terms: readonly string[], text: string): number {
  const own = new Set(termsOf(text));
  return terms.length === 0 ? 0 : terms.filter((term) => !own.has(term)).length / terms.length;
}

function apartOf(sense: Float32Array | undefined, text: string): number {
  const other = sense && embedText(text);
  return other ? 1 - cosineOf(sense, other.vector) : UNKNOWN_APART;
}
