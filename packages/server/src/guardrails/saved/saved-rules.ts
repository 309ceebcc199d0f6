import { type PolicyRule, titleOf } from '@redoubt/contract';

/** The rules of a code of conduct, as lines and structured. */
export interface SavedRules {
  /** One rule a line. */
  readonly policy_rules: string;
  readonly rules: readonly PolicyRule[];
}

/** Rules that are answered, of what may be any number of lines. */
const MAX_RULES = 1_000;

/** What is saved of rules that were sent as lines, or structured: `rules` is null where they are lines. */
export function rulesToSave(sent: string | readonly PolicyRule[]) {
  if (typeof sent === 'string') return { policy_rules: sent, rules: null };
  return { policy_rules: numbered(sent), rules: sent };
}

/** The texts of rules, numbered, one a line. */
export const numbered = (rules: readonly PolicyRule[]): string =>
  rules.map(({ text }, index) => `${index + 1}. ${text.replace(/\s*\n\s*/g, ' ')}`).join('\n');

/**
 * The rules of a saved code of conduct, for whoever goes by them: structured ones as they were sent, lines as rules of
 * medium severity. The one cast: what is saved was made of what the schema of `add-policy` let in, or by the wizard.
 */
export function savedRulesOf(content: Readonly<Record<string, unknown>>): SavedRules {
  const { policy_rules, rules } = content as { policy_rules: string; rules?: readonly PolicyRule[] | null };
  return { policy_rules, rules: rules ?? rulesOfLines(policy_rules) };
}

/** Whether the rules of a saved code of conduct say more than their lines do. */
export const isStructured = (content: Readonly<Record<string, unknown>>): boolean => content.rules != null;

function rulesOfLines(lines: string): PolicyRule[] {
  const texts = lines.split('\n').map((line) => line.replace(/^\s*\(?\d{1,3}[.):]\s+/, '').trim());
  return texts
    .filter((text) => text !== '')
    .slice(0, MAX_RULES)
    .map((text, index) => ({ id: `rule_${index + 1}`, title: titleOf(text), text, severity: 'medium' }));
}
