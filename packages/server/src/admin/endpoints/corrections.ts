import { contract } from '@redoubt/contract';
import { implement } from '../../http/implement.ts';
import { billingPeriod } from '../../metering/billing-period.ts';
import { allowanceOf } from '../../metering/plans.ts';
import type { Usage } from '../../store/ledger.ts';
import { assertOperator, organisationNamed } from '../authority.ts';
import { projectOfName } from '../project-of-name.ts';

export const correct = implement(contract.admin.correct, {
  prepare: async ({ params, body }, context) => {
    const organisation = await organisationNamed(params.organisation_id, context);
    assertOperator(context, 'grant or adjust credits');
    return { ...body, organisation, project: await projectOfName(organisation, body.project, context) };
  },
  run: async ({ organisation, project, balance, kind, credits, reason }, { store, clock, account, requestId }) => {
    const { start, end } = billingPeriod(clock(), organisation.anchorDay);
    const standing = await store.ledger.correct({
      organisationId: organisation.id,
      projectId: project.id,
      keyId: account.key.id,
      balance,
      period: start.toISOString(),
      endpoint: contract.admin.correct.path,
      requestId,
      kind,
      credits,
      reason,
    });
    const allowance = allowanceOf(organisation, balance);
    const { granted } = standing.organisation;
    return {
      organisation_id: organisation.id,
      balance,
      period_start: start.toISOString(),
      period_end: end.toISOString(),
      limit: allowance === null ? ('unlimited' as const) : allowance + granted,
      granted,
      organisation: takenOf(standing.organisation),
      project: { name: project.name, ...takenOf(standing.project) },
    };
  },
});

const takenOf = ({ used, held, requests }: Usage) => ({ used, held, requests });
