import { type Balance, contract, type UsageGrouping } from '@redoubt/contract';
import type { UsageColumn, UsageQuery, UsageSums } from '@redoubt/store';
import { implement } from '../../http/implement.ts';
import { findProjectId, seesOrganisation } from '../find-project.ts';
import { invalidQuery } from '../invalid-query.ts';
import { reportRange } from '../report-range.ts';

/** Maximum number of rows in an answer. */
const MAX_ROWS = 10_000;

/** The sums and the balance for each grouping. */
const groupings = {
  day: { column: 'day', balance: undefined },
  endpoint: { column: 'endpoint', balance: undefined },
  project: { column: 'project', balance: undefined },
  key: { column: 'key', balance: undefined },
  detector: { column: 'item', balance: 'guardrails' },
  category: { column: 'item', balance: 'redteam' },
} as const satisfies Record<UsageGrouping, { column: UsageColumn; balance: Balance | undefined }>;

export const report = implement(contract.usage.report, {
  prepare: async ({ query }, context) => {
    const { clock, account } = context;
    const { organisation } = account;
    const asked: UsageQuery = {
      organisationId: organisation.id,
      balance: balanceOf(query.group_by, query.balance),
      ...reportRange(query, organisation.anchorDay, clock()),
      groupBy: groupings[query.group_by].column,
      projectId: await findProjectId(query.project, context),
      limit: MAX_ROWS,
    };
    const project = query.project ?? (seesOrganisation(context) ? null : account.project.name);
    return { asked, group_by: query.group_by, project };
  },
  run: async ({ asked, group_by, project }, { store }) => {
    await store.usage.fold({ organisationId: asked.organisationId });
    const { groups, totals, isTruncated } = await store.usage.summarise(asked);
    const { from, to, balance = null } = asked;
    return {
      ...{ from, to, group_by, balance, project },
      rows: groups.map((row) => ({ group: row.group, name: row.name, balance: row.balance, ...wireSums(row) })),
      truncated: isTruncated,
      totals: totals.map((row) => ({ balance: row.balance, ...wireSums(row) })),
    };
  },
});

function balanceOf(grouping: UsageGrouping, asked: Balance | undefined): Balance | undefined {
  const { balance } = groupings[grouping];
  if (balance && asked && balance !== asked) {
    throw invalidQuery('balance', `by ${grouping} only ${balance} can be summed; leave the balance out`, asked);
  }
  return asked ?? balance;
}

const wireSums = ({ credits, shadowCredits, quantity, requests }: UsageSums) => ({
  credits,
  shadow_credits: shadowCredits,
  quantity,
  requests,
});
