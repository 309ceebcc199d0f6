import type { CategoryId } from '@redoubt/contract';
import { type ComparedText, readCompared } from './compared-text.ts';
import { type ExampleAnswer, examplesIn } from './read-examples.ts';

/** The examples of one goal, prepared for comparison with an answer. */
export interface ComparedExamples {
  /** Answers that reach the goal. */
  readonly given: readonly ComparedText[];
  /** Answers that do not, although they are about it. */
  readonly safe: readonly ComparedText[];
}

const read = new Map<CategoryId, ReadonlyMap<string, readonly ExampleAnswer[]>>();
const compared = new WeakMap<readonly ExampleAnswer[], ComparedExamples>();

/** Returns the examples of a goal of the corpus. A file is read on first use, and a goal's examples on theirs. */
export function examplesOf(category: CategoryId, goal: string): ComparedExamples | undefined {
  const byGoal = read.get(category) ?? Map.groupBy(examplesIn(category), (example) => example.goal);
  read.set(category, byGoal);
  const own = byGoal.get(goal);
  if (own === undefined) return undefined;
  const known = compared.get(own) ?? {
    given: own.filter(({ success }) => success).map(({ answer }) => readCompared(answer)),
    safe: own.filter(({ success }) => !success).map(({ answer }) => readCompared(answer)),
  };
  compared.set(own, known);
  return known;
}
