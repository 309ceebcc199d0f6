import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from '../names.ts';
import { Balance } from '../plans.ts';

const Difference = z.object({
  organisation_id: z.string(),
  balance: Balance,
  period: Timestamp,
  project_id: z.string().nullable().describe('Where the counter is a project’s'),
  field: z.string().describe('The counter'),
  stored: z.int(),
  recomputed: z.int(),
});

export const verifyLedger = endpoint({
  method: 'GET',
  path: '/admin/ledger/verify',
  summary: 'Recompute every balance from its entries and tell each difference (operator only)',
  scope: 'admin',
  failures: ['forbidden'],
  response: z.object({ is_right: z.boolean(), differences: z.array(Difference) }),
});
