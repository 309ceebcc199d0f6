import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Name, Timestamp } from '../names.ts';
import { Balance } from '../plans.ts';
import { LimitCredits, OrganisationParams } from './organisations.ts';

const REASON = z.string().trim().min(1).max(500).describe('Why, for whoever reads the ledger later');
const common = {
  balance: Balance,
  reason: REASON,
  project: Name.default('default').describe('The project whose part of the balance an adjustment corrects'),
};

const Taken = z.object({
  used: z.int(),
  held: z.int().describe('Credits of open holds'),
  requests: z.int(),
});

export const correct = endpoint({
  method: 'POST',
  path: '/admin/organisations/:organisation_id/corrections',
  summary: 'Grant credits, or correct what was used, in the current billing period (operator only)',
  description:
    'A `grant` raises the limit of this period; an `adjustment` adds to what was used, or with negative credits gives back. Both are entries of the ledger, with the reason and the key that made them.',
  scope: 'admin',
  failures: ['forbidden', 'conflict'],
  status: 201,
  params: OrganisationParams,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('grant'), credits: LimitCredits.min(1), ...common }),
    z.strictObject({
      kind: z.literal('adjustment'),
      credits: z
        .int()
        .min(-1_000_000_000_000)
        .max(1_000_000_000_000)
        .refine((credits) => credits !== 0, 'an adjustment of 0 changes nothing'),
      ...common,
    }),
  ]),
  response: z.object({
    organisation_id: z.string(),
    balance: Balance,
    period_start: Timestamp,
    period_end: Timestamp,
    limit: z.union([z.int(), z.literal('unlimited')]).describe('The period’s allowance and its grants'),
    granted: z.int(),
    organisation: Taken,
    project: Taken.extend({ name: z.string() }),
  }),
});
