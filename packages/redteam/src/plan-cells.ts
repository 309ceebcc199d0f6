import { type AttackName, CategoryId, promptsOf } from '@redoubt/contract';
import type { Goal } from './goals/goal.ts';
import type { GoalSource } from './goals/goal-source.ts';
import type { RunSpec } from './run-spec.ts';

/** One attack in one category, with its number of prompts. */
export interface Cell {
  readonly category: CategoryId;
  readonly attack: AttackName;
  readonly prompts: number;
}

/** Returns the number of prompts for each attack in each category. `maxPrompts` is spread evenly over them. */
export function planCells(spec: RunSpec): Cell[] {
  const { categories, comprehensiveness, maxPrompts = Number.POSITIVE_INFINITY, dataset } = spec;
  const wanted = CategoryId.options.flatMap((category): Cell[] => {
    const entry = categories[category];
    if (!entry) return [];
    const names = Object.keys(entry.attackConfig) as AttackName[];
    // A category without attacks still runs one basic probe.
    if (names.length === 0) return [{ category, attack: 'basic', prompts: 1 }];
    // A dataset's prompts are not repeated.
    const prompts = Math.min(promptsOf[comprehensiveness], dataset?.prompts[category] ?? Number.POSITIVE_INFINITY);
    return names.map((attack) => ({ category, attack, prompts }));
  });
  const capped = spread(
    wanted.map(({ prompts }) => prompts),
    maxPrompts,
  );
  return wanted.map((cell, at) => ({ ...cell, prompts: capped[at] ?? 0 }));
}

/**
 * Distributes at most `most` items in rounds, one per entry and round. No entry gets more than its number in `wanted`.
 */
export function spread(wanted: readonly number[], most: number): number[] {
  const got = wanted.map(() => 0);
  let left = Math.min(
    most,
    wanted.reduce((sum, each) => sum + each, 0),
  );
  for (let round = 0; left > 0; round++) {
    for (const [at, want] of wanted.entries()) {
      if (left === 0 || round >= want) continue;
      got[at] = round + 1;
      left--;
    }
  }
  return got;
}

/**
 * Chooses the goals of each category. All attacks of a category use the same goals, so that each attack can be compared
 * with `basic` on them.
 */
export function goalsOfCells({ categories, seed }: RunSpec, cells: readonly Cell[], source: GoalSource) {
  const goals = new Map<CategoryId, readonly Goal[]>();
  for (const [category, own] of Map.groupBy(cells, (cell) => cell.category)) {
    const wanted = Math.max(...own.map(({ prompts }) => prompts));
    goals.set(category, source.goalsOf(category, wanted, { subCategories: categories[category]?.subCategories, seed }));
  }
  return (category: CategoryId): readonly Goal[] => goals.get(category) ?? [];
}
