import type { DeploymentFields } from '@redoubt/contract';
import { nanoDollars } from '@redoubt/metering';
import { hourOf } from '@redoubt/store';
import type { CallRecord } from '../calls/call-record.ts';

/** Whose calls a limit counts together. */
export type SpendScope = DeploymentFields['budgets'][number]['per'];
export type BudgetPeriod = DeploymentFields['budgets'][number]['period'];

/** The most that calls may cost in a day or a month, in nano-dollars. */
export interface Budget {
  readonly per: SpendScope;
  readonly period: BudgetPeriod;
  readonly most: number;
  /** What is told of by events: the soft limits of all budgets that count the same. */
  readonly softs: readonly number[];
}

/** The most calls, or tokens, in a minute. */
export interface CallRate {
  readonly per: SpendScope;
  readonly requests: number | undefined;
  readonly tokens: number | undefined;
}

/** The limits of a deployment. */
export interface SpendLimits {
  readonly budgets: readonly Budget[];
  readonly rates: readonly CallRate[];
  /** Whether the tokens of each call have to be known, those of streams included. */
  readonly needsUsage: boolean;
}

/** Returns the limits of a deployment, or undefined if it has none. */
export function spendLimitsOf({ budgets, rates }: DeploymentFields): SpendLimits | undefined {
  if (budgets.length === 0 && rates.length === 0) return undefined;
  return {
    budgets: budgets.map(({ per, period, usd }) => ({
      per,
      period,
      most: nanoDollars(usd),
      softs: softsOf(budgets, { per, period }),
    })),
    rates: rates.map(({ per, requests_per_minute, tokens_per_minute }) => ({
      per,
      requests: requests_per_minute ?? undefined,
      tokens: tokens_per_minute ?? undefined,
    })),
    needsUsage: budgets.length > 0 || rates.some(({ tokens_per_minute }) => tokens_per_minute != null),
  };
}

type Counted = Pick<Budget, 'per' | 'period'>;

const softsOf = (budgets: DeploymentFields['budgets'], { per, period }: Counted): number[] =>
  budgets.flatMap((budget) =>
    budget.per === per && budget.period === period && budget.soft_usd != null ? [nanoDollars(budget.soft_usd)] : [],
  );

/** Who makes a call, as limits count it. */
export type Spender = Pick<
  CallRecord,
  'projectId' | 'organisationId' | 'deployment' | 'keyId' | 'keyName' | 'endUser' | 'tags'
>;

/**
 * The labels under which a limit counts a call. Calls without a tag or a user have the empty one together, and so have
 * all calls of a deployment, whose name can change.
 */
export function spendLabels(per: SpendScope, { keyId, endUser, tags }: Spender): readonly string[] {
  if (per === 'deployment') return [''];
  if (per === 'key') return [keyId];
  if (per === 'user') return [endUser ?? ''];
  return tags.length > 0 ? tags : [''];
}

/** Returns the words by which a refusal names those whose calls it counts. */
export function spenderName(per: SpendScope, label: string, { deployment, keyName }: Spender): string {
  if (per === 'deployment') return `the deployment "${deployment.name}"`;
  const whom =
    per === 'key' ? `the key "${keyName}"` : label === '' ? `calls without a ${per}` : `the ${per} "${label}"`;
  return `${whom} of the deployment "${deployment.name}"`;
}

/** Returns the first hour of the day or month of an hour, and the first after it. Both are of UTC. */
export function periodOf(period: BudgetPeriod, hour: number): { readonly from: number; readonly to: number } {
  const from = hour - (hour % 24);
  if (period === 'day') return { from, to: from + 24 };
  const at = new Date(hour * 3_600_000);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return { from: hourOf(new Date(Date.UTC(year, month))), to: hourOf(new Date(Date.UTC(year, month + 1))) };
}
