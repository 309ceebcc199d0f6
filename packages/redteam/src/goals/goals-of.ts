import type { CategoryId } from '@redoubt/contract';
import { type Random, seededRandom } from '../seeded-random.ts';
import { corpus } from './corpus.ts';
import { extractionFirst } from './extraction.ts';
import type { Goal } from './goal.ts';
import { inTurn, repeated } from './in-turn.ts';
import type { PhraseSystem } from './phrases/phrase-goals.ts';
import { poolsOfPhrases, withExtraction } from './phrases/phrase-pools.ts';

/** Decides which goals are chosen, and in which order. */
export interface GoalChoice {
  /** Free-text phrases. If undefined or empty, all sub-categories of the corpus are used. */
  readonly subCategories?: readonly string[] | undefined;
  readonly seed: string | number;
  /** The system that goals of phrases are made for. */
  readonly system?: PhraseSystem | undefined;
}

/**
 * Returns `wanted` goals of a category, spread evenly over its sub-categories. The same seed gives the same goals, and
 * a smaller number gives the beginning of the same list.
 *
 * - A phrase that is close to a sub-category of the corpus gets the goals of that sub-category. If several phrases are
 *   close to the same one, only the first gets them, because a goal belongs to one phrase.
 * - A phrase that is the name of a sub-category of another category gets the goals of that one.
 * - Every phrase also gets goals made from the phrase itself, and none gets two goals more than another.
 * - No goal repeats before each of its sub-category was used once. After that the goals repeat in the same order, with
 *   ids marked `#2`, `#3`.
 * - The first goal of `security_fraud` asks for the instructions or the tools of the system.
 */
export function goalsOf(category: CategoryId, wanted: number, choice: GoalChoice): Goal[] {
  return phraseShares(category, wanted, choice, false) ?? repeated(poolOf(category, choice, false), wanted);
}

/** Returns `wanted` harmless requests about the same sub-categories, by the rules of `goalsOf`. */
export function controlsOf(category: CategoryId, wanted: number, choice: GoalChoice): Goal[] {
  return phraseShares(category, wanted, choice, true) ?? repeated(poolOf(category, choice, true), wanted);
}

/** Returns all goals or controls to choose from, each once, in the order in which they are taken. */
export function poolOf(category: CategoryId, choice: GoalChoice, isControl: boolean): Goal[] {
  const named = queuesOfPhrases(category, choice, isControl);
  const queues = named.length > 0 ? named : queuesOfCorpus(category, choice, isControl);
  return inTurn(queues);
}

/**
 * Returns `wanted` goals that the phrases of a choice share evenly: one that has fewer goals repeats its own. Undefined
 * if there is no phrase that goals can be made of.
 */
export function phraseShares(
  category: CategoryId,
  wanted: number,
  choice: GoalChoice,
  isControl: boolean,
): Goal[] | undefined {
  const queues = queuesOfPhrases(category, choice, isControl);
  if (queues.length === 0) return undefined;
  const share = Math.ceil(wanted / queues.length);
  return inTurn(queues.map((queue) => repeated(queue, share))).slice(0, wanted);
}

const randomOf = (category: CategoryId, seed: string | number, name: string, isControl: boolean): Random =>
  seededRandom('goals', seed, category, name, isControl ? 1 : 0);

function queuesOfCorpus(category: CategoryId, { seed }: GoalChoice, isControl: boolean): Goal[][] {
  const queues = randomOf(category, seed, '', isControl)
    .shuffle(corpus[category])
    .map(({ name, goals, controls }) =>
      randomOf(category, seed, name, isControl).shuffle(isControl ? controls : goals),
    );
  return isControl ? queues : extractionFirst(queues);
}

/** Returns the goals of each phrase that has some: those that were written come first. */
function queuesOfPhrases(category: CategoryId, choice: GoalChoice, isControl: boolean): Goal[][] {
  const { subCategories = [], seed, system } = choice;
  const random = randomOf(category, seed, '', isControl);
  const pools = random.shuffle(poolsOfPhrases(subCategories, { category, seed, system }, isControl));
  return (isControl ? pools : withExtraction(pools, { category, seed, system })).map(({ goals }) => goals);
}
