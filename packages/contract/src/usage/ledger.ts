import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from '../names.ts';
import { Balance, MeteringMode } from '../plans.ts';
import { ProjectFilter, UsageDay } from './report.ts';

const Entry = z.object({
  entry_id: z.string(),
  seq: z.int().describe('Counts from 1 without gaps within the balance and period'),
  kind: z.enum(['charge', 'hold', 'settle', 'release', 'reversal', 'grant', 'adjustment']),
  mode: MeteringMode,
  at: Timestamp,
  project_id: z.string(),
  project_name: z.string().nullable(),
  key_id: z.string(),
  key_name: z.string().nullable(),
  endpoint: z.string(),
  request_id: z.string(),
  idempotency_key: z.string().nullable(),
  credits: z.int().describe('What the entry adds to the usage; negative where it gives back'),
  held: z.int().describe('What it adds to the credits on hold'),
  granted: z.int().describe('What it adds to the grants'),
  quantity: z.int(),
  used_after: z
    .int()
    .nullable()
    .describe('What the organisation had used right after this entry; null for a key without the scope `admin`'),
  rate_table_date: z.string(),
  breakdown: z.unknown().describe('How the price came about: lines of `{item, credits, note?}`'),
  resolves_id: z.string().nullable().describe('The entry that this one takes back or ends'),
  reason: z.string().nullable(),
});

export const ledger = endpoint({
  method: 'GET',
  path: '/usage/ledger',
  summary: 'The entries of one balance and billing period, newest first',
  description:
    'A page holds fewer entries than `limit` where a project is named and others were busier; there are more as long as `next_cursor` is not null. A key without the scope `admin` sees the entries of its own project.',
  scope: 'any',
  failures: ['not_found'],
  query: z.strictObject({
    balance: Balance.default('guardrails'),
    period: UsageDay.optional().describe('Any day of the billing period; absent: the current one'),
    project: ProjectFilter.optional(),
    limit: z.coerce.number().int().min(1).max(500).default(50).describe('Entries a page, 1–500'),
    cursor: z
      .string()
      .regex(/^[1-9]\d{0,14}$/, 'a cursor is the next_cursor of the page before')
      .optional()
      .describe('The `next_cursor` of the page before'),
  }),
  response: z.object({
    organisation_id: z.string(),
    organisation_name: z.string(),
    balance: Balance,
    period: z.object({ start: Timestamp, end: Timestamp }),
    entries: z.array(Entry),
    next_cursor: z.string().nullable(),
  }),
});
