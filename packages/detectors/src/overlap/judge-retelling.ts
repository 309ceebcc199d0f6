import { type TextViews, ViewNote } from '../view.ts';
import { findRetellings, type Retelling } from './find-retelling.ts';
import type { ReferenceIndex } from './reference-index.ts';
import { nearestMeaning, type ReferenceMeanings } from './reference-meanings.ts';

/** A possible paraphrase with its score from 0 to 1. 0.5 is the threshold. */
export interface JudgedRetelling extends Retelling {
  readonly score: number;
  /** Whether the meaning was also compared. */
  readonly isCompared: boolean;
}

/**
 * Set by hand on half of our own data set (`npm run ml -- overlap`). Each `middle` is about halfway between paraphrases
 * and other texts.
 */
const weights = {
  shared: { middle: 4, weight: 0.8, most: 9 },
  cue: { middle: 1, weight: 2 },
  share: { middle: 0.4, weight: 4 },
  cosine: { middle: 0.58, weight: 8 },
  /** Additional evidence that words must provide without a comparison of meaning. */
  withoutMeaning: 0.8,
} as const;

interface Question {
  readonly index: ReferenceIndex;
  readonly retellings: readonly Retelling[];
  readonly vectors: Map<string, Float32Array>;
}

const questions = new ViewNote<Question>();

/** Returns the clauses that the encoder must read before the text is judged. Empty if nothing seems to paraphrase. */
export function retellingClauses(views: TextViews, index: ReferenceIndex): string[] {
  return [...new Set(questionOf(views, index).retellings.flatMap(({ clauses }) => clauses))];
}

/** Stores the encoder's vectors, in the order of the clauses, with the text. */
export function settleRetellings(
  views: TextViews,
  clauses: readonly string[],
  vectors: readonly (Float32Array | undefined)[],
): void {
  const known = questions.of(views)?.vectors;
  for (const [at, clause] of clauses.entries()) {
    const vector = vectors[at];
    if (vector) known?.set(clause, vector);
  }
}

/** Returns the stretch that most likely paraphrases a reference, by its words and, if available, by its meaning. */
export function judgeRetelling(
  views: TextViews,
  index: ReferenceIndex,
  meanings: ReferenceMeanings | undefined,
): JudgedRetelling | undefined {
  const { retellings, vectors } = questionOf(views, index);
  const judged = retellings.map((retelling) => judge(retelling, cosineOf(retelling, vectors, meanings)));
  return judged.toSorted((one, other) => other.score - one.score)[0];
}

function questionOf(views: TextViews, index: ReferenceIndex): Question {
  const asked = questions.of(views);
  if (asked?.index === index) return asked;
  const question = { index, retellings: findRetellings(views, index), vectors: new Map() };
  questions.keep(views, question);
  return question;
}

/** Returns the highest cosine similarity of a clause of the stretch to a clause of the reference. */
function cosineOf(
  { clauses, reference }: Retelling,
  vectors: ReadonlyMap<string, Float32Array>,
  meanings: ReferenceMeanings | undefined,
): number | undefined {
  const read = clauses.flatMap((clause) => vectors.get(clause) ?? []);
  if (!meanings?.references.includes(reference) || read.length === 0) return undefined;
  return Math.max(...read.map((vector) => nearestMeaning(meanings, reference, vector)));
}

function judge(retelling: Retelling, cosine: number | undefined): JudgedRetelling {
  const { shared, cue, share, cosine: meaning, withoutMeaning } = weights;
  const words =
    shared.weight * (Math.min(shared.most, retelling.shared) - shared.middle) +
    cue.weight * (retelling.cue - cue.middle) +
    share.weight * (retelling.share - share.middle);
  const whole = cosine === undefined ? words - withoutMeaning : words + meaning.weight * (cosine - meaning.middle);
  return { ...retelling, score: 1 / (1 + Math.exp(-whole)), isCompared: cosine !== undefined };
}
