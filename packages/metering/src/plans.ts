import type { Balance, Plan } from '@redoubt/contract';

/** The fields of an organisation that determine its allowance. */
interface Subscriber {
  readonly plan: Plan;
  /** The organisation's own limits; null if the plan's grant applies. */
  readonly limits: Readonly<Record<Balance, number | 'unlimited' | null>>;
}

/** The limits of a project; null if it has no limit of its own. */
interface Limited {
  readonly limits: Readonly<Record<Balance, number | null>>;
}

/** Credits that a plan grants in each billing period; null is unlimited (spec, "Monthly grants"). */
const planGrants = {
  Free: { guardrails: 10_000, redteam: 100 },
  Professional: { guardrails: 100_000, redteam: 1_000 },
  Enterprise: { guardrails: null, redteam: 10_000 },
} as const satisfies Record<Plan, Record<Balance, number | null>>;

/** Returns the allowance of a balance: the organisation's own limit, or else its plan's grant. Null is unlimited. */
export function allowanceOf({ plan, limits }: Subscriber, balance: Balance): number | null {
  const custom = limits[balance];
  return custom === 'unlimited' ? null : (custom ?? planGrants[plan][balance]);
}

/** Returns the credits of a balance that a project may use; null if only the organisation's limit applies. */
export const projectAllowanceOf = ({ limits }: Limited, balance: Balance): number | null => limits[balance];
