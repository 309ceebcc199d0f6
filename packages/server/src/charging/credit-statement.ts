import type { MeteringMode } from '@redoubt/contract';
import type { BalanceSnapshot, Usage } from '@redoubt/store';
import type { RequestContext } from '../context.ts';

/**
 * The credit values of one request, for the credit headers. They describe the organisation, or the project if less is
 * left under its limit.
 */
export interface CreditStatement {
  readonly mode: MeteringMode;
  readonly cost: number;
  readonly used: number;
  /** Credits that open holds reserve. */
  readonly held: number;
  /** Null means unlimited. */
  readonly limit: number | null;
  /** On a blocked request, the cost it would have had. */
  readonly wouldCost?: number;
}

/** The limits of a charge. Null means unlimited. For a project, it means that the project has no limit of its own. */
export interface Allowances {
  readonly allowance: number | null;
  readonly projectAllowance: number | null;
}

type Scope = Pick<CreditStatement, 'used' | 'held' | 'limit'>;

/**
 * Returns the `credits` field of a body. In `requests` mode there is no such field, because nothing has a price in
 * credits.
 */
export const shownCredits = <Credits>(
  credits: Credits,
  { account }: Pick<RequestContext, 'account'>,
): { credits?: Credits } => (account.organisation.meteringMode === 'requests' ? {} : { credits });

/** Returns the statement of a call that cost `cost`, for the limit that leaves less. */
export function creditStatement(
  { mode, cost }: { mode: MeteringMode; cost: number },
  snapshot: BalanceSnapshot,
  { allowance, projectAllowance }: Allowances,
): CreditStatement {
  const limit = allowance === null ? null : allowance + snapshot.organisation.granted;
  const organisation = scopeOf(mode, snapshot.organisation, limit);
  const project = snapshot.project && scopeOf(mode, snapshot.project, projectAllowance);
  const nearer = project && remainingOf(project) < remainingOf(organisation) ? project : organisation;
  return { mode, cost, ...nearer };
}

/** Returns the credits left under a limit, never below 0. Returns Infinity if there is no limit. */
export function remainingOf({ used, held, limit }: Scope): number {
  return limit === null ? Number.POSITIVE_INFINITY : Math.max(limit - used - held, 0);
}

/** In shadow mode, usage is counted separately, and that count is reported. */
function scopeOf(mode: MeteringMode, usage: Usage, limit: number | null): Scope {
  return { used: mode === 'shadow' ? usage.shadowUsed : usage.used, held: usage.held, limit };
}
