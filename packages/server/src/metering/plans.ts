import type { Balance } from '@redoubt/contract';
import type { Organisation, Plan, Project } from '@redoubt/store';

/** Credits a plan grants each billing period; null is unlimited (spec, "Monthly grants"). */
const planGrants = {
  Free: { guardrails: 10_000, redteam: 100 },
  Professional: { guardrails: 100_000, redteam: 1_000 },
  Enterprise: { guardrails: null, redteam: 10_000 },
} as const satisfies Record<Plan, Record<Balance, number | null>>;

/** The allowance of a balance: the organisation's own limit where it has one, else its plan's grant; null is unlimited. */
export function allowanceOf({ plan, limits }: Organisation, balance: Balance): number | null {
  const custom = limits[balance];
  return custom === 'unlimited' ? null : (custom ?? planGrants[plan][balance]);
}

/** What a project may use of a balance; null: as much as its organisation has. */
export const projectAllowanceOf = ({ limits }: Project, balance: Balance): number | null => limits[balance];
