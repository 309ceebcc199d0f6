import type { GroundingHead, GroundingTask } from './grounding-file.ts';
import { groundingFile } from './grounding-file.ts';
import { mixHeads } from './head-shares.ts';
import { type LinearHead, logOdds, probability } from './linear-head.ts';
import type { Measured, MeasuredPart } from './measure-grounding.ts';

/** Embeddings by text. */
export type Vectors = ReadonlyMap<string, Float32Array>;

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
const meaningFeatures: readonly string[] = ['meaning_apart', 'asked_apart'];

/** Returns the texts that the encoder must read. Empty if the head uses no meaning features. */
export function textsToRead(measured: Measured, task: GroundingTask): string[] {
  const needed = headsFor(measured, task).some((head) =>
    groundingFile().heads[head].meaning.features.some((name) => meaningFeatures.includes(name)),
  );
  return needed ? textsOf(measured) : [];
}

/** Returns every text that is needed to compare the meaning of a measured answer. */
export function textsOf({ question, facts, whole }: Measured): string[] {
  const parts = whole ? [whole, ...facts] : facts;
  const asked = question === undefined ? [] : [question];
  return [...new Set([...asked, ...parts.flatMap((part) => [part.text, withQuestion(part, question), ...part.near])])];
}

/** Judges an answer. Without vectors, only words count. */
export function judgeGrounding(measured: Measured, task: GroundingTask, vectors: Vectors | undefined): JudgedAnswer {
  const view = vectors ? 'meaning' : 'words';
  const { heads } = groundingFile();
  const doubt = (part: MeasuredPart) => {
    const features = featuresOf(part, measured.question, task, vectors);
    if (task === 'support') return supportDoubt(heads.support[view], heads.detail[view], features);
    return mixHeads(measured.shares, logOdds(heads[task][view], features), logOdds(heads.reply[view], features));
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

/** Returns the heads that judge an answer. */
function headsFor({ shares }: Measured, task: GroundingTask): GroundingHead[] {
  const heads: GroundingHead[] = shares.long > 0 ? [task] : [];
  return shares.inFavour > 0 ? [...heads, 'reply'] : heads;
}

const mixed = (own: number, whole: number | undefined): number =>
  whole === undefined ? own : OWN_SHARE * own + (1 - OWN_SHARE) * whole;

/** Returns the word features, plus the meaning features if there are vectors. */
export function featuresOf(
  part: MeasuredPart,
  question: string | undefined,
  task: GroundingTask,
  vectors: Vectors | undefined,
): Readonly<Record<string, number>> {
  if (!vectors) return part.features;
  const closest = (text: string) => Math.max(0, ...part.near.map((other) => cosine(vectors, text, other)));
  const meaning =
    task === 'support'
      ? { meaning_apart: 1 - closest(part.text), asked_apart: 1 - closest(withQuestion(part, question)) }
      : { meaning_apart: 1 - cosine(vectors, question ?? '', part.text), asked_apart: 1 - closest(question ?? '') };
  return { ...part.features, ...meaning };
}

const withQuestion = ({ text }: MeasuredPart, question: string | undefined): string =>
  question === undefined ? text : `${question} ${text}`;

/** Returns the cosine similarity of two unit vectors, or 0 if one is missing. */
function cosine(vectors: Vectors, one: string, other: string): number {
  const [left, right] = [vectors.get(one), vectors.get(other)];
  if (!left || !right) return 0;
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}
