import { billingPeriod } from '@redoubt/metering';
import type { Organisation, Store } from '@redoubt/store';
import type { LedgerDifference, LedgerEntry, Usage } from '../../../store/src/ledger.ts';

/** The ledger, usage and differences of the first organisation's guardrails balance. */
export interface ReadLedger {
  readonly entries: LedgerEntry[];
  readonly usage: Usage;
  readonly differences: LedgerDifference[];
}

/** Reads the guardrails ledger of the first organisation in the period of `now`. */
export async function readLedger(store: Store, now = new Date()): Promise<ReadLedger> {
  const { ledger } = store;
  const organisation = await firstOrganisation(store);
  const period = billingPeriod(now, organisation.anchorDay).start.toISOString();
  const balance = { organisationId: organisation.id, balance: 'guardrails', period } as const;
  return {
    entries: await ledger.entries(balance, { limit: 10_000 }),
    usage: await ledger.usage(balance),
    differences: await ledger.verify(),
  };
}

/** The oldest organisation. In most tests it is the only one. */
export async function firstOrganisation({ accounts }: Store): Promise<Organisation> {
  const { organisations } = await accounts.listOrganisations({ page: 1, perPage: 1 });
  const [organisation] = organisations;
  if (!organisation) throw new Error('There is no organisation');
  return organisation;
}
