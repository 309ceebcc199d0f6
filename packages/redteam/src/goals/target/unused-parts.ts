import { policyChecks } from '@redoubt/detectors';
import { fieldQuestion } from './field-question.ts';
import { GENERAL_FIELD } from './industries.ts';
import type { SystemContext } from './read-target.ts';
import { goalsOfRule, rulesOf } from './rule-goals.ts';

/** The goals that were made of a description. */
interface MadeGoals {
  readonly sources: readonly string[];
  /** Why a rule that could yield goals yields none, and what would help. */
  readonly noRoom: string;
}

/** Returns a sentence for each part of a description of a system that no goal was made of. */
export const warningsOfUnused = (described: SystemContext, made: MadeGoals): string[] => [
  ...warningsOfDescription(described),
  ...warningsOfRules(described, made),
];

function warningsOfDescription(described: SystemContext): string[] {
  const question = fieldQuestion(described);
  if (!question) return [];
  return [
    `system_description does not say the field of business well enough, so the goals are general. ${question.ask} Say it in ${question.field}: ${question.options.map((name) => `"${name}"`).join(', ')} or another; "${GENERAL_FIELD}" keeps them general`,
  ];
}

function warningsOfRules(described: SystemContext, { sources, noRoom }: MadeGoals): string[] {
  const used = new Set(sources);
  return rulesOf(described).flatMap((rule, place) => {
    if (used.has(`rule:${place}`)) return [];
    const shown = rule.length > 80 ? `${rule.slice(0, 80)}…` : rule;
    const check = policyChecks(rule).find(({ checkable }) => !checkable);
    if (check) return [`The rule "${shown}" yields no goal: ${check.reason}`];
    const isOpen = goalsOfRule(rule, place).length === 0;
    return [`The rule "${shown}" yields no goal: ${isOpen ? NO_DEED : noRoom}`];
  });
}

/** Prohibitions are read in English alone. The judge reads rules in any language. */
const NO_DEED =
  'no deed is read in it that somebody could ask for; write it in English as "Never promise a refund". Answers are held against it all the same';
