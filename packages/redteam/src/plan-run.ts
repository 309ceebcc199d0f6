import { createHash } from 'node:crypto';
import { type AttackName, attackOf, type Severity, severityRank } from '@redoubt/contract';
import type { TargetProfile } from '@redoubt/providers';
import type { NewProbe } from '@redoubt/store';
import { attackById } from './attacks/index.ts';
import type { Goal } from './goals/goal.ts';
import { inTurn } from './goals/in-turn.ts';
import { severityOf } from './goals/severity-of.ts';
import { RULE_SOURCE } from './goals/target/rule-goals.ts';
import { type ChosenGoals, goalsOfCell } from './plan-cells.ts';
import { optionsOf, type RunSpec } from './run-spec.ts';

interface Planning {
  readonly chosen: ChosenGoals;
  readonly profile: TargetProfile;
}

/**
 * Returns the probes of a run in the order in which they run. Attacks and categories alternate, so that a run that ends
 * early still has results for each of them. The same spec always gives the same plan.
 */
export function planRun(spec: RunSpec, planning: Planning): NewProbe[] {
  const { cells, goalsOf, controls } = planning.chosen;
  const taken = cells.map((cell) =>
    goalsOfCell(spec, cell, goalsOf(cell.category)).map((each) => ({ ...each, ...cell })),
  );
  const probes = inTurn(taken).map((each, ordinal) => probeOf(spec, planning, { ...each, ordinal }));
  for (const [place, goal] of controls().entries()) {
    probes.push(probeOf(spec, planning, { goal, attack: 'basic', place, ordinal: probes.length }));
  }
  return probes;
}

interface PlannedProbe {
  readonly goal: Goal;
  readonly attack: AttackName;
  readonly place: number;
  readonly ordinal: number;
}

function probeOf(spec: RunSpec, { profile }: Planning, { goal, attack: name, place, ordinal }: PlannedProbe): NewProbe {
  const attack = attackById(attackOf(name));
  const options = optionsOf(spec, goal.category, name);
  const variant = attack.variant({ goal, options, place, target: profile });
  return {
    ordinal,
    id: probeId([spec.seed, goal.category, goal.id, name, attack.version, options, place]),
    category: goal.category,
    subCategory: goal.subCategory,
    attack: name,
    place,
    variant,
    goalId: goal.id,
    goal: goal.text,
    goalSource: goal.source,
    isControl: goal.isControl,
    severity: severityRank(severityIn(spec, goal)),
  };
}

/** The harm of a goal. A rule of the caller's has the severity that the caller gave it. */
function severityIn({ context }: RunSpec, { category, subCategory, text, source }: Goal): Severity {
  const [kind, place] = source.split(':');
  const rule = kind === RULE_SOURCE ? context.policyRules[Number(place)] : undefined;
  return rule?.severity ?? severityOf({ category, subCategory, goal: text, goalSource: source });
}

/** Hashes everything that determines the prompts of a probe. The same probe therefore has the same id in two runs. */
function probeId(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
