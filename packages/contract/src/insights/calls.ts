import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Name, Timestamp } from '../names.ts';
import { callOutcomes } from '../proxy/calls.ts';

/** The periods that insights can be asked of by name. */
export const insightPeriods = ['24h', '7d', '30d', '90d'] as const;

/** Which period insights are of. */
export const insightRangeQuery = z.strictObject({
  period: z.enum(insightPeriods).optional().describe('The last 24 hours or days, up to now; absent: `7d`'),
  from: Timestamp.optional().describe('In place of `period`: from the hour or day of this moment on'),
  to: Timestamp.optional().describe('To the hour or day of this moment, included; absent: up to now'),
});

const Milliseconds = z
  .number()
  .nullable()
  .describe('Of answered calls, within 10 % of the exact value; null where there were none');

const sums = {
  calls: z.int(),
  blocked: z.int().describe('Calls that guardrails stopped, before the model or after it'),
  errors: z.int().describe('Calls without a good answer of a model that nothing blocked and no caller gave up'),
  p50_ms: Milliseconds,
  p95_ms: Milliseconds,
  tokens: z
    .int()
    .describe(
      'Of prompts and answers, as far as they are known: a deployment that logs nothing, has no stage and no price does not read them',
    ),
  cost_usd: z.number().describe('What the providers take, in US dollars, as far as it is known'),
};

const totals = {
  ...sums,
  by_outcome: z.array(z.object({ outcome: z.enum(callOutcomes), calls: z.int() })).describe('Most calls first'),
  blocked_by: z
    .array(z.object({ detector: z.string(), calls: z.int() }))
    .describe('Most calls first. A call counts for each detector that stopped it'),
};

export const insightsOfCalls = endpoint({
  method: 'GET',
  path: '/insights/calls',
  summary: 'Calls of the AI proxy over time: how many, blocked by what, errors, times, tokens, cost',
  description:
    'Hours and days are in UTC, and count the calls that ended in them. A call appears within a second of its end, also where the log is off. Up to three days are told by the hour, longer periods by the day.',
  scope: 'proxy',
  query: insightRangeQuery.extend({ deployment: Name.optional().describe('Only calls of this deployment') }),
  failures: ['not_found'],
  response: z.object({
    from: Timestamp,
    to: Timestamp.describe('The end of the last hour or day'),
    bucket: z.enum(['hour', 'day']),
    deployment: z.string().nullable(),
    buckets: z
      .array(z.object({ at: Timestamp.describe('Its begin'), ...sums }))
      .describe('Oldest first, none left out'),
    totals: z.object(totals),
    before: z.object(totals).describe('The totals of the period of the same length before'),
  }),
});
