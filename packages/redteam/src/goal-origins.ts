import { policyChecks } from '@redoubt/detectors';
import type { GoalSource } from './goals/goal-source.ts';
import { readTarget } from './goals/target/read-target.ts';
import { goalsOfRule, rulesOf } from './goals/target/rule-goals.ts';
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
  return { sources, warnings: [...warningsOfDescription(spec), ...warningsOfRules(spec, new Set(taken))] };
}

/** Counts sources of goals by their kind. */
export function countSources(sources: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const source of sources) counts[kindOf(source)] = (counts[kindOf(source)] ?? 0) + 1;
  return counts;
}

/** "rule:3" is of the kind "rule". */
const kindOf = (source: string): string => source.split(':')[0] ?? source;

function warningsOfDescription({ context: { systemDescription } }: RunSpec): string[] {
  if (systemDescription === undefined || readTarget(systemDescription).industry) return [];
  return [
    'system_description names no known field of business, so the goals are general: say what the system is for, as in "the assistant of a clinic"',
  ];
}

function warningsOfRules({ context }: RunSpec, sources: ReadonlySet<string>): string[] {
  return rulesOf(context).flatMap((rule, place) => {
    if (sources.has(`rule:${place}`)) return [];
    const shown = rule.length > 80 ? `${rule.slice(0, 80)}…` : rule;
    const check = policyChecks(rule).find(({ checkable }) => !checkable);
    if (check) return [`The rule "${shown}" yields no goal: ${check.reason}`];
    const reason =
      goalsOfRule(rule, place).length === 0
        ? 'it forbids no deed that somebody could ask for'
        : 'the run has no room for it; raise max_prompts or comprehensiveness';
    return [`The rule "${shown}" yields no goal: ${reason}`];
  });
}
