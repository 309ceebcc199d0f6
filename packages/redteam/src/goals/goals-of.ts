import type { CategoryId } from '@redoubt/contract';
import { type Random, seededRandom } from '../seeded-random.ts';
import { corpus, makeGoal } from './corpus.ts';
import type { Goal } from './goal.ts';
import { nearestSubCategory } from './nearest-sub-category.ts';
import { phraseGoals } from './phrase-goals.ts';

/** Decides which goals are chosen, and in which order. */
export interface GoalChoice {
  /** Free-text phrases. If undefined or empty, all sub-categories of the corpus are used. */
  readonly subCategories?: readonly string[] | undefined;
  readonly seed: string | number;
}

/** The goals of one sub-category. `written` goals come first, followed by goals `made` from the phrase. */
interface Pool {
  readonly name: string;
  readonly written: readonly Goal[];
  readonly made: readonly Goal[];
}

/**
 * Returns `wanted` goals of a category, spread evenly over its sub-categories. The same seed gives the same goals, and
 * a smaller number gives the beginning of the same list.
 *
 * - A phrase that is close to a sub-category of the corpus gets the goals of that sub-category. If several phrases are
 *   close to the same one, only the first gets them, because a goal belongs to one phrase.
 * - A phrase that is the name of a sub-category of another category gets the goals of that one.
 * - Every phrase also gets goals made from the phrase itself.
 * - No goal repeats before each was used once. After that the goals repeat in the same order, with ids marked `#2`,
 *   `#3`.
 */
export function goalsOf(category: CategoryId, wanted: number, choice: GoalChoice): Goal[] {
  return repeated(poolOf(category, choice, false), wanted);
}

/** Returns `wanted` harmless requests about the same sub-categories, by the rules of `goalsOf`. */
export function controlsOf(category: CategoryId, wanted: number, choice: GoalChoice): Goal[] {
  return repeated(poolOf(category, choice, true), wanted);
}

/** Returns all goals or controls to choose from, each once, in the order in which they are taken. */
export function poolOf(category: CategoryId, { subCategories = [], seed }: GoalChoice, isControl: boolean): Goal[] {
  const randomOf = (name: string): Random => seededRandom('goals', seed, category, name, isControl ? 1 : 0);
  const named = poolsOfPhrases(category, subCategories, isControl);
  const pools = named.length > 0 ? named : poolsOfCorpus(category, isControl);
  const queues = randomOf('')
    .shuffle(pools)
    .map(({ name, written, made }) => {
      const random = randomOf(name);
      return [...random.shuffle(written), ...random.shuffle(made)];
    });
  return inTurn(queues);
}

function poolsOfCorpus(category: CategoryId, isControl: boolean): Pool[] {
  return corpus[category].map(({ name, goals, controls }) => ({
    name,
    written: isControl ? controls : goals,
    made: [],
  }));
}

/** Returns a pool for each phrase that has goals. */
function poolsOfPhrases(category: CategoryId, phrases: readonly string[], isControl: boolean): Pool[] {
  const free = new Map(poolsOfCorpus(category, isControl).map((pool) => [pool.name, pool.written]));
  const taken = new Set<string>();
  const pools: Pool[] = [];
  for (const phrase of phrases) {
    const nearest = nearestSubCategory(phrase, corpus[category])?.name;
    const near = nearest === undefined ? writtenElsewhere(category, phrase, isControl) : (free.get(nearest) ?? []);
    if (nearest !== undefined) free.delete(nearest);
    const written = near.filter(({ id }) => !taken.has(id));
    const made = phraseGoals(category, phrase, isControl).filter(({ id }) => !taken.has(id));
    for (const { id } of [...written, ...made]) taken.add(id);
    const pool = { name: phrase, written: written.map((goal) => ({ ...goal, subCategory: phrase })), made };
    if (pool.written.length + pool.made.length > 0) pools.push(pool);
  }
  return pools;
}

/** All sub-categories of the corpus by name. Names are unique across categories. */
const named = new Map(Object.values(corpus).flatMap((entries) => entries.map((entry) => [entry.name, entry])));

/** If the phrase is the name of a sub-category of another category, returns its goals as goals of this category. */
function writtenElsewhere(category: CategoryId, phrase: string, isControl: boolean): Goal[] {
  const { goals = [], controls = [] } = named.get(phrase.trim().toLowerCase()) ?? {};
  return (isControl ? controls : goals).map(({ text, source }) =>
    makeGoal({ category, subCategory: phrase, text, isControl, source }),
  );
}

/** Takes one item of each queue in turn, until all queues are empty. */
export function inTurn<T>(queues: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => queues.flatMap((queue) => queue.slice(round, round + 1))).flat();
}

/** Returns `wanted` goals. Those that come again have ids marked `#2`, `#3`. */
export function repeated(goals: readonly Goal[], wanted: number): Goal[] {
  const rounds = Math.ceil(wanted / Math.max(1, goals.length));
  const again = (round: number) =>
    round === 1 ? goals : goals.map((goal) => ({ ...goal, id: `${goal.id}#${round}` }));
  return Array.from({ length: rounds }, (_, at) => again(at + 1))
    .flat()
    .slice(0, wanted);
}
