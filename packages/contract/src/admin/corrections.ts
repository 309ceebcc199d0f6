import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from '../names.ts';
import { Balance } from '../plans.ts';
import { LimitCredits, MAX_LIMIT, OrganisationParams } from './organisations.ts';

const common = {
  balance: Balance,
  reason: z.string().trim().min(1).max(500).describe('Why, for whoever reads the ledger later'),
};

export const correct = endpoint({
  method: 'POST',
  path: '/admin/organisations/:organisation_id/corrections',
  summary: 'Grant credits, or correct what was used, in the current billing period (operator only)',
  description:
    'A `grant` raises the limit of this period; an `adjustment` adds to what was used, or with negative credits gives back, at most what was used. Both are entries of the ledger, with the reason and the key that made them.',
  scope: 'admin',
  failures: ['forbidden', 'conflict'],
  status: 201,
  params: OrganisationParams,
  body: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('grant'), credits: LimitCredits.min(1), ...common }),
      z.strictObject({
        kind: z.literal('adjustment'),
        credits: z
          .int()
          .min(-MAX_LIMIT)
          .max(MAX_LIMIT)
          .refine((credits) => credits !== 0, 'an adjustment of 0 changes nothing'),
        ...common,
      }),
    ])
    .meta({ examples: [{ kind: 'grant', balance: 'guardrails', credits: 1_000, reason: 'A trial' }] }),
  response: z.object({
    organisation_id: z.string(),
    balance: Balance,
    period_start: Timestamp,
    period_end: Timestamp,
    limit: z.union([z.int(), z.literal('unlimited')]).describe('The period’s allowance and its grants'),
    granted: z.int(),
    used: z.int(),
    held: z.int().describe('Credits of open holds'),
    requests: z.int(),
  }),
});
