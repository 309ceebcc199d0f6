import { type Balance, balances, contract } from '@redoubt/contract';
import { allowanceOf, billingPeriod } from '@redoubt/metering';
import type { RequestContext } from '../../context.ts';
import { implement } from '../../http/implement.ts';
import { findProjectId } from '../find-project.ts';
import { wireSnapshot } from '../wire-snapshot.ts';

export const balance = implement(contract.usage.balance, {
  prepare: async ({ query }, context) => ({
    balances: query.balance ? [query.balance] : balances,
    projectId: await findProjectId(query.project, context),
    period: billingPeriod(context.clock(), context.account.organisation.anchorDay),
  }),
  run: async ({ balances, projectId, period }, context) => {
    const { organisation } = context.account;
    const start = period.start.toISOString();
    return {
      organisation_id: organisation.id,
      organisation_name: organisation.name,
      plan: organisation.plan,
      mode: organisation.meteringMode,
      period: { start, end: period.end.toISOString() },
      balances: await Promise.all(balances.map((each) => balanceNow(each, { start, projectId }, context))),
    };
  },
});

async function balanceNow(
  balance: Balance,
  { start, projectId }: { start: string; projectId: string | undefined },
  { store, account }: RequestContext,
) {
  const { organisation } = account;
  const mode = organisation.meteringMode;
  const key = { organisationId: organisation.id, balance, period: start };
  const [usage, projects] = await Promise.all([store.ledger.usage(key), store.usage.projects({ ...key, projectId })]);
  const allowance = allowanceOf(organisation, balance);
  return {
    balance,
    ...wireSnapshot(usage, allowance === null ? null : allowance + usage.granted, mode),
    granted: usage.granted,
    projects: projects.map((project) => ({
      project_id: project.projectId,
      project_name: project.projectName,
      ...wireSnapshot(project, project.limit, mode),
    })),
  };
}
