import type { GroundingTask } from './grounding-file.ts';
import { groundingFile } from './grounding-file.ts';
import { logOdds, probability } from './linear-head.ts';
import type { Measured, MeasuredPart } from './measure-grounding.ts';

/** Embeddings by their text. */
export type Vectors = ReadonlyMap<string, Float32Array>;

/** A fact with how likely it is supported by the context, or to answer the question: 0 to 1, 0.5 is the threshold. */
interface JudgedFact {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

/** What was found of an answer. `score`: of the whole, as of a fact. */
export interface JudgedAnswer {
  readonly facts: readonly JudgedFact[];
  readonly score: number;
}

/** How much a fact's own words count next to the whole answer's: most facts of an answer do not repeat the question. */
const OWN_SHARE = 0.4;
const meaningFeatures: readonly string[] = ['meaning_apart', 'asked_apart'];

/** What the encoder has to read; nothing where meaning has no weight in the head. */
export function textsToRead(measured: Measured, task: GroundingTask): string[] {
  const { features } = groundingFile().heads[task].meaning;
  if (!features.some((name) => meaningFeatures.includes(name))) return [];
  return textsOf(measured);
}

/** Every text that a measured answer's meaning is told by. */
export function textsOf({ question, facts, whole }: Measured): string[] {
  const parts = whole ? [whole, ...facts] : facts;
  const asked = question === undefined ? [] : [question];
  return [...new Set([...asked, ...parts.flatMap((part) => [part.text, withQuestion(part, question), ...part.near])])];
}

/** Judges by words alone where there are no vectors. */
export function judgeGrounding(measured: Measured, task: GroundingTask, vectors: Vectors | undefined): JudgedAnswer {
  const head = groundingFile().heads[task][vectors ? 'meaning' : 'words'];
  const doubt = (part: MeasuredPart) => logOdds(head, featuresOf(part, measured.question, task, vectors));
  const whole = measured.whole && doubt(measured.whole);
  const facts = measured.facts.map((part) => ({ part, z: mixed(doubt(part), whole) }));
  const worst = whole ?? Math.max(...facts.map(({ z }) => z), Number.NEGATIVE_INFINITY);
  return {
    facts: facts.map(({ part: { text, start, end }, z }) => ({ text, start, end, score: 1 - probability(z) })),
    score: 1 - probability(worst),
  };
}

const mixed = (own: number, whole: number | undefined): number =>
  whole === undefined ? own : OWN_SHARE * own + (1 - OWN_SHARE) * whole;

/** The features by words, and those by meaning where there are vectors. */
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

/** Of vectors of unit length; 0 where one is missing. */
function cosine(vectors: Vectors, one: string, other: string): number {
  const [left, right] = [vectors.get(one), vectors.get(other)];
  if (!left || !right) return 0;
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}
