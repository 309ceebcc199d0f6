import type { Detection, DetectorName, Detectors } from '@redoubt/contract';
import type { DetectorPool } from '../detector-pool.ts';
import type { Backends } from './open-backends.ts';
import { replaceVerdicts } from './replace-verdicts.ts';

type Call = Parameters<DetectorPool['detect']>;

/** A pool that asks the chosen backends beside the embedded detectors, and lets the backends decide where they answer in time. */
export function withBackends(pool: DetectorPool, backends: Backends): DetectorPool {
  async function detectWith(chosen: readonly DetectorName[], call: Call): Promise<Detection> {
    const [text, detectors] = call;
    const giveUp = new AbortController();
    const asked = Promise.all(backends.ask(chosen, (detector) => questionOf(detector, text, detectors), giveUp.signal));
    try {
      const embedded = await pool.detect(...call);
      return replaceVerdicts(text, detectors, embedded, await asked);
    } finally {
      giveUp.abort();
    }
  }
  return {
    ...pool,
    detect(...call) {
      const [, detectors] = call;
      const chosen = (Object.keys(detectors) as DetectorName[]).filter((name) => backends.has(name));
      return chosen.length === 0 ? pool.detect(...call) : detectWith(chosen, call);
    },
    close: async () => {
      await Promise.all([pool.close(), backends.close()]);
    },
  };
}

/** What a backend is asked: the text; of a policy, its rules too, as JSON, which neither can break out of. */
function questionOf(detector: DetectorName, text: string, { policy_violation: policy }: Detectors): string {
  if (detector !== 'policy_violation') return text;
  return JSON.stringify({ policy: policy?.policy_text ?? '', text });
}
