import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PolicyRule, RuleChecks, SentRules } from '../guardrails/policy-rule.ts';
import { PolicyHeader, savedAnswer, savedFields } from '../guardrails/saved-record.ts';
import { Name, PageQuery, Pagination } from '../names.ts';

const Policy = z.object({
  policy_id: z.int(),
  name: z.string(),
  policy_rules: z.string().describe('One rule a line'),
  rules: z
    .array(PolicyRule)
    .describe('The same rules, structured; where they were sent as lines, with a severity of `medium`; at most 1,000'),
  rule_checks: RuleChecks,
  total_rules: z.int(),
  policy_text: z.string().nullable().describe('What the rules were made from'),
  pdf_name: z.string().nullable().describe('Name of the file that the text was read from'),
  ...savedFields,
});
const Deleted = z.object({ policy_id: z.int(), project_name: z.string() });
const MaybeNamed = z.object({ policy: Name.optional() });

const Rules = z.string().min(1).max(1_000_000).describe('One rule a line');
const AnyRules = z.union([Rules, SentRules(1_000)]).describe('One rule a line, or structured rules');
/** Rules in a form. Form fields are texts, so structured rules are sent as JSON. */
const FormRules = z.preprocess(
  (sent) => (typeof sent === 'string' && /^\s*\[\s*\{/.test(sent) ? parsed(sent) : sent),
  AnyRules,
);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Not JSON: these are rules as lines whose first line begins like a JSON list.
    return json;
  }
}

const Total = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,7}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(0).max(1_000_000))
  .describe('How many rules there are; another number than that of the lines, or of the numbered ones, is 422');
const PolicyText = z.string().min(1).max(2_000_000).describe('What the rules were made from');
const PolicyFile = z.file().describe('Instead of the text: a PDF with it');

const both = 'Send either `policy_text` or `policy_file`, not both';
const Changes = z.strictObject({
  name: Name.nullish(),
  policy_rules: Rules.nullish(),
  total_rules: Total.nullish(),
  policy_text: PolicyText.nullish(),
  policy_file: PolicyFile.nullish(),
});

interface Sent extends Pick<z.output<typeof Changes>, 'policy_text' | 'policy_file'> {
  policy_rules?: unknown;
}

/** Adds an issue if both sources of the rules are sent: the text and the file. */
function checkSource({ policy_text, policy_file }: Sent, context: z.RefinementCtx): void {
  if (policy_text == null || policy_file == null) return;
  context.addIssue({ code: 'custom', path: ['policy_file'], message: both, params: { type: 'exclusive' } });
}

/** A new policy with rules as lines needs the text that they were made from. Structured rules do not need it. */
function checkNew(body: Sent, context: z.RefinementCtx): void {
  checkSource(body, context);
  if (body.policy_text != null || body.policy_file != null || typeof body.policy_rules !== 'string') return;
  const message = 'Field required, or `policy_file` in its place';
  context.addIssue({ code: 'custom', path: ['policy_text'], message, params: { type: 'missing' } });
}

const NewPolicy = Changes.extend({ policy_rules: AnyRules })
  .superRefine(checkNew)
  .meta({
    examples: [
      { name: 'support', policy_rules: 'Never promise refunds.', policy_text: 'Be fair.' },
      {
        name: 'prices',
        policy_rules: [
          { text: 'Do not discuss discounts.', severity: 'high', allowed: ['discounts of the loyalty programme'] },
        ],
      },
    ],
  });
const NewForm = Changes.extend({ policy_rules: FormRules }).superRefine(checkNew);
const ChangedPolicy = Changes.extend({ policy_rules: AnyRules.nullish() })
  .superRefine(checkSource)
  .meta({ examples: [{ name: 'support', policy_rules: 'Never promise refunds.\nNever name a competitor.' }] });
const ChangedForm = Changes.extend({ policy_rules: FormRules.nullish() }).superRefine(checkSource);

export const addPolicy = endpoint({
  method: 'POST',
  path: '/code-of-conduct/add-policy',
  summary: 'Save a code of conduct for the project: its rules, and the text that they were made from',
  description:
    'Takes a form (multipart or urlencoded) or JSON. The name stands in the body, or in the header `-Policy`.',
  scope: 'guardrails',
  isWorkUnpriced: true,
  failures: ['conflict'],
  headers: MaybeNamed,
  body: NewPolicy,
  form: NewForm,
  response: savedAnswer('Policy', 'added', Policy),
});

export const getPolicy = endpoint({
  method: 'GET',
  path: '/code-of-conduct/get-policy',
  summary: 'The code of conduct that the header names',
  scope: 'guardrails',
  failures: ['not_found'],
  headers: PolicyHeader,
  response: Policy,
});

export const modifyPolicy = endpoint({
  method: 'PATCH',
  path: '/code-of-conduct/modify-policy',
  summary: 'Change what the body names of the code of conduct that the header names',
  description: 'A `name` beside the header renames it; without the header it says which one is meant.',
  scope: 'guardrails',
  isWorkUnpriced: true,
  failures: ['not_found', 'conflict'],
  headers: MaybeNamed,
  body: ChangedPolicy,
  form: ChangedForm,
  response: savedAnswer('Policy', 'updated', Policy),
});

export const deletePolicy = endpoint({
  method: 'DELETE',
  path: '/code-of-conduct/delete-policy',
  summary: 'Delete the code of conduct that the header names',
  scope: 'guardrails',
  failures: ['not_found'],
  headers: PolicyHeader,
  response: savedAnswer('Policy', 'deleted', Deleted),
});

export const listPolicies = endpoint({
  method: 'GET',
  path: '/code-of-conduct/list-policies',
  summary: 'The codes of conduct of the project, oldest first',
  scope: 'guardrails',
  query: PageQuery,
  response: z.object({ policies: z.array(Policy), pagination: Pagination }),
});
