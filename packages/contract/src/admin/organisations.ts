import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Name, PageQuery, Pagination, Timestamp } from '../names.ts';
import { Balance, MeteringMode, Plan } from '../plans.ts';
import { CreatedKey } from './keys.ts';

/** The largest limit. It is far above any plan, and sums of such limits are still exact integers in JavaScript. */
export const MAX_LIMIT = 1_000_000_000_000;

/** The credits of a limit. */
export const LimitCredits = z.int().min(0).max(MAX_LIMIT);

/** A limit that replaces the plan's grant. Null leaves the grant in force. */
const CustomLimit = z
  .union([LimitCredits, z.literal('unlimited'), z.null()])
  .describe('Credits a billing period, `unlimited`, or null for the plan’s grant');

const Allowance = z.union([z.int(), z.literal('unlimited')]);

const OrganisationRecord = z.object({
  organisation_id: z.string(),
  name: z.string(),
  is_operator: z.boolean().describe('Whether its keys with the scope admin administer every organisation'),
  plan: Plan,
  mode: MeteringMode,
  anchor_day: z.int().describe('Day of the month on which billing periods start, in UTC'),
  limits: z.record(Balance, CustomLimit),
  allowances: z
    .record(Balance, Allowance)
    .describe('What a period allows before grants: the limit, or the plan’s grant'),
  share_reports: z.boolean().describe('Whether its projects may make links to reports that work without a key'),
  created_at: Timestamp,
});

/** The path parameters of the endpoints under one organisation. */
export const OrganisationParams = z.strictObject({
  organisation_id: Id.describe('An organisation’s id, or `own` for that of the key'),
});

const Limits = z.strictObject({ guardrails: CustomLimit.optional(), redteam: CustomLimit.optional() });

export const listOrganisations = endpoint({
  method: 'GET',
  path: '/admin/organisations',
  summary: 'Every organisation, oldest first; for a key of another than the operator’s, its own',
  scope: 'admin',
  query: PageQuery.extend({ name: Name.optional().describe('Only the one of this name') }),
  response: z.object({ organisations: z.array(OrganisationRecord), pagination: Pagination }),
});

export const createOrganisation = endpoint({
  method: 'POST',
  path: '/admin/organisations',
  summary: 'Create an organisation with its project `default` (operator only)',
  description: 'With `key: true` the answer holds a first key of it, with every scope, shown this once.',
  scope: 'admin',
  failures: ['forbidden', 'conflict'],
  status: 201,
  body: z
    .strictObject({
      name: Name,
      plan: Plan.default('Free'),
      mode: MeteringMode.default('credits'),
      limits: Limits.default({}),
      anchor_day: z.int().min(1).max(28).optional().describe('Absent: today, in UTC, at most 28'),
      key: z.boolean().default(false),
    })
    .meta({ examples: [{ name: 'ACME', plan: 'Professional', key: true }] }),
  response: OrganisationRecord.extend({ key: CreatedKey.optional() }),
});

export const getOrganisation = endpoint({
  method: 'GET',
  path: '/admin/organisations/:organisation_id',
  summary: 'One organisation: plan, mode, limits',
  scope: 'admin',
  params: OrganisationParams,
  response: OrganisationRecord,
});

export const changeOrganisation = endpoint({
  method: 'PATCH',
  path: '/admin/organisations/:organisation_id',
  summary:
    'Change plan, mode or limits (operator only), or whether reports may be shared; within a second every node goes by it',
  scope: 'admin',
  failures: ['forbidden'],
  params: OrganisationParams,
  body: z
    .strictObject({
      plan: Plan.optional(),
      mode: MeteringMode.optional(),
      limits: Limits.optional(),
      share_reports: z
        .boolean()
        .optional()
        .describe('Whether links to reports may be made that work without a key. Off stops those that exist, too'),
    })
    .refine(
      (change) => Object.keys(change).length > 0,
      'a change names at least one of plan, mode, limits and share_reports',
    )
    .meta({ examples: [{ plan: 'Professional', share_reports: true }] }),
  response: OrganisationRecord,
});
