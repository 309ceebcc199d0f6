import { boundText } from '../check-quantity.ts';
import type { ExactCheck, Quantity } from '../policy-rule.ts';
import { isReadLanguage } from './rule-language.ts';
import { objectsOf, type RuleObject, type RulePart, rulePartsOf } from './rule-parts.ts';

/** A rule, or a behaviour that it forbids, with the acts and objects that its words name. */
export interface ActRule {
  readonly parts: readonly RulePart[];
  readonly quantity: Quantity | undefined;
  /** What the bound is about. */
  readonly measured: readonly RuleObject[];
}

/** Behaviour that is described by what it is not. Its words are those of the allowed behaviour. */
const negated = /^never otherwise than\b|, by anyone or anything but\b/i;

/**
 * Reads the acts of a rule and of the behaviours that it lists. Empty where no act is read. Quoted words and forms are
 * compared as they stand, and what they are about is no act.
 */
export const actRulesOf = (checks: readonly ExactCheck[]): ActRule[] =>
  checks
    .filter(({ text, statements, form }) => statements.length === 0 && !form && !negated.test(text))
    .filter(({ text }) => isReadLanguage(text.replace(/^never /, '')))
    .map(actRuleOf)
    .filter(({ parts }) => parts.length > 0);

function actRuleOf({ text, quantity }: ExactCheck): ActRule {
  const measured = text.replace(boundText(text), ' , ').split(/[.;](?=\s|$)/)[0] ?? '';
  return { parts: rulePartsOf(text), quantity, measured: objectsOf(measured) };
}
