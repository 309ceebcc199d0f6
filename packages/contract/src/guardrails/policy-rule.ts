import { z } from 'zod';
import { CategoryId } from '../redteam/categories.ts';

const Citation = z.object({
  page: z.int().min(1),
  sentence: z.string().describe('The sentence, word for word'),
  start: z.int().describe("Where it begins in the page's text, in UTF-16 units"),
  end: z.int().describe('Where it ends; on `end_page` where that is given'),
  end_page: z.int().optional().describe('The page on which the sentence ends, where that is a later one'),
  lead_in: z.string().optional().describe('The sentence over the list whose item `sentence` is'),
});

/** A rule of a policy, as the wizard finds it and as `context.policy_rules` takes it (contract §2). */
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
