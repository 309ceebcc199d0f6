import { z } from 'zod';
import { CategoryId } from '../categories.ts';

const Citation = z.object({
  page: z.int().min(1),
  sentence: z.string().describe('The sentence, word for word'),
  start: z.int().describe("Where it begins in the page's text, in UTF-16 units"),
  end: z.int().describe('Where it ends; on `end_page` where that is given'),
  end_page: z.int().optional().describe('The page on which the sentence ends, where that is a later one'),
  lead_in: z.string().optional().describe('The sentence over the list whose item `sentence` is'),
});

/** A rule of a policy. The policy wizard answers such rules, and `context.policy_rules` takes them (contract §2). */
export const PolicyRule = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string().describe('The rule in words that stand alone'),
  severity: z.enum(['low', 'medium', 'high', 'critical']),
  category: CategoryId.optional().describe('Absent where the words of the rule speak for none'),
  allowed: z.array(z.string()).optional().describe('Behaviour that the rule allows'),
  disallowed: z.array(z.string()).optional().describe('Behaviour that the rule forbids'),
  origin: z
    .enum(['document', 'description', 'text', 'library'])
    .optional()
    .describe('Where it came from: sentences of what was sent, or the library of rules by field of business'),
  citations: z
    .array(Citation)
    .optional()
    .describe('The sentences that state the rule; none where it came from the library of rules and not from a text'),
});
export type PolicyRule = z.output<typeof PolicyRule>;

/** What the embedded checker can do with each rule of a saved policy. */
export const RuleChecks = z
  .array(
    z.object({
      rule: z.string(),
      checkable: z.boolean().describe('Whether one text can show that the rule is broken'),
      reason: z.string().describe('How it is checked, or why it cannot be'),
    }),
  )
  .optional()
  .describe(
    'One entry for each of the first 64 rules of `policy_violation`. Rules that are not checkable are left to a judge model.',
  );

const Behaviours = z.array(z.string().trim().min(1).max(500)).max(50);

/** A rule as callers send it. A rule from the wizard fits as it is, and a caller's own rule needs only its text. */
const SentRule = PolicyRule.extend({
  id: z.string().min(1).max(100).optional().describe('Absent: `rule_` and its place in the list'),
  title: z.string().min(1).max(300).optional().describe('Absent: how the text begins'),
  text: z.string().trim().min(1).max(4_000).describe('The rule in words that stand alone'),
  severity: PolicyRule.shape.severity.default('medium'),
  allowed: Behaviours.optional().describe('Behaviour that does not break the rule'),
  disallowed: Behaviours.optional().describe('Behaviour that breaks it'),
}).strict();

const TITLE_WORDS = 11;

/** The title of a rule that has none: the first words of its text. */
export function titleOf(text: string): string {
  const words = text.trim().split(/\s+/);
  const begun = words.slice(0, TITLE_WORDS).join(' ');
  return words.length > TITLE_WORDS ? `${begun} …` : begun.replace(/[.;]$/, '');
}

/**
 * Structured rules of a request. Missing ids, titles and severities are filled in, and two rules with the same id are
 * refused.
 */
export const SentRules = (most: number, least = 1) =>
  z
    .array(SentRule)
    .min(least)
    .max(most)
    .transform((rules) =>
      rules.map(
        (rule, index): PolicyRule => ({
          ...rule,
          id: rule.id ?? `rule_${index + 1}`,
          title: rule.title ?? titleOf(rule.text),
        }),
      ),
    )
    .superRefine((rules, context) => {
      const known = new Set<string>();
      for (const [index, { id }] of rules.entries()) {
        const message = `Two rules have the id "${id}"`;
        if (known.has(id))
          context.addIssue({ code: 'custom', path: [index, 'id'], message, params: { type: 'duplicate' } });
        known.add(id);
      }
    });
