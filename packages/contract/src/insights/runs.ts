import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from '../names.ts';
import { ShownTarget } from '../redteam/runs.ts';
import { insightRangeQuery } from './calls.ts';

const share = (what: string) => z.number().min(0).max(1).nullable().describe(what);

export const insightsOfRuns = endpoint({
  method: 'GET',
  path: '/insights/runs',
  summary: 'Attack success over time, by target: each run with its rate and interval, and the change',
  description:
    'Runs that ended in the period, of targets with the newest run first. A verification tries again only what had succeeded, so it is marked and left out of `latest` and `change`.',
  scope: 'redteam',
  query: insightRangeQuery,
  response: z.object({
    from: Timestamp,
    to: Timestamp,
    targets: z.array(
      z.object({
        target: ShownTarget,
        runs: z
          .array(
            z.object({
              run_id: z.string(),
              run_name: z.string().nullable(),
              ended_at: Timestamp,
              attempts: z.int().describe('Decided ones, without the harmless controls'),
              successes: z.int(),
              asr: share('The share of attempts that succeeded; null if none was decided'),
              low: share('Where its 95 % interval begins'),
              high: share('Where its 95 % interval ends'),
              verifies: z.string().nullable().describe('The run that this one verifies a fix of'),
            }),
          )
          .describe('Oldest first'),
        latest: share('The rate of the newest run that is no verification'),
        change: z.number().nullable().describe('How far that is from the run before it; null if there is none'),
      }),
    ),
    truncated: z.boolean().describe('There are more than the 200 runs that an answer holds; the oldest are left out'),
  }),
});
