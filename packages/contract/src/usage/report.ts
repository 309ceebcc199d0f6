import { z } from 'zod';
import { toCsv } from '../csv.ts';
import { endpoint } from '../endpoint.ts';
import { Name } from '../names.ts';
import { Balance } from '../plans.ts';

/** What usage can be grouped by. Detectors are charged to the balance `guardrails`, categories to `redteam`. */
export const usageGroupings = ['day', 'endpoint', 'project', 'key', 'detector', 'category'] as const;
export type UsageGrouping = (typeof usageGroupings)[number];

export const ProjectFilter = Name.regex(/^[^\0]*$/, 'a name holds no U+0000').describe(
  'Only what this project of the organisation used',
);

/** A day in UTC. A year outside 2000 to 2999 is most likely a typing error. */
export const UsageDay = z.iso.date().regex(/^2/, 'a day lies in the years 2000 to 2999');

const sums = {
  credits: z.int().describe('Credits charged, less what was given back'),
  shadow_credits: z.int().describe('What the mode shadow counted apart'),
  quantity: z.int().describe('Units of work: texts, pages, probes'),
  requests: z.int(),
};

const UsageReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  group_by: z.enum(usageGroupings),
  balance: Balance.nullable().describe('null: both'),
  project: z.string().nullable().describe('null: the whole organisation'),
  rows: z.array(
    z.object({
      group: z.string().describe('A day in UTC, a path, an id, a detector or a category; empty: of no project or key'),
      name: z.string().nullable().describe('The name of a project or key'),
      balance: Balance,
      ...sums,
    }),
  ),
  truncated: z.boolean().describe('There are more rows than the 10,000 that an answer holds'),
  totals: z.array(z.object({ balance: Balance, ...sums })),
});
export type UsageReport = z.output<typeof UsageReport>;

export const report = endpoint({
  method: 'GET',
  path: '/usage',
  summary: 'What the organisation used, by day, endpoint, project, key, detector or category',
  description:
    'Days are in UTC and count what was booked on them; what was given back counts against the day it was given back. Without `from` and `to`: the current billing period up to today.',
  scope: 'any',
  failures: ['not_found'],
  query: z.strictObject({
    from: UsageDay.optional().describe('First day'),
    to: UsageDay.optional().describe('Last day, included; at most 366 days after the first'),
    balance: Balance.optional(),
    project: ProjectFilter.optional(),
    group_by: z.enum(usageGroupings).default('day'),
    format: z.enum(['json', 'csv']).optional().describe('Instead of the header Accept'),
  }),
  response: UsageReport,
  csv: usageCsv,
});

/** A report's rows as CSV. The first column has the name of the grouping. */
export function usageCsv({ group_by, rows }: UsageReport): string {
  const header = [group_by, 'name', 'balance', 'credits', 'shadow_credits', 'quantity', 'requests'];
  return toCsv(
    header,
    rows.map((row) => [row.group, row.name, row.balance, row.credits, row.shadow_credits, row.quantity, row.requests]),
  );
}
