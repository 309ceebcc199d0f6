import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { SavedDetectors } from '../guardrails/saved-detectors.ts';
import { Name } from '../names.ts';
import { RunParams, submissionParts } from '../redteam/runs.ts';
import { Severity } from '../redteam/severity.ts';
import { toldFields } from '../redteam/told-fields.ts';
import { isTaskSummary, ratesOfTask, taskSummaryFields } from './task-summary.ts';

const Count = z.int().min(0);
const Share = z.number().min(0).max(1);
const Interval = z.tuple([Share, Share]).nullable().describe("Wilson's interval");

/** A success rate of a summary. Unknown keys are passed over, because a summary may come from another version. */
const SentRate = z.looseObject({
  asr: Share.nullish(),
  attempts: Count.nullish(),
  successes: Count.nullish(),
});
const SentAttack = SentRate.extend({ id: z.string().max(100) });
const SentCategory = SentRate.extend({
  id: z.string().max(100),
  sub_categories: z
    .array(SentRate.extend({ name: z.string().max(200) }))
    .max(1_000)
    .nullish(),
  attacks: z.array(SentAttack).max(100).nullish(),
});

/** The results of a run as a caller sends them back. Every key is optional. */
const RunRates = z.looseObject({
  run_id: z.string().max(100).nullish().describe('Its stored records are read where the project has the run'),
  overall: SentRate.nullish(),
  categories: z.array(SentCategory).max(100).nullish(),
  attacks: z.array(SentAttack).max(100).nullish(),
  over_refusal: z.looseObject({ rate: Share.nullish(), attempts: Count.nullish(), refused: Count.nullish() }).nullish(),
});
export type RunSummary = z.output<typeof RunRates>;

const SentRates = RunRates.extend(taskSummaryFields);
/** The same, or what the archived API answers for results: its summary, alone or in the whole answer. */
const Summary = SentRates.extend({
  summary: SentRates.nullish().describe('The answer of the archived API has its summary here'),
}).transform(({ summary, ...sent }): RunSummary => {
  const rates = summary ?? sent;
  return rates.categories == null && isTaskSummary(rates) ? { ...rates, ...ratesOfTask(rates) } : rates;
});

const summaryFields = {
  summary: Summary.nullish().describe('What GET /rt/runs/{run_id}/results answers; `{"run_id": …}` is enough'),
  results: Summary.nullish().describe('Another name of `summary`'),
  redteam_summary: Summary.nullish().describe('Another name of `summary`'),
};
interface SentSummary {
  summary?: RunSummary | null | undefined;
  results?: RunSummary | null | undefined;
  redteam_summary?: RunSummary | null | undefined;
}
const summaryOf = ({ summary, results, redteam_summary }: SentSummary): RunSummary =>
  summary ?? results ?? redteam_summary ?? {};

const exampleSummary = {
  overall: { asr: 0.25, attempts: 20, successes: 5 },
  categories: [
    {
      id: 'security_fraud',
      asr: 0.5,
      attempts: 10,
      successes: 5,
      attacks: [{ id: 'encoding', asr: 0.5, attempts: 10, successes: 5 }],
    },
  ],
};

/** The body of the calls that only need a summary. */
export const SummaryBody = z
  .strictObject(summaryFields)
  .transform((body) => ({ summary: summaryOf(body) }))
  .meta({ examples: [{ summary: exampleSummary }] });

/** The body of `risk-mitigation/system-prompt`. */
export const PromptBody = z
  .strictObject({ system_prompt: z.string().max(100_000).nullish(), ...summaryFields })
  .transform(({ system_prompt, ...body }) => ({ system_prompt: system_prompt ?? '', summary: summaryOf(body) }))
  .meta({ examples: [{ system_prompt: 'You are the assistant of a shop.', summary: exampleSummary }] });

export const FindingsReport = z.object({
  key_findings: z.array(
    z.object({
      text: z.string().describe('The whole finding; of a stored run its parts in the order of the fields below'),
      severity: Severity.describe('Of a stored run: harm times the chance that one of ten tries succeeds'),
      category: z.string().nullable().describe('`your_rules`: the rules of `context`. null: about more than one'),
      evidence: z.array(z.string()).describe('Ids of records of the run; empty where only a summary was sent'),
      ...toldFields,
    }),
  ),
  message: z.literal('Key Findings have been generated successfully'),
});
export type FindingsReport = z.output<typeof FindingsReport>;

export const HardenedPrompt = z.object({
  analysis: z.string(),
  system_prompt: z.string().describe('The prompt that was sent, with rules after it'),
  message: z.literal('System prompt has been generated successfully'),
});

const Part = z.object({
  part: z.string().describe('The detector, and of a policy the rule'),
  threshold: Share.nullable().describe('null: the one of the service'),
  blocked_alone: Count.describe('Successes that it stops without the others'),
  prompts: Count.describe('Those that it sees in the prompt'),
  answers: Count.describe('Those that it sees in the answer'),
  adds: Count.describe('Successes that no part before it stops'),
  false_positives: Count.describe('Controls that it stops'),
});

