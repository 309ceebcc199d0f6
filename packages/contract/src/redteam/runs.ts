import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PolicyRule } from '../guardrails/policy-rule.ts';
import { FieldQuestion } from '../industry.ts';
import { Name, PageQuery, Pagination } from '../names.ts';
import { refreshCache } from '../refresh-cache.ts';
import { GoalOrigins, Results, RunOutcome, RunRecord, RunState } from './run-results.ts';
import { Submission } from './submission.ts';
import { BusinessFields } from './threat-profile.ts';
import { ShownCategory } from './your-rules.ts';

/** A boolean of a query. */
const Flag = z.enum(['true', 'false']).meta({ sentAs: { type: 'boolean' } });

/** The id of a run, and the parameters of every path of one. */
export const RunId = z.string().regex(/^rt-[0-9a-f-]{36}$/, 'A run id is "rt-" and a UUID');
export const RunParams = z.object({ run_id: RunId });

const PlanLine = z.object({
  category: z.string(),
  attack: z.string(),
  prompts: z.int(),
  target_calls_at_most: z.int(),
  attacker_calls_at_most: z.int(),
});

const Accepted = z.object({
  run_id: z.string(),
  status: RunState,
  run_name: z.string().nullable(),
  status_url: z.string(),
  results_url: z.string(),
  stream_url: z.string(),
  credits: z.object({ cost: z.int() }).optional().describe('Absent in the metering mode `requests`'),
});

const Plan = z.object({
  dry_run: z.literal(true),
  plan: z.array(PlanLine),
  prompts: z.int(),
  controls: z.int(),
  target_calls_at_most: z.int(),
  attacker_calls_at_most: z.int(),
  ...GoalOrigins,
  question: FieldQuestion.optional(),
  undecided: z
    .object({ goals: z.int(), message: z.string() })
    .nullable()
    .optional()
    .describe('How many of the goals the embedded judge will probably leave open; null where a model judges'),
  seed: z.string(),
  context: z
    .object({
      system_description: z.string().nullable(),
      business_fields: BusinessFields,
      policy_description: z.string().nullable(),
      policy_rules: z.array(PolicyRule),
    })
    .describe('What the run would go by: the body, a saved model and a saved policy taken together'),
  credits: z
    .object({ cost: z.int(), lines: z.array(z.unknown()) })
    .optional()
    .describe('Absent in the metering mode `requests`'),
});

/** The query, headers, failures and answer that all submissions of runs share. */
export const submissionParts = {
  query: z.object({ dry_run: Flag.default('false'), ...refreshCache }),
  headers: z.object({
    policy: Name.optional().describe(
      "A saved code of conduct, or a saved policy whose `policy_violation` has a text: it outranks the body's context",
    ),
    ...refreshCache,
  }),
  failures: ['not_found', 'target_refused', 'target_not_expressible', 'attack_unavailable'],
  status: 202,
  response: z.union([Accepted, Plan]),
} as const;

export const submitRun = endpoint({
  method: 'POST',
  path: '/rt/redteam',
  summary: 'Attack a target',
  description:
    'Schema, refusals, price, hold, one probe of the target, charge; then 202. `?dry_run=true` answers the plan and its cost: nothing is charged, asked or kept.',
  scope: 'redteam',
  balance: 'redteam',
  ...submissionParts,
  failures: [...submissionParts.failures, 'target_unhealthy'],
  body: Submission,
});

/** The target of a run, as far as it is shown. */
export const ShownTarget = z.object({
  endpoint: z.string().nullable().describe('Without its query; null where no key opens it any more'),
  model_name: z.string().nullable(),
  target_id: z
    .string()
    .nullable()
    .describe('The same for every run against the same target; null in runs of older versions'),
});

const Progress = z.object({ total: z.int(), done: z.int(), failed: z.int(), succeeded: z.int() });

export const listRuns = endpoint({
  method: 'GET',
  path: '/rt/runs',
  summary: "The project's runs, newest first",
  scope: 'redteam',
  query: z.strictObject({
    ...PageQuery.shape,
    status: RunState.optional().describe('Only runs of this status; a paused run is Queued'),
    model: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe('Only runs against the model of this name (`target.model_name`)'),
  }),
  response: z.object({
    runs: z.array(
      z.object({
        run_id: z.string(),
        run_name: z.string().nullable(),
        status: RunState,
        paused: z.boolean(),
        created_at: z.string(),
        ended_at: z.string().nullable(),
        target: ShownTarget,
        attempts: z.int().describe('Judged so far, without the harmless controls'),
        successes: z.int(),
        asr: z.number().min(0).max(1).nullable().describe('null while nothing is judged'),
      }),
    ),
    pagination: Pagination,
  }),
});

export const getRun = endpoint({
  method: 'GET',
  path: '/rt/runs/:run_id',
  summary: 'The status of a run',
  scope: 'redteam',
  params: RunParams,
  response: z.object({
    run_id: z.string(),
    run_name: z.string().nullable(),
    status: RunState,
    paused: z.boolean(),
    state_reason: z.string().nullable(),
    created_at: z.string(),
    started_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    progress: Progress,
    target: ShownTarget,
    scope: z.object({ risk_categories: z.array(z.string()), attacks: z.array(z.string()) }),
    eta_seconds: z.number().nullable(),
    plan: z.object({
      seed: z.string(),
      comprehensiveness: z.string(),
      corpus_version: z.int(),
      controls: z.int(),
      model: z.object({ name: z.string(), version: z.string() }).nullable().describe('The saved model it attacks'),
      policy: z.string().nullable().describe('Name of the saved policy that it goes by'),
      dataset: z.string().nullable().describe('The dataset that it attacks with'),
    }),
    last_event: z.int().describe('The id of the newest event: a stream from there tells what is new'),
  }),
});

