import type { Charge } from '../ledger.ts';
import type { BalanceChange, ProjectState } from './booking.ts';
import { type Draft, projectOf } from './draft.ts';

/** Shares of a limit, in percent, that are told of once a period and limit. */
const shares = [50, 80, 100] as const;

/** Notes the shares of the organisation's and the project's limit that this charge or hold has reached. */
export function notify(charge: Charge, balance: BalanceChange, draft: Draft): void {
  if (charge.allowance === null && charge.projectAllowance === null) return;
  const limit = charge.allowance === null ? null : charge.allowance + balance.granted;
  const tell = (project_id: string | null) => (percent: number, used: number, of: number) =>
    draft.writes.events.push({
      organisationId: charge.organisationId,
      payload: { balance: charge.balance, period: charge.period, project_id, percent, used, limit: of },
    });
  advance(balance, limit, charge.credits, tell(null));
  const { state, change } = projectOf(draft, balance.id, charge.projectId);
  if (!state) return;
  advance(state, charge.projectAllowance, charge.credits, tell(charge.projectId));
  change.notified = state.notified;
  change.notified_limit = state.notified_limit;
}

/** Under a new limit, shares that were reached before this charge are not told of again. */
function advance(
  counters: BalanceChange | ProjectState,
  limit: number | null,
  credits: number,
  tell: (percent: number, used: number, limit: number) => void,
): void {
  if (limit === null || limit === 0) return;
  const taken = counters.used + counters.held;
  if (counters.notified_limit !== limit) {
    counters.notified_limit = limit;
    counters.notified = shareReached(taken - credits, limit);
  }
  const reached = shareReached(taken, limit);
  if (reached <= counters.notified) return;
  for (const share of shares) if (share > counters.notified && share <= reached) tell(share, taken, limit);
  counters.notified = reached;
}

function shareReached(taken: number, limit: number): number {
  return shares.findLast((share) => taken * 100 >= share * limit) ?? 0;
}
