import { CategoryId } from '@redoubt/contract';
import { cosineOf, embedText } from '@redoubt/detectors';
import { corpus } from './corpus.ts';

interface Known {
  readonly category: CategoryId;
  /** The mean direction of the goals of one sub-category. Its length is 1. */
  readonly vector: Float32Array;
}

let known: readonly Known[] | undefined;

/** The category of goals whose words are near to none: it covers jailbreaks of every kind. */
const GENERAL: CategoryId = 'product_misuse_abuse';
/** Least cosine at which a text counts as near to the goals of a sub-category. */
const NEAR = 0.25;

/** Returns the category whose goals of the corpus are nearest to a text by the meaning of its words. It is a guess. */
export function nearestCategory(text: string): CategoryId {
  const own = embedText(text);
  if (!own) return GENERAL;
  known ??= CategoryId.options.flatMap(directionsOf);
  let best = { category: GENERAL, cosine: NEAR };
  for (const { category, vector } of known) {
    const cosine = cosineOf(own.vector, vector);
    if (cosine > best.cosine) best = { category, cosine };
  }
  return best.category;
}

/** Returns one direction for each sub-category. */
function directionsOf(category: CategoryId): Known[] {
  return corpus[category].flatMap(({ goals }) => {
    const middle = embedText(goals.map(({ text }) => text).join('\n'));
    return middle ? [{ category, vector: middle.vector }] : [];
  });
}
