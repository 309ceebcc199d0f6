import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from '../names.ts';

/** By what costs can be summed. */
export const costGroupings = ['key', 'tag', 'user', 'model', 'deployment'] as const;
export type CostGrouping = (typeof costGroupings)[number];

const sums = {
  calls: z.int().describe('Calls that a provider answered'),
  unpriced_calls: z.int().describe('Those of them whose cost is not known; `cost_usd` is without them'),
  tokens: z.object({
    prompt: z.int(),
    completion: z.int(),
    cached: z.int().describe("Of the prompts', those from a cache"),
    reasoning: z.int().describe("Of the answers', those of thoughts"),
  }),
  cost_usd: z.number().describe('What the providers take, in US dollars'),
};

export const costs = endpoint({
  method: 'GET',
  path: '/ai-proxy/costs',
  summary: 'What providers take for the calls of the project, by key, tag, end user, model or deployment',
  description:
    'Hours are whole hours in UTC, and count the calls that ended in them. A call appears within a second of its end. The largest 1,000 groups are listed. A call counts once for each of its tags; `totals` count every call once.',
  scope: 'proxy',
  query: z.strictObject({
    from: Timestamp.optional().describe('From the hour of this moment on; absent: from the start of the month in UTC'),
    to: Timestamp.optional().describe(
      'To the hour of this moment, included; at most 400 days after `from`; absent: to the current hour',
    ),
    group_by: z.enum(costGroupings).default('deployment'),
  }),
  response: z.object({
    from: Timestamp,
    to: Timestamp.describe('The end of the last hour'),
    group_by: z.enum(costGroupings),
    rows: z.array(
      z.object({
        group: z
          .string()
          .describe('The id of a key, a tag, a user, a model or the name of a deployment; empty: calls without one'),
        name: z.string().nullable().describe('The name of a key'),
        ...sums,
      }),
    ),
    truncated: z.boolean().describe('There are more groups than the 1,000 that an answer holds'),
    totals: z.object(sums),
  }),
});
