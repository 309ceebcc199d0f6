import { policyChecks } from '@redoubt/detectors';
import type { SpecContext } from '../../run-spec.ts';
import { readTarget } from './read-target.ts';
import { goalsOfRule, rulesOf } from './rule-goals.ts';

type Description = Pick<SpecContext, 'systemDescription' | 'policyDescription' | 'policyRules'>;

/** The goals that were made of a description. */
interface MadeGoals {
  readonly sources: readonly string[];
  /** Why a rule that could yield goals yields none, and what would help. */
  readonly noRoom: string;
}

/** Returns a sentence for each part of a description of a system that no goal was made of. */
export const warningsOfUnused = (described: Description, made: MadeGoals): string[] => [
  ...warningsOfDescription(described),
  ...warningsOfRules(described, made),
];

function warningsOfDescription({ systemDescription }: Description): string[] {
  if (systemDescription === undefined || readTarget(systemDescription).industry) return [];
  return [
    'system_description names no known field of business, so the goals are general: say what the system is for, as in "the assistant of a clinic"',
  ];
}

function warningsOfRules(described: Description, { sources, noRoom }: MadeGoals): string[] {
  const used = new Set(sources);
  return rulesOf(described).flatMap((rule, place) => {
    if (used.has(`rule:${place}`)) return [];
    const shown = rule.length > 80 ? `${rule.slice(0, 80)}…` : rule;
    const check = policyChecks(rule).find(({ checkable }) => !checkable);
    if (check) return [`The rule "${shown}" yields no goal: ${check.reason}`];
    const isOpen = goalsOfRule(rule, place).length === 0;
    return [
      `The rule "${shown}" yields no goal: ${isOpen ? 'it forbids no deed that somebody could ask for' : noRoom}`,
    ];
  });
}
