import { type PolicyRule, titleOf } from '@redoubt/contract';

/** The rules of a code of conduct, as lines and in structured form. */
export interface SavedRules {
  /** One rule per line. */
  readonly policy_rules: string;
  readonly rules: readonly PolicyRule[];
}

/** Maximum number of rules in an answer, since there may be any number of lines. */
const MAX_RULES = 1_000;

/** Returns the saved form of rules. `rules` is null if they were sent as lines. */
export function rulesToSave(sent: string | readonly PolicyRule[]) {
  if (typeof sent === 'string') return { policy_rules: sent, rules: null };
  return { policy_rules: numbered(sent), rules: sent };
}

/** Returns the texts of rules, numbered, one per line. */
export const numbered = (rules: readonly PolicyRule[]): string =>
  rules.map(({ text }, index) => `${index + 1}. ${text.replace(/\s*\n\s*/g, ' ')}`).join('\n');

/**
 * Returns the rules of a saved code of conduct. Structured rules are returned as sent. Lines become rules of medium
 * severity. The only cast: saved content was made by the wizard or from what the schema of `add-policy` accepted.
 */
export function savedRulesOf(content: Readonly<Record<string, unknown>>): SavedRules {
  const { policy_rules, rules } = content as { policy_rules: string; rules?: readonly PolicyRule[] | null };
  return { policy_rules, rules: rules ?? rulesOfLines(policy_rules) };
}

/** Returns whether a saved code of conduct has structured rules. */
export const isStructured = (content: Readonly<Record<string, unknown>>): boolean => content.rules != null;

function rulesOfLines(lines: string): PolicyRule[] {
  const texts = lines.split('\n').map((line) => line.replace(/^\s*\(?\d{1,3}[.):]\s+/, '').trim());
  return texts
    .filter((text) => text !== '')
    .slice(0, MAX_RULES)
    .map((text, index) => ({ id: `rule_${index + 1}`, title: titleOf(text), text, severity: 'medium' }));
}
