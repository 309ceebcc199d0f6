import { type AttackId, type AttackName, attackOf, CategoryId, type FrameworkId, promptsOf } from '@redoubt/contract';
import { translationFor } from './attacks/languages/language-of-probe.ts';
import { corpus } from './goals/corpus.ts';
import type { Goal } from './goals/goal.ts';
import type { GoalSource } from './goals/goal-source.ts';
import { optionsOf, type RunSpec } from './run-spec.ts';
import { spreadOverItems } from './spread-over-items.ts';

/** One attack in one category, with its number of prompts. */
export interface Cell {
  readonly category: CategoryId;
  readonly attack: AttackName;
  readonly prompts: number;
}

/** Returns the number of prompts for each attack in each category. `maxPrompts` is spread evenly over them. */
function planCells(spec: RunSpec): Cell[] {
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

/** What a run asks for. */
export interface ChosenGoals {
  /** The attacks in each category, with their numbers of prompts. */
  readonly cells: readonly Cell[];
  /** The goals of a category, for all its attacks. */
  goalsOf(category: CategoryId): readonly Goal[];
  /** Harmless goals of the categories, evenly. */
  controls(): readonly Goal[];
}

/**
 * Chooses the goals of each category. All attacks of a category use the same goals, so that each attack can be compared
 * with `basic` on them. A run of frameworks spreads them over the items.
 */
export function chooseGoals(spec: RunSpec, source: GoalSource): ChosenGoals {
  const { categories, seed, frameworks, dataset } = spec;
  const cells = planCells(spec);
  const wanted = new Map(
    [...Map.groupBy(cells, ({ category }) => category)].map(
      ([category, own]) => [category, Math.max(...own.map(({ prompts }) => prompts))] as const,
    ),
  );
  const goalsOf = (category: CategoryId, most: number) =>
    source.goalsOf(category, most, { subCategories: categories[category]?.subCategories, seed });
  const attacks = [...new Set(cells.map(({ attack }) => attack))];
  const goals = new Map<CategoryId, readonly Goal[]>(
    frameworks && !dataset
      ? goalsOverItems(frameworks, { wanted, attacks, poolOf: (category) => goalsOf(category, POOL) })
      : [...wanted].map(([category, most]) => [category, goalsOf(category, most)]),
  );
  return {
    cells,
    goalsOf: (category) => goals.get(category) ?? [],
    controls: () => controlsOf(spec, cells, source),
  };
}

function controlsOf({ categories, controls, seed }: RunSpec, cells: readonly Cell[], source: GoalSource): Goal[] {
  const named = [...new Set(cells.flatMap(({ category, prompts }) => (prompts > 0 ? category : [])))];
  const shares = spread(
    named.map(() => controls),
    controls,
  );
  return named.flatMap((category, at) => [
    ...source.controlsOf(category, shares[at] ?? 0, { subCategories: categories[category]?.subCategories, seed }),
  ]);
}

/** A goal for an attack. The probes of two attacks at one place of a category have the same goal. */
interface PlacedGoal {
  readonly goal: Goal;
  /** The place of the goal among those of its category. */
  readonly place: number;
  /** The options of the attack. */
  readonly options: object;
}

/** Goals that an attack takes before others. An attack that is not named here takes them in their order. */
const takenFirst: Partial<Record<AttackId, (placed: PlacedGoal) => boolean>> = {
  lang: (placed) => translationFor(placed) !== undefined,
};

/** Returns the goals that an attack takes of those of its category, in the order in which it takes them. */
export function goalsOfCell(spec: RunSpec, cell: Cell, goals: readonly Goal[]): PlacedGoal[] {
  const { category, attack, prompts } = cell;
  const options = optionsOf(spec, category, attack);
  const placed = goals.map((goal, place) => ({ goal, place, options }));
  const isFirst = takenFirst[attackOf(attack)];
  if (!isFirst) return placed.slice(0, prompts);
  const [first, others] = [placed.filter(isFirst), placed.filter((each) => !isFirst(each))];
  return [...first, ...others].slice(0, prompts);
}

/** Enough goals of a category to choose from: each of the corpus and of the target several times. */
const POOL = 1_000;
/** The part of a category's goals that the target's own rules and tools may take from the items. */
const MAX_SHARE_OF_OWN = 0.2;

interface Spreading {
  readonly wanted: ReadonlyMap<CategoryId, number>;
  readonly poolOf: (category: CategoryId) => readonly Goal[];
  readonly attacks: readonly AttackName[];
}

function goalsOverItems(frameworks: readonly FrameworkId[], { wanted, poolOf, attacks }: Spreading) {
  const queues = new Map([...wanted.keys()].map((id) => [id, cellQueues(id, poolOf(id))] as const));
  const own = new Map(
    [...queues].map(([id, { ofTarget }]) => {
      const most = Math.floor((wanted.get(id) ?? 0) * MAX_SHARE_OF_OWN);
      return [id, ofTarget.slice(0, most)] as const;
    }),
  );
  const left = ([id, count]: [CategoryId, number]) => [id, count - (own.get(id)?.length ?? 0)] as const;
  const sequences = spreadOverItems(frameworks, {
    subCategories: Object.fromEntries([...queues].map(([id, { named }]) => [id, [...named.keys()]])),
    goals: Object.fromEntries([...wanted].map(left)),
    attacks,
  });
  return [...sequences].map(([id, names]) => {
    const named = new Map([...(queues.get(id)?.named ?? [])].map(([name, goals]) => [name, [...goals]]));
    return [id, [...(own.get(id) ?? []), ...names.flatMap((name) => named.get(name)?.shift() ?? [])]] as const;
  });
}

/** The goals of a pool by sub-category of the corpus, and those that are made of the target's own rules and tools. */
function cellQueues(category: CategoryId, pool: readonly Goal[]) {
  const known = new Set(corpus[category].map(({ name }) => name));
  const named = Map.groupBy(
    pool.filter(({ subCategory }) => known.has(subCategory)),
    ({ subCategory }) => subCategory,
  );
  // A goal that comes again has another id.
  const others = pool.filter(({ subCategory, id }) => !known.has(subCategory) && !id.includes('#'));
  return { named, ofTarget: others };
}