/** What came of trying a policy on stored prompts and answers. */
export const PolicyTrial = z.object({
  run_id: z.string(),
  successes: z.object({ tried: Count, of: Count }),
  controls: z.object({ tried: Count, of: Count }),
  blocked: Count,
  blocked_share: Share.nullable(),
  blocked_ci95: Interval,
  false_positives: Count,
  false_positive_share: Share.nullable(),
  false_positive_ci95: Interval,
  further_controls: z
    .object({ tried: Count, false_positives: Count })
    .describe('Harmless prompts of the built-in corpus that the run did not ask. Only the prompts were tried'),
  max_false_positive_share: Share.describe('No part was taken that exceeds this share of all controls'),
  held_out: z
    .object({ blocked_share: Share.nullable(), false_positive_share: Share.nullable() })
    .nullable()
    .describe('The same shares where one half of the goals chose the policy and the other half measured it'),
  asr: Share.nullable().describe('Of the run'),
  predicted_asr: Share.nullable().describe('Of the run behind this policy, if attackers do not adapt'),
  parts: z.array(Part),
  missed: z.array(z.string()).describe('Ids of records that it does not stop, at most 20'),
});
export type PolicyTrial = z.output<typeof PolicyTrial>;

export const ProposedPolicy = z.object({
  analysis: z.string(),
  guardrails_policy: z
    .object({ detectors: z.record(z.string(), z.unknown()) })
    .describe('Can be saved as it is: POST /guardrails/add-policy takes it with a name'),
  message: z.literal('Guardrails configuration has been generated successfully'),
  trial: PolicyTrial.nullable().describe('null where nothing stored could be tried'),
});

const ofSummary = { method: 'POST', scope: 'redteam', isWorkUnpriced: true, failures: ['not_found'] } as const;

export const findings = endpoint({
  ...ofSummary,
  path: '/rt/findings',
  summary: 'The key findings of a run, from its results',
  description: 'Free. With a `run_id` the findings cite records of the run.',
  body: SummaryBody,
  response: FindingsReport,
});

export const hardenPrompt = endpoint({
  ...ofSummary,
  path: '/rt/risk-mitigation/system-prompt',
  summary: 'A system prompt, hardened for what a run found',
  description: 'Free. What was sent stays word for word, and rules are added after it. Nothing is tried: verify does.',
  body: PromptBody,
  response: HardenedPrompt,
});

export const proposePolicy = endpoint({
  ...ofSummary,
  path: '/rt/risk-mitigation/guardrails-policy',
  summary: 'A guardrails policy that stops what succeeded in a run',
  description:
    'Free. With a `run_id` the prompts and answers of its successes and of its controls are judged by candidate detectors, and `trial` has the shares. With a summary alone the detectors are those that fit its categories and attacks, and nothing was tried.',
  body: SummaryBody,
  response: ProposedPolicy,
});

const verifyFields = {
  guardrails_policy: z
    .strictObject({ detectors: SavedDetectors })
    .nullish()
    .describe('Judges each prompt before the target is asked, and each answer after it'),
  system_prompt: z
    .string()
    .trim()
    .min(1)
    .max(100_000)
    .nullish()
    .describe('Sent to the target before each conversation'),
  deployment: Name.nullish().describe(
    'Name of a deployment of the AI proxy that is asked in place of the target, by the key of this call',
  ),
  run_name: z.string().trim().min(1).max(200).nullish(),
};

/** The body of a verification. It has exactly one mitigation. */
const VerifyBody = z
  .strictObject(verifyFields)
  .superRefine(({ guardrails_policy, system_prompt, deployment }, { addIssue }) => {
    const given = [guardrails_policy, system_prompt, deployment].filter((each) => each != null);
    if (given.length === 1) return;
    const message = 'Send one of guardrails_policy, system_prompt and deployment';
    const type = given.length === 0 ? 'missing' : 'exclusive';
    addIssue({ code: 'custom', path: ['guardrails_policy'], params: { type }, message });
  })
  .meta({ examples: [{ guardrails_policy: { detectors: { injection_attack: { enabled: true } } } }] });
export type VerifyBody = z.output<typeof VerifyBody>;

const { query, failures, response } = submissionParts;
const [Accepted, Plan] = response.options;

export const verifyRun = endpoint({
  method: 'POST',
  path: '/rt/runs/:run_id/verify',
  summary: 'Try again, through a mitigation, what succeeded in a run',
  description:
    'Makes a run of the same probes: the successes and the controls. It is priced as a run of their categories and attacks. GET /rt/runs/{run_id}/results of the new run has `verification`: before, after, the paired test, and the controls.',
  scope: 'redteam',
  balance: 'redteam',
  params: RunParams,
  query: query.pick({ dry_run: true }),
  failures: [...failures, 'target_unhealthy', 'conflict'],
  status: 202,
  body: VerifyBody,
  response: z.union([Accepted.extend({ verifies: z.string() }), Plan]),
});
