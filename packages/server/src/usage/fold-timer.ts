import type { ServiceContext } from '../context.ts';

const EVERY_MS = 60_000;
/** A settle or a reversal may still come to a period that has ended; after that it is folded when it is read. */
const RECENT_MS = 62 * 86_400_000;

/** Folds the ledger into the usage sums now and every minute, so that a report has little left to do; ends with `stop`. */
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
