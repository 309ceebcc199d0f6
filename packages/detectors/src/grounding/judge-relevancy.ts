import type { PairReadings } from '../cascade/settled-pairs.ts';
import { pairChances } from '../encoder/pair-shares.ts';
import type { TextPair, TextReading } from '../encoder/read-texts.ts';
import { type GroundingFile, groundingFile } from './grounding-file.ts';
import type { JudgedAnswer, JudgedFact } from './judged-answer.ts';
import { logOdds, probability } from './linear-head.ts';
import type { MeasuredRelevancy } from './measure-relevancy.ts';

/** Facts that the encoder reads with the question, after the whole answer. */
const MAX_FACTS = 20;
/** Weight of a fact's own score against that of the whole answer, because most facts do not repeat the question. */
const OWN_SHARE = 0.4;
const RELEVANT_FROM = 0.5;
const LEAST = 0.002;

/** What the encoder reads of an answer: question and answer each alone, then together, then the facts with the question. */
export function relevancyTexts({ question, whole, facts }: MeasuredRelevancy): (string | TextPair)[] {
  const parts = facts.length > 1 ? facts.slice(0, MAX_FACTS) : [];
  const pairs = [whole, ...parts].map(({ opening }) => ({ first: question, second: opening }));
  return question.trim() === '' ? [] : [question, whole.opening, ...pairs];
}

/** The features of an answer by the encoder's reading of it with the question, and how far apart it takes both to be. */
export function relevancyFeaturesOf(
  reading: TextReading,
  labels: readonly string[],
  apart: number,
): Readonly<Record<string, number>> {
  // An answer is as relevant as its most relevant part.
  const chance = Math.max(LEAST, Math.min(1 - LEAST, ...pairChances('irrelevant', reading, labels)));
  return { irrelevant: Math.log(chance / (1 - chance)), meaning_apart: apart };
}

/** How far apart the encoder takes the meanings of two texts to be: 1 less the cosine of their nearest segments. */
export function meaningApart(one: TextReading | undefined, other: TextReading | undefined): number {
  const cosines = (one?.chunks ?? []).flatMap(({ embedding }) =>
    (other?.chunks ?? []).map((chunk) => dot(embedding, chunk.embedding)),
  );
  return 1 - Math.max(0, ...cosines);
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (const [at, value] of one.entries()) sum += value * (other[at] ?? 0);
  return sum;
}

/** Judges an answer by what the encoder said, in the order of `relevancyTexts`, or by words alone. */
export function judgeRelevancy(
  measured: MeasuredRelevancy,
  said: PairReadings | undefined,
  file: GroundingFile = groundingFile(),
): JudgedAnswer {
  const doubts = doubtsOf(measured, said, file);
  const whole = doubts[0] ?? 0;
  const facts = measured.facts.map(({ text, start, end }, at): JudgedFact => {
    const own = measured.facts.length > 1 ? doubts[at + 1] : undefined;
    const score = 1 - probability(own === undefined ? whole : OWN_SHARE * own + (1 - OWN_SHARE) * whole);
    const verdict = score >= RELEVANT_FROM ? 'relevant' : 'irrelevant';
    return { text, start, end, score, verdict, evidence: undefined };
  });
  return {
    facts,
    score: 1 - probability(whole),
    basis: said ? 'encoder' : 'words',
    factsLeftOut: measured.factsLeftOut,
    sentencesLeftOut: 0,
    readShare: measured.readShare,
  };
}

/** Log-odds of doubt: of the whole answer, then of each fact that was judged by itself. */
function doubtsOf({ whole, facts }: MeasuredRelevancy, said: PairReadings | undefined, { heads }: GroundingFile) {
  const parts = [whole, ...facts];
  if (!said) return parts.map(({ missing, apart }) => logOdds(heads.relevancy_words, { missing, apart }));
  const [question, answer, ...pairs] = said.readings;
  const apart = meaningApart(question, answer);
  return pairs.map((reading, at) => {
    const part = parts[at] ?? whole;
    if (!reading) return logOdds(heads.relevancy_words, { missing: part.missing, apart: part.apart });
    return logOdds(heads.relevancy, relevancyFeaturesOf(reading, said.labels, apart));
  });
}
