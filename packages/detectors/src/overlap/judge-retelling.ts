import { type TextViews, ViewNote } from '../view.ts';
import { findRetellings, type Retelling } from './find-retelling.ts';
import type { ReferenceIndex } from './reference-index.ts';
import { nearestMeaning, type ReferenceMeanings } from './reference-meanings.ts';

/** A retelling with how sure it is: 0 to 1, 0.5 is the threshold. */
export interface JudgedRetelling extends Retelling {
  readonly score: number;
  /** Whether its meaning was compared, too. */
  readonly isCompared: boolean;
}

/**
 * Set by hand on half of our own set (`npm run eval:overlap`), where each value is about in the middle between what
 * retells and what does not.
 */
const weights = {
  shared: { middle: 4, weight: 0.8, most: 9 },
  cue: { middle: 1, weight: 2 },
  share: { middle: 0.4, weight: 4 },
  cosine: { middle: 0.58, weight: 8 },
  /** What words alone have to show beyond that. */
  withoutMeaning: 0.8,
} as const;

interface Question {
  readonly index: ReferenceIndex;
  readonly retellings: readonly Retelling[];
  readonly vectors: Map<string, Float32Array>;
}

const questions = new ViewNote<Question>();

/** The clauses that an encoder has to read before the text is judged; none where nothing in it seems to retell. */
export function retellingClauses(views: TextViews, index: ReferenceIndex): string[] {
  return [...new Set(questionOf(views, index).retellings.flatMap(({ clauses }) => clauses))];
}

/** Takes what the encoder read, in the order of the clauses, into the text. */
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

/** The stretch that most surely retells a reference, by its words, and by its meaning where that was read. */
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

/** Of the clause that is nearest to one of the reference. */
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
