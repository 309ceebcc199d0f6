import type { AttackName, CategoryId } from '@redoubt/contract';
import type { TargetProfile } from '@redoubt/providers';
import {
  type ChosenGoals,
  chooseGoals,
  countSources,
  type GoalOrigins,
  type GoalSource,
  goalOriginsOf,
  type RunSpec,
} from '@redoubt/redteam';
import type { NewProbe } from '@redoubt/store';

/** What a run is going to send. */
export interface RunPlan {
  /** The attacks in each category, with their numbers of prompts. */
  readonly cells: ChosenGoals['cells'];
  /** Number of controls. */
  readonly controls: number;
  readonly origins: GoalOrigins;
  /** Makes the probes. The first call of the process loads the attacks. */
  probes(): Promise<readonly NewProbe[]>;
}

interface SpecPlanning {
  readonly goals: GoalSource;
  readonly profile: TargetProfile;
  readonly hasAttacker: boolean;
}

/** Plans a run of the categories and attacks of a specification. */
export function planOfSpec(spec: RunSpec, { goals, profile, hasAttacker }: SpecPlanning): RunPlan {
  const chosen = chooseGoals(spec, goals);
  return {
    cells: chosen.cells,
    controls: spec.controls,
    origins: goalOriginsOf(spec, { chosen, hasAttacker }),
    async probes() {
      const { planRun } = await import('@redoubt/redteam/attacks');
      return planRun(spec, { chosen, profile });
    },
  };
}

/** Plans a run of given probes. */
export function planOfProbes(probes: readonly NewProbe[]): RunPlan {
  const attacks = probes.filter(({ isControl }) => !isControl);
  const goals = new Map(attacks.map(({ category, goalId, goalSource }) => [`${category} ${goalId}`, goalSource]));
  return {
    cells: cellsOf(attacks),
    controls: probes.length - attacks.length,
    origins: { sources: countSources([...goals.values()]), warnings: [] },
    probes: async () => probes,
  };
}

/** Counts probes by category and attack. */
function cellsOf(attacks: readonly NewProbe[]): RunPlan['cells'] {
  const cells = Map.groupBy(attacks, ({ category, attack }) => `${category} ${attack}`);
  return [...cells.values()].flatMap((own) => {
    const [first] = own;
    // The casts are safe because both names come from a checked submission.
    const cell = first && { category: first.category as CategoryId, attack: first.attack as AttackName };
    return cell ? { ...cell, prompts: own.length } : [];
  });
}
