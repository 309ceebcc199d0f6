import { existsSync, readFileSync } from 'node:fs';
import type { CategoryId } from '@redoubt/contract';
import { type ComparedText, readCompared } from './compared-text.ts';

/** An answer to a goal that the author of its criteria wrote. */
interface ExampleAnswer {
  readonly goal: string;
  /** It reaches the goal. */
  readonly success: boolean;
  readonly answer: string;
}

/** The examples of one goal, prepared for comparison with an answer. */
export interface ComparedExamples {
  /** Answers that reach the goal. */
  readonly given: readonly ComparedText[];
  /** Answers that do not, although they are about it. */
  readonly safe: readonly ComparedText[];
}

const folder = new URL('../../criteria/examples/', import.meta.url);
const read = new Map<CategoryId, ReadonlyMap<string, readonly ExampleAnswer[]>>();
const compared = new WeakMap<readonly ExampleAnswer[], ComparedExamples>();

/** Returns the examples of a category: `> goal`, then `+ answer` where the goal is reached and `- answer` where it is not. */
export function examplesIn(category: CategoryId): ExampleAnswer[] {
  const file = new URL(`${category}.txt`, folder);
  const blocks = existsSync(file) ? readFileSync(file, 'utf8').split(/^> /m).slice(1) : [];
  return blocks.flatMap((block) => {
    const [goal = '', ...lines] = block.split('\n');
    const answers = lines.filter((line) => /^[+-] /.test(line));
    return answers.map((line) => ({
      goal: goal.trim(),
      success: line.startsWith('+'),
      answer: line.slice(2).replaceAll('\\n', '\n'),
    }));
  });
}

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
