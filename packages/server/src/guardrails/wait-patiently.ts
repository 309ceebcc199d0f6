import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, ServiceStops } from '../errors.ts';

/** How often and how long work waits for a free thread. */
const PATIENCE = { tries: 100, pauseMs: 100 } as const;

/** Does work that is not urgent, such as a text of a batch. Waits and retries while all threads are busy. */
export async function waitPatiently<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isBusy = error instanceof Failure && (error.code === 'not_ready' || error.code === 'rate_limited');
      if (!isBusy || error instanceof ServiceStops || tries === PATIENCE.tries) throw error;
      await sleep(PATIENCE.pauseMs);
    }
  }
}
