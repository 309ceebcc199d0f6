import type { Balance, Plan } from '@redoubt/contract';

/** Whose allowance it is: what an organisation is entitled to. */
interface Subscriber {
  readonly plan: Plan;
  /** Limits of its own; null where the plan's grant holds. */
  readonly limits: Readonly<Record<Balance, number | 'unlimited' | null>>;
}

/** A part of an organisation with limits of its own; null where it has none. */
interface Limited {
  readonly limits: Readonly<Record<Balance, number | null>>;
}

/** Credits a plan grants each billing period; null is unlimited (spec, "Monthly grants"). */
const planGrants = {
  Free: { guardrails: 10_000, redteam: 100 },
  Professional: { guardrails: 100_000, redteam: 1_000 },
  Enterprise: { guardrails: null, redteam: 10_000 },
} as const satisfies Record<Plan, Record<Balance, number | null>>;

/** The allowance of a balance: the organisation's own limit where it has one, else its plan's grant; null is unlimited. */
export function allowanceOf({ plan, limits }: Subscriber, balance: Balance): number | null {
  const custom = limits[balance];
  return custom === 'unlimited' ? null : (custom ?? planGrants[plan][balance]);
}

/** What a project may use of a balance; null: as much as its organisation has. */
export const projectAllowanceOf = ({ limits }: Limited, balance: Balance): number | null => limits[balance];
