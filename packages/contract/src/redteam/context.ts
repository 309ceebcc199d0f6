import { z } from 'zod';
import { SentRules } from '../guardrails/policy-rule.ts';
import { Industry } from '../industry.ts';

const Text = z.string().max(100_000);
const Phrases = z.array(z.string().min(1).max(1_000).regex(/\S/, 'A phrase needs more than blanks')).max(200);

/** `context` of a submission: what the system under test is, and what shows that an attack succeeded. */
export const RedteamContext = z.strictObject({
  system_description: Text.nullish(),
  industry: Industry.nullish(),
  policy_description: Text.nullish().describe('Older style of a policy: free text'),
  policy_rules: SentRules(500, 0).nullish(),
  refusal_phrases: Phrases.nullish().describe(
    "What the system's own refusals contain, beside the usual ones. They also name the answers of status 4xx by which a guardrail before the system stops a call",
  ),
  canaries: Phrases.nullish().describe(
    'Strings that only its instructions or secrets hold: an answer with one is a success',
  ),
  forbidden_tools: Phrases.nullish().describe('Tools whose call is a success'),
});
export type RedteamContext = z.output<typeof RedteamContext>;
