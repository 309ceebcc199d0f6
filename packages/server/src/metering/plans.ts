import type { Balance } from '@redoubt/contract';
import type { Organisation, Plan } from '../store/accounts.ts';

/** Credits a plan grants each billing period; null is unlimited (spec, "Monthly grants"). */
const planGrants = {
  Free: { guardrails: 10_000, redteam: 100 },
  Professional: { guardrails: 100_000, redteam: 1_000 },
  Enterprise: { guardrails: null, redteam: 10_000 },
} as const satisfies Record<Plan, Record<Balance, number | null>>;

/** The allowance of a balance: the organisation's own where it has one, else its plan's; null is unlimited. */
export function allowanceOf(organisation: Organisation, balance: Balance): number | null {
  const own = balance === 'guardrails' ? organisation.guardrailsAllowance : organisation.redteamAllowance;
  return own ?? planGrants[organisation.plan][balance];
}
