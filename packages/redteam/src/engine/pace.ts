import type { Pace, Target } from '@redoubt/providers';
import type { Runs } from '@redoubt/store';
import { pause } from './ask-target.ts';

interface Pacing {
  readonly runs: Pick<Runs, 'nextCall'>;
  /** Names the target, together with its owner (`limitKeyOf`). */
  readonly limitKey: string;
  readonly clock: () => Date;
  /** When aborted, a call that waits is given up. */
  readonly drain: AbortSignal;
}

/**
 * Returns a function that waits for the next call that the rate of a target permits, or undefined if it has no rate.
 * The store assigns the times, because everything that calls a target shares one rate.
 */
export function paceOf(
  { ratePerMinute }: Pick<Target, 'ratePerMinute'>,
  { runs, limitKey, clock, drain }: Pacing,
): Pace | undefined {
  if (ratePerMinute === undefined) return undefined;
  return async () => {
    const now = clock().getTime();
    const at = await runs.nextCall(limitKey, 60_000 / ratePerMinute, now);
    if (at > now) await pause(at - now, drain);
  };
}
