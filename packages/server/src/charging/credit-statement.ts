import type { MeteringMode } from '@redoubt/contract';
import type { BalanceSnapshot, Usage } from '@redoubt/store';
import type { RequestContext } from '../context.ts';

/** What the credit headers say about one request: of the organisation, or of the project where its limit is nearer. */
export interface CreditStatement {
  readonly mode: MeteringMode;
  readonly cost: number;
  readonly used: number;
  /** Credits that open holds reserve. */
  readonly held: number;
  /** null is unlimited. */
  readonly limit: number | null;
  /** On a blocked request, the cost it would have had. */
  readonly wouldCost?: number;
}

/** The limits that a charge is under; null is unlimited, for a project: none of its own. */
export interface Allowances {
  readonly allowance: number | null;
  readonly projectAllowance: number | null;
}

type Scope = Pick<CreditStatement, 'used' | 'held' | 'limit'>;

/** The `credits` of a body; no field at all in the mode `requests`, in which nothing has a price in credits. */
export const shownCredits = <Credits>(
  credits: Credits,
  { account }: Pick<RequestContext, 'account'>,
): { credits?: Credits } => (account.organisation.meteringMode === 'requests' ? {} : { credits });

/** The statement of a call that cost `cost`, of whichever limit leaves less. */
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

/** Credits left under a limit, never below 0; Infinity where there is none. */
export function remainingOf({ used, held, limit }: Scope): number {
  return limit === null ? Number.POSITIVE_INFINITY : Math.max(limit - used - held, 0);
}

/** In shadow mode usage is counted apart, and that is what is told. */
function scopeOf(mode: MeteringMode, usage: Usage, limit: number | null): Scope {
  return { used: mode === 'shadow' ? usage.shadowUsed : usage.used, held: usage.held, limit };
}
