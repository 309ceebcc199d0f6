import { contract } from '@redoubt/contract';
import { allowanceOf, billingPeriod } from '@redoubt/metering';
import type { BalanceSnapshot } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { implement } from '../../http/implement.ts';
import { noteAction } from '../../http/note-action.ts';
import { assertOperator, organisationNamed } from '../authority.ts';

export const correct = implement(contract.admin.correct, {
  prepare: async ({ params, body }, context) => {
    const organisation = await organisationNamed(params.organisation_id, context);
    assertOperator(context, 'grant or adjust credits');
    return { organisation, ...body };
  },
  run: async ({ organisation, balance, kind, credits, reason }, context) => {
    const { store, clock, account, requestId } = context;
    const { start, end } = billingPeriod(clock(), organisation.anchorDay);
    const correction = {
      organisationId: organisation.id,
      projectId: account.project.id,
      keyId: account.key.id,
      balance,
      period: start.toISOString(),
      endpoint: contract.admin.correct.path,
      requestId,
      kind,
      credits,
      reason,
    };
    const { used, held, granted, requests } = (await orConflict(store.ledger.correct(correction))).organisation;
    const told = { subject: `${organisation.name}, ${balance}`, organisationId: organisation.id };
    await noteAction({ action: `credits.${kind}`, ...told, after: { credits, reason } }, context);
    const allowance = allowanceOf(organisation, balance);
    return {
      organisation_id: organisation.id,
      balance,
      period_start: start.toISOString(),
      period_end: end.toISOString(),
      limit: allowance === null ? ('unlimited' as const) : allowance + granted,
      granted,
      used,
      held,
      requests,
    };
  },
});

/** Converts the ledger's RangeError to a conflict. It means that more would be given back than was used. */
async function orConflict(correcting: Promise<BalanceSnapshot>): Promise<BalanceSnapshot> {
  try {
    return await correcting;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Failure('conflict', `${error.message}; give back at most what was used`, {
      detail: { kind: 'balance', name: null, reason: 'too_much' },
      cause: error,
    });
  }
}
