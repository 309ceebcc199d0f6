import type { ServiceContext } from '../context.ts';

const EVERY_MS = 60_000;
/**
 * A settlement or reversal may still change a period that has ended. After this time, such a period is folded when it
 * is read.
 */
const RECENT_MS = 62 * 86_400_000;

/** Folds the ledger into usage sums now and every minute, so that reports have little left to do. `stop` ends it. */
export function startFolding({ store, clock, log }: Pick<ServiceContext, 'store' | 'clock' | 'log'>): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const fold = async () => {
    try {
      await store.usage.fold({ since: new Date(clock().getTime() - RECENT_MS) }, stopping.signal);
    } catch (error) {
      log.error({ err: error }, 'folding the usage failed; the next minute tries again');
    }
  };
  const tick = () => {
    running ??= fold().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(tick, EVERY_MS);
  timer.unref();
  tick();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
