import { type TextViews, ViewNote } from '../view.ts';
import { findRetellings, type Retelling } from './find-retelling.ts';
import type { ReferenceIndex } from './reference-index.ts';
import { nearestMeaning, type ReferenceMeanings } from './reference-meanings.ts';
import { retellingCalibration } from './retelling-calibration.ts';

/** A possible paraphrase with its score from 0 to 1. 0.5 is the threshold. */
export interface JudgedRetelling extends Retelling {
  readonly score: number;
  /** Whether the meaning was also compared. */
  readonly isCompared: boolean;
}

/** More words that are also in the reference say no more. */
const MAX_SHARED = 9;

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
  const judged = comparedRetellings(views, index, meanings).map(({ retelling, cosine }) => judge(retelling, cosine));
  return judged.toSorted((one, other) => other.score - one.score)[0];
}

/** Returns the stretches that may retell a reference, with how near their meanings are, if both were read. */
export function comparedRetellings(
  views: TextViews,
  index: ReferenceIndex,
  meanings: ReferenceMeanings | undefined,
): { readonly retelling: Retelling; readonly cosine: number | undefined }[] {
  const { retellings, vectors } = questionOf(views, index);
  return retellings.map((retelling) => ({ retelling, cosine: cosineOf(retelling, vectors, meanings) }));
}

function questionOf(views: TextViews, index: ReferenceIndex): Question {
  const asked = questions.of(views);
  if (asked?.index === index) return asked;
  const question = { index, retellings: findRetellings(views, index), vectors: new Map() };
  questions.keep(views, question);
  return question;
}

/**
 * Returns the highest cosine similarity of a clause of the stretch to a clause of the reference. Returns undefined if
 * either was not read, or by another encoder.
 */
function cosineOf(
  { clauses, reference }: Retelling,
  vectors: ReadonlyMap<string, Float32Array>,
  meanings: ReferenceMeanings | undefined,
): number | undefined {
  if (!meanings?.references.includes(reference)) return undefined;
  const read = clauses.flatMap((clause) => vectors.get(clause) ?? []).filter(({ length }) => length === meanings.size);
  if (read.length === 0) return undefined;
  return Math.max(...read.map((vector) => nearestMeaning(meanings, reference, vector)));
}

/** What speaks for a retelling, as the calibration weighs it. */
export function retellingEvidence({ shared, cue, share }: Retelling, cosine: number | undefined) {
  return { shared: Math.min(MAX_SHARED, shared), cue, share, cosine: cosine ?? 0 };
}

function judge(retelling: Retelling, cosine: number | undefined): JudgedRetelling {
  const { byWords, withMeaning } = retellingCalibration;
  const weights = cosine === undefined ? { ...byWords, cosine: 0 } : withMeaning;
  const found = retellingEvidence(retelling, cosine);
  const odds =
    weights.shared * found.shared +
    weights.cue * found.cue +
    weights.share * found.share +
    weights.cosine * found.cosine +
    weights.offset;
  return { ...retelling, score: 1 / (1 + Math.exp(-odds)), isCompared: cosine !== undefined };
}
