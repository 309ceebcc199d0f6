import type { Detection, DetectorName, Detectors } from '@redoubt/contract';
import type { DetectorPool } from '../detector-pool.ts';
import type { Backends } from './open-backends.ts';
import { replaceVerdicts } from './replace-verdicts.ts';

/** A pool that asks the chosen backends beside the embedded detectors, and lets the backends decide where they answer in time. */
export function withBackends(pool: DetectorPool, backends: Backends): DetectorPool {
  async function detectWith(chosen: readonly DetectorName[], text: string, detectors: Detectors): Promise<Detection> {
    const giveUp = new AbortController();
    const asked = Promise.all(backends.ask(chosen, text, giveUp.signal));
    try {
      const embedded = await pool.detect(text, detectors);
      return replaceVerdicts(text, detectors, embedded, await asked);
    } finally {
      giveUp.abort();
    }
  }
  return {
    ...pool,
    detect(text, detectors) {
      const chosen = (Object.keys(detectors) as DetectorName[]).filter((name) => backends.has(name));
      return chosen.length === 0 ? pool.detect(text, detectors) : detectWith(chosen, text, detectors);
    },
    close: async () => {
      await Promise.all([pool.close(), backends.close()]);
    },
  };
}
