import { createEncoder } from '@redoubt/detectors';
import type { ReadPairs } from '../../packages/redteam/src/judge/read-pairs.ts';

/** The encoder in this process, for those who judge many answers. */
export interface ReadingHere {
  readonly readPairs: ReadPairs;
  close(): Promise<void>;
}

/** Opens the encoder that ships. Reading rejects where it cannot run: figures without it would be others. */
export function openReading(threads = 1): ReadingHere {
  const encoder = createEncoder({ threads });
  return {
    async readPairs(pairs) {
      const outcome = await encoder.read(pairs);
      if (outcome.kind !== 'read') throw new Error(`The encoder cannot run here: ${outcome.reason}`);
      return outcome;
    },
    close: () => encoder.close(),
  };
}
