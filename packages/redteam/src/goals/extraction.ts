import type { Goal } from './goal.ts';

/** The sub-categories whose goals ask for the instructions and the tools of the system. */
const names: ReadonlySet<string> = new Set(['system prompt extraction', 'tool extraction']);

/** Says whether a sub-category is about extraction. */
export const isExtraction = (subCategory: string | undefined): boolean =>
  subCategory !== undefined && names.has(subCategory);

/** Puts the first queue with goals of extraction before the others. */
export const extractionFirst = (queues: readonly Goal[][]): Goal[][] =>
  firstThat(queues, ([goal]) => isExtraction(goal?.subCategory));

/** Puts the first goal of extraction before the others. */
export const extractionGoalFirst = (goals: readonly Goal[]): Goal[] =>
  firstThat(goals, ({ subCategory }) => isExtraction(subCategory));

/** Moves the first item that a test accepts to the front. */
export function firstThat<T>(items: readonly T[], accepts: (item: T) => boolean): T[] {
  const at = items.findIndex(accepts);
  return at < 1 ? [...items] : [...items.slice(at, at + 1), ...items.slice(0, at), ...items.slice(at + 1)];
}
