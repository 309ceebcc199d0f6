import { setTimeout as sleep } from 'node:timers/promises';
import type { FailureCode } from '@redoubt/contract';
import { Failure, ServiceStops } from '../errors.ts';

/** How work waits that meets a refusal. */
interface Patience {
  /** The refusals that are waited out. */
  readonly codes: readonly FailureCode[];
  readonly tries: number;
  readonly pauseMs: number;
}

/** How often and how long work waits for a free thread. */
const forThread: Patience = { codes: ['not_ready', 'rate_limited'], tries: 100, pauseMs: 100 };

/** Does work that is not urgent, such as a text of a batch. Waits and retries, by default while all threads are busy. */
export async function waitPatiently<Result>(
  work: () => Result | Promise<Result>,
  { codes, tries, pauseMs } = forThread,
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      const isBusy = error instanceof Failure && codes.includes(error.code);
      if (!isBusy || error instanceof ServiceStops || tried === tries) throw error;
      await sleep(pauseMs);
    }
  }
}
