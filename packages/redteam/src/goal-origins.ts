import type { GoalSource } from './goals/goal-source.ts';
import { warningsOfUnused } from './goals/target/unused-parts.ts';
import { goalsOfCells, planCells } from './plan-cells.ts';
import type { GoalOrigins, RunSpec } from './run-spec.ts';

/** Returns the origins of the goals that a run takes for its attacks. */
export function goalOriginsOf(spec: RunSpec, goalSource: GoalSource): GoalOrigins {
  const cells = planCells(spec);
  const goalsOf = goalsOfCells(spec, cells, goalSource);
  const goals = [...new Set(cells.map(({ category }) => category))].flatMap(goalsOf);
  const taken = goals.map(({ source }) => source);
  const sources = countSources(taken);
  // A dataset was made for its own description and rules.
  if (spec.dataset) return { sources, warnings: [] };
  const noRoom = 'the run has no room for it; raise max_prompts or comprehensiveness';
  return { sources, warnings: warningsOfUnused(spec.context, { sources: taken, noRoom }) };
}

/** Counts sources of goals by their kind. */
export function countSources(sources: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const source of sources) counts[kindOf(source)] = (counts[kindOf(source)] ?? 0) + 1;
  return counts;
}

/** "rule:3" is of the kind "rule". */
const kindOf = (source: string): string => source.split(':')[0] ?? source;