export const getResults = endpoint({
  method: 'GET',
  path: '/rt/runs/:run_id/results',
  summary: 'Attack success rates of a run: overall, by category, sub-category and attack',
  description: 'Readable at any time; computed from the records. `status` says whether it is final.',
  scope: 'redteam',
  params: RunParams,
  response: Results,
});

const flag = Flag.transform((value) => value === 'true');
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'A whole number')
    .transform(Number)
    .pipe(z.int().min(least).max(most))
    .meta({ sentAs: { type: 'integer', minimum: least, maximum: most } });

/** How many records or findings a page holds. */
export const recordLimit = wholeNumber(1, 1_000);

export const getRecords = endpoint({
  method: 'GET',
  path: '/rt/runs/:run_id/records',
  summary: 'The records of a run: prompt, response, turns and verdict of each probe that has ended',
  description: 'In the order of the plan. `Accept: application/x-ndjson` or `text/csv` streams all of them.',
  scope: 'redteam',
  params: RunParams,
  query: z.object({
    limit: recordLimit.default(100),
    cursor: z
      .string()
      .regex(/^\d{1,9}$/, 'A cursor is what next_cursor said')
      .optional(),
    category: ShownCategory.optional().describe('`your_rules`: the rules of `context`'),
    attack: z.string().max(100).optional(),
    success: flag.optional(),
    outcome: RunOutcome.optional().describe('Only records with this verdict'),
    controls: Flag.default('false')
      .transform((value) => value === 'true')
      .describe('The harmless controls instead of the attacks'),
    conversation: Flag.default('true')
      .transform((value) => value === 'true')
      .describe(
        '`false`: without `prompt`, `response` (both null), `turns` (empty) and `generator` (absent), for lists. JSON only',
      ),
  }),
  streams: ['application/x-ndjson', 'text/csv'],
  response: z.object({ records: z.array(RunRecord), next_cursor: z.string().nullable() }),
});

export const RecordParams = RunParams.extend({
  record_id: z.string().regex(/^rt-[0-9a-f-]{36}\.\d{1,9}$/, 'A record id is the id of its run, "." and a number'),
});

export const getRecord = endpoint({
  method: 'GET',
  path: '/rt/runs/:run_id/records/:record_id',
  summary: 'One record of a run: prompt, response, turns and verdict',
  description: '404 until the probe has ended. A harmless control has a record, too.',
  scope: 'redteam',
  params: RecordParams,
  response: RunRecord,
});

export const getMedium = endpoint({
  method: 'GET',
  path: '/rt/runs/:run_id/media/:digest',
  summary: 'A picture or a recording that a run sent',
  description:
    'The bytes, with their media type. `turns` of the records name them. They are kept as long as the run, once for each content.',
  scope: 'redteam',
  params: RunParams.extend({
    digest: z.string().regex(/^[0-9a-f]{64}$/, 'SHA-256 in hexadecimal, as a record names it'),
  }),
  streams: ['image/png', 'audio/wav'],
  isOnlyStreamed: true,
  response: z.string(),
});

export const resumeRun = endpoint({
  method: 'POST',
  path: '/rt/runs/:run_id/resume',
  summary: 'Go on with a run that failed or is paused',
  description:
    'Keeps every record; attempts what is missing or failed, and judges answers that were kept without asking again.',
  scope: 'redteam',
  failures: ['conflict'],
  params: RunParams,
  response: z.object({ run_id: z.string(), status: RunState, remaining: z.int() }),
});

export const rejudgeRun = endpoint({
  method: 'POST',
  path: '/rt/runs/:run_id/rejudge',
  summary: 'Judge the answers of a finished run again, by another judge',
  description:
    'Free, and without a call to the target: what it said is kept. The verdicts and rates of before are replaced as the new ones come. `model` is the chat model that the operator configured.',
  scope: 'redteam',
  failures: ['conflict'],
  params: RunParams,
  body: z.strictObject({ judge: z.enum(['embedded', 'model']) }).meta({ examples: [{ judge: 'embedded' }] }),
  response: z.object({ run_id: z.string(), status: RunState, remaining: z.int() }),
});

export const signalRun = endpoint({
  method: 'POST',
  path: '/rt/runs/:run_id/signal/:name',
  summary: 'Ask a run to pause, go on or end: `pause`, `resume`, `cancel`',
  description: 'Cooperative: calls under way end and are kept. Another name is 404, a signal in the wrong state 409.',
  scope: 'redteam',
  failures: ['conflict'],
  params: RunParams.extend({ name: z.string().max(100) }),
  response: z.object({ run_id: z.string(), signal: z.string(), status: RunState, paused: z.boolean() }),
});

export const streamRun = endpoint({
  method: 'GET',
  path: '/rt/runs/:run_id/stream',
  summary: 'What happens in a run, as it happens (server-sent events)',
  description:
    'Events `run.status`, `run.progress`, `record`, `run.finished`; each has an `id`. With `Last-Event-ID`, or `?after=`, it goes on without loss or repeat, from any node. It ends after a terminal status; a comment is sent every 15 s. The key may stand in the query as `apikey`.',
  scope: 'redteam',
  params: RunParams,
  query: z.object({ after: wholeNumber(0, 999_999_999).optional(), apikey: z.string().optional() }),
  streams: ['text/event-stream'],
  isOnlyStreamed: true,
  noneLeft: 'The run is over and the caller knows its last event: there is no use in connecting again.',
  takesKeyInQuery: true,
  response: z.string(),
});
