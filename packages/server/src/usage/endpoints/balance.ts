import { type Balance, balances, contract, type MeteringMode } from '@redoubt/contract';
import { allowanceOf, billingPeriod } from '@redoubt/metering';
import type { Usage } from '@redoubt/store';
import type { RequestContext } from '../../context.ts';
import { implement } from '../../http/implement.ts';
import { findProjectId, seesOrganisation } from '../find-project.ts';

export const balance = implement(contract.usage.balance, {
  prepare: async ({ query }, context) => ({
    balances: query.balance ? [query.balance] : balances,
    projectId: await findProjectId(query.project, context),
    period: billingPeriod(context.clock(), context.account.organisation.anchorDay),
  }),
  run: async ({ balances, projectId, period }, context) => {
    const { organisation, project } = context.account;
    const scope = seesOrganisation(context) ? ('organisation' as const) : ('project' as const);
    const start = period.start.toISOString();
    return {
      organisation_id: organisation.id,
      organisation_name: organisation.name,
      plan: organisation.plan,
      mode: organisation.meteringMode,
      scope,
      project: { project_id: project.id, project_name: project.name },
      period: { start, end: period.end.toISOString() },
      balances: await Promise.all(balances.map((each) => balanceNow(each, { start, projectId }, context))),
    };
  },
});

/** What a project without any call has used. */
const unused = { used: 0, shadowUsed: 0, held: 0, requests: 0, refused: 0, granted: 0 };

async function balanceNow(
  balance: Balance,
  { start, projectId }: { start: string; projectId: string | undefined },
  context: RequestContext,
) {
  const { store, account } = context;
  const { organisation, project } = account;
  const mode = organisation.meteringMode;
  const key = { organisationId: organisation.id, balance, period: start };
  const [usage, projects] = await Promise.all([store.ledger.usage(key), store.usage.projects({ ...key, projectId })]);
  const named = projects.map((each) => ({
    project_id: each.projectId,
    project_name: each.projectName,
    ...wireSnapshot(each, each.limit, mode),
  }));
  if (!seesOrganisation(context)) {
    const own = projects.find(({ projectId: id }) => id === project.id);
    return { balance, ...wireSnapshot(own ?? unused, own?.limit ?? null, mode), granted: 0, projects: named };
  }
  const allowance = allowanceOf(organisation, balance);
  return {
    balance,
    ...wireSnapshot(usage, allowance === null ? null : allowance + usage.granted, mode),
    granted: usage.granted,
    projects: named,
  };
}

/** Returns a balance, or a project's part of it, with its limit (grants included, null is unlimited). */
function wireSnapshot(usage: Usage, limit: number | null, mode: MeteringMode) {
  const { used, shadowUsed, held, requests, refused } = usage;
  // In shadow mode nothing is used. The separate count is compared with the limit, as in the credit headers.
  const counted = mode === 'shadow' ? shadowUsed : used;
  return {
    used,
    held,
    limit: limit ?? ('unlimited' as const),
    remaining: limit === null ? ('unlimited' as const) : Math.max(limit - counted - held, 0),
    shadow_used: shadowUsed,
    requests,
    refused,
    percent: limit === null ? null : percentOf(counted, limit),
  };
}

/** Returns a percentage with one decimal, rounded down, so that 100 means that the limit is reached. */
function percentOf(counted: number, limit: number): number {
  if (limit === 0) return 100;
  return Math.floor((counted / limit) * 1_000) / 10;
}
