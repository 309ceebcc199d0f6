import type { GroundingTask } from './grounding-file.ts';
import { groundingFile } from './grounding-file.ts';
import { mixHeads } from './head-shares.ts';
import { type LinearHead, logOdds, probability } from './linear-head.ts';
import type { Measured, MeasuredPart } from './measure-grounding.ts';

/** A fact with the probability that the context supports it, or that it answers the question. 0.5 is the threshold. */
interface JudgedFact {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

/** The judgement of an answer. `score` is that of the whole answer, on the same scale as a fact's. */
export interface JudgedAnswer {
  readonly facts: readonly JudgedFact[];
  readonly score: number;
}

/** Weight of a fact's own score against that of the whole answer, because most facts do not repeat the question. */
const OWN_SHARE = 0.4;
/** Judges an answer by its features. */
export function judgeGrounding(measured: Measured, task: GroundingTask): JudgedAnswer {
  const { heads } = groundingFile();
  const doubt = ({ features }: MeasuredPart) => {
    if (task === 'support') return supportDoubt(heads.support, heads.detail, features);
    return mixHeads(measured.shares, logOdds(heads.relevancy, features), logOdds(heads.reply, features));
  };
  const whole = measured.whole && doubt(measured.whole);
  const facts = measured.facts.map((part) => ({ part, z: mixed(doubt(part), whole) }));
  const worst = whole ?? Math.max(...facts.map(({ z }) => z), Number.NEGATIVE_INFINITY);
  return {
    facts: facts.map(({ part: { text, start, end }, z }) => ({ text, start, end, score: 1 - probability(z) })),
    score: 1 - probability(worst),
  };
}

/** Log-odds that a claim is not supported: of its words, and of the details that differ. */
export function supportDoubt(support: LinearHead, detail: LinearHead, features: Features): number {
  return logOdds(detail, withWords(features, logOdds(support, features)));
}

type Features = Readonly<Record<string, number>>;

/**
 * Adds what the words of a claim tell: of those that the context lacks, and of those that it has. Where details can be
 * compared, the second tells less, for false claims are made of the context's words, too.
 */
export function withWords(features: Features, words: number): Features {
  const sure = features.sure ?? 0;
  return { ...features, words, words_shared: -Math.min(0, words) * sure };
}

const mixed = (own: number, whole: number | undefined): number =>
  whole === undefined ? own : OWN_SHARE * own + (1 - OWN_SHARE) * whole;
