import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Name, Timestamp } from '../names.ts';
import { foundInCall } from './call-findings.ts';
import { CacheOutcome } from './kept-answers.ts';
import { ShadowFound } from './shadow.ts';

/** How a call through the gateway can end. */
export const callOutcomes = [
  'answered',
  'input_blocked',
  'output_blocked',
  'upstream_error',
  'aborted',
  'failed',
] as const;
const Outcome = z
  .enum(callOutcomes)
  .describe(
    '`upstream_error`: no provider answered well; `aborted`: the caller left, or the service stopped; `failed`: refused, or a fault of the service',
  );
export type CallOutcome = z.output<typeof Outcome>;

const CallId = z
  .string()
  .regex(/^call_[0-9a-f]{32}$/, 'a call id is "call_" and 32 hexadecimal digits')
  .describe('Sorts by the time of the call');

/** A status, or a class of statuses. */
const StatusFilter = z
  .string()
  .regex(/^[1-5](?:\d\d|xx)$/, 'a status is three digits, such as 429, or a class of them, such as 4xx')
  .describe('A status such as 429, or a class such as 4xx');

const Tag = z
  .string()
  .regex(
    /^[^\s,](?:[^,]{0,98}[^\s,])?$/u,
    'a tag has 1–100 characters, no comma, and neither starts nor ends with a space',
  );

const Milliseconds = z.number().nullable().describe('null where there was none');
const Findings = z.object({
  detected: z.array(z.string()).describe('Detectors that found something'),
  blocked: z.array(z.string()).describe('Those of them that blocked'),
});

const InputFindings = Findings.extend({
  unread: z
    .array(z.object({ part: z.string(), reason: z.string() }))
    .optional()
    .describe('Pictures, recordings and files that were not read whole, and why; absent where there are none'),
});

const Call = z.object({
  call_id: z.string(),
  at: Timestamp.describe('When the request had come'),
  request_id: z.string(),
  deployment: z.object({ deployment_id: z.int(), name: z.string().describe('At the time of the call') }),
  key_name: z.string(),
  user: z.string().nullable().describe('The end user that the caller names, in the header `-User` or as `user`'),
  path: z.string(),
  tags: z.array(z.string()).describe('Of the header `-Tags`'),
  provider: z.string().nullable(),
  model_asked: z.string().nullable(),
  model_answered: z.string().nullable(),
  is_streamed: z.boolean(),
  status: z.int().describe('As the caller got it'),
  outcome: Outcome,
  attempts: z.array(
    z.object({
      model: z.string(),
      status: z.int().nullable(),
      error: z
        .string()
        .nullable()
        .describe(
          'Why no answer came, such as `upstream_timeout`; null where one came, and in calls of older versions',
        ),
      from_ms: z.number().nullable().describe('When it began, since `at`; null in calls of older versions'),
      ms: z.number(),
    }),
  ),
  finish_reason: z.string().nullable(),
  tokens: z.object({
    prompt: z.int().nullable(),
    completion: z.int().nullable(),
    cached: z.int().nullable().describe("Of the prompt's, those from the provider's cache; null where it does not say"),
    reasoning: z.int().nullable().describe("Of the answer's, those of thoughts; null where the provider does not say"),
  }),
  cost_usd: z
    .number()
    .nullable()
    .describe('What the provider takes for the call, in US dollars; null where its tokens or its price are not known'),
  cache: CacheOutcome.nullable().describe('null where the deployment keeps no answers, and in calls of older versions'),
  saved_usd: z
    .number()
    .nullable()
    .describe('What the kept answer had cost, in US dollars; null where none was given, or its cost was not known'),
  credits: z.int().optional().describe('Absent in the metering mode `requests`'),
  latencies_ms: z.object({
    input_guardrails: Milliseconds,
    first_byte: Milliseconds,
    output_guardrails: Milliseconds,
    total: z.number(),
  }),
  detections: z.object({ input: InputFindings, output: Findings, shadow: ShadowFound }),
});
export type Call = z.output<typeof Call>;

const CallsQuery = z.strictObject({
  deployment: Name.optional().describe('Only calls of the deployment that had this name'),
  outcome: Outcome.optional(),
  status: StatusFilter.optional(),
  tag: Tag.optional().describe('Only calls with this tag, as it was written'),
  from: Timestamp.optional().describe('Only calls from this moment on'),
  to: Timestamp.optional().describe('Only calls from before this moment'),
  limit: z.coerce.number().int().min(1).max(100).default(50).describe('Calls a page, 1–100'),
  cursor: CallId.optional().describe('The `next_cursor` of the page before'),
});
export type CallsQuery = z.output<typeof CallsQuery>;

export const listCalls = endpoint({
  method: 'GET',
  path: '/ai-proxy/calls',
  summary: 'The calls of the project’s deployments, newest first, without their texts',
  description:
    'Calls of deployments whose log is off are not here. A call appears within a second of its end. A page holds fewer calls than `limit` where few are what is asked for; there are more as long as `next_cursor` is not null.',
  scope: 'proxy',
  query: CallsQuery,
  response: z.object({ calls: z.array(Call), next_cursor: z.string().nullable() }),
});

export const getCall = endpoint({
  method: 'GET',
  path: '/ai-proxy/calls/:call_id',
  summary: 'One call, with what was found in it, and its texts where the deployment logs them',
  description: 'Personal data is replaced in the texts, and each ends after 32,768 characters.',
  scope: 'proxy',
  params: z.object({ call_id: CallId }),
  response: Call.extend({
    ...foundInCall,
    texts: z.object({ request: z.string().nullable(), response: z.string().nullable() }),
  }),
});
