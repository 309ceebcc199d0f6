import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from '../names.ts';
import { Balance, MeteringMode, Plan } from '../plans.ts';
import { ProjectFilter } from './report.ts';

const OrUnlimited = z.union([z.int(), z.literal('unlimited')]);

const standing = {
  used: z.int(),
  held: z.int().describe('Credits that open holds reserve'),
  limit: OrUnlimited.describe(
    '`unlimited` of a project: it has no limit of its own, and that of its organisation holds',
  ),
  remaining: OrUnlimited.describe('What is left after what is used and held'),
  shadow_used: z.int().describe('What the mode shadow counted apart'),
  requests: z.int(),
  refused: z.int().describe('Calls that the limit refused'),
  percent: z.number().nullable().describe('The used share of the limit; null where it is unlimited'),
};

export const balance = endpoint({
  method: 'GET',
  path: '/usage/balance',
  summary: 'How both balances stand in the current billing period, in all and by project',
  description:
    'A key without the scope `admin` sees its own project alone: what it used, and the limit that the organisation gave it.',
  scope: 'any',
  failures: ['not_found'],
  query: z.strictObject({ balance: Balance.optional(), project: ProjectFilter.optional() }),
  response: z.object({
    organisation_id: z.string(),
    organisation_name: z.string(),
    plan: Plan,
    mode: MeteringMode,
    scope: z.enum(['organisation', 'project']).describe('What the figures of `balances` are of'),
    project: z.object({ project_id: z.string(), project_name: z.string() }).describe('The project of the key'),
    period: z.object({ start: Timestamp, end: Timestamp }),
    balances: z.array(
      z.object({
        balance: Balance,
        ...standing,
        granted: z.int().describe('Credits granted beyond the allowance; `limit` includes them'),
        projects: z
          .array(z.object({ project_id: z.string(), project_name: z.string(), ...standing }))
          .describe(
            'The projects that used it or have a limit, the largest 1,000 first, or the one asked for; a limit here is the project’s own',
          ),
      }),
    ),
  }),
});
