import type { ServiceContext } from '../context.ts';
import type { KeyCache } from './key-cache.ts';

const EVERY_MS = 60_000;

/** Writes every minute which keys were used in it. `stop` writes the last ones. */
export function startNotingKeyUses(
  keys: Pick<KeyCache, 'takeUsed'>,
  { store, clock, log }: Pick<ServiceContext, 'store' | 'clock' | 'log'>,
): { stop(): Promise<void> } {
  const note = async () => {
    const at = clock();
    try {
      await store.keys.noteUsed(new Map([...keys.takeUsed()].map((id) => [id, at])));
    } catch (error) {
      log.warn({ err: error }, 'when keys were last used could not be written');
    }
  };
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(note);
  }, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
      await note();
    },
  };
}
