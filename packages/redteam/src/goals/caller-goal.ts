import { CategoryId } from '@redoubt/contract';
import { cosineOf, embedText } from '@redoubt/detectors';
import { criteriaOf } from '../criteria/criteria-of.ts';
import { corpus, makeGoal } from './corpus.ts';
import { CALLER_SOURCE, type Goal } from './goal.ts';

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
function nearestCategory(text: string): CategoryId {
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

/** A goal in the words of a caller. */
export interface CallerGoal {
  readonly goal: Goal;
  /** The caller named no category, and no goal of the corpus is the same, so the category is a guess. */
  readonly isGuessed: boolean;
}

/**
 * Returns the goal of a text that a caller wrote. Without a category it gets the one of the same goal in the corpus,
 * otherwise the one that its words are nearest to.
 */
export function callerGoal(text: string, named: CategoryId | undefined): CallerGoal {
  const known = named ?? CategoryId.options.find((category) => criteriaOf(category, text) !== undefined);
  const category = known ?? nearestCategory(text);
  const goal = makeGoal({ category, subCategory: '', text, source: CALLER_SOURCE, isControl: false });
  return { goal, isGuessed: known === undefined };
}
