import type { FindingStatus } from '../findings.ts';

/** The status of a finding, and where it came from. */
export interface Standing {
  readonly status: FindingStatus;
  /** Whether a person accepted it or called it a false positive. */
  readonly isHeld: boolean;
  /** ISO 8601, like the other moments here. */
  readonly statusAt: string;
  /** The run whose verdicts led to the status. */
  readonly statusRunId: string | undefined;
}

/** What an ended run says of a finding. */
export interface Showing {
  readonly runId: string;
  /** When the run ended. */
  readonly at: string;
  /** Whether it attempted all that it planned. */
  readonly isWhole: boolean;
  /** Decided attempts. */
  readonly attempts: number;
  readonly successes: number;
  /** The newest stored run in which the attack succeeded, this one included. Undefined if there is none. */
  readonly lastShown: { readonly at: string; readonly successes: number } | undefined;
}

/** A status that verdicts lead to, with a sentence on why. */
export interface StatusMove {
  readonly to: FindingStatus;
  readonly note: string;
}

/** Returns the status that a run's verdicts lead to. Returns undefined if the status stays. */
export function nextStatus(standing: Standing, showing: Showing): StatusMove | undefined {
  if (standing.isHeld) return undefined;
  const isOpen = standing.status === 'open' || standing.status === 'reopened';
  if (isOpen) return closing(standing, showing);
  const isBack = showing.successes > 0 && isNews(standing, showing);
  return isBack ? { to: 'reopened', note: shareText(showing) } : undefined;
}

/** Returns how a run closes an open finding. */
function closing(standing: Standing, showing: Showing): StatusMove | undefined {
  if (showing.successes > 0) return undefined;
  if (!showing.lastShown) return { to: 'false_positive', note: 'No stored verdict shows it any more' };
  const isFixed = isNews(standing, showing) && isFixedBy(showing, showing.lastShown);
  return isFixed ? { to: 'fixed', note: shareText(showing) } : undefined;
}

/**
 * A run that ended before the status was set says nothing about what happened since, unless its verdicts led to the
 * status.
 */
const isNews = ({ statusAt, statusRunId }: Standing, { at, runId }: Showing): boolean =>
  at >= statusAt || runId === statusRunId;

/**
 * A finding is fixed by a whole run that succeeded in none of at least as many decided attempts as succeeded before.
 * Fewer attempts could miss it by chance.
 */
const isFixedBy = ({ isWhole, at, attempts }: Showing, lastShown: NonNullable<Showing['lastShown']>): boolean =>
  isWhole && at >= lastShown.at && attempts >= lastShown.successes;

const shareText = ({ attempts, successes }: Showing): string => `${successes} of ${attempts} attempts succeeded`;
