import type { Detection, Detectors, SavedTuning } from '@redoubt/contract';
import type { DetectorPool } from './detector-pool.ts';
import { waitPatiently } from './wait-patiently.ts';

/** Texts that one thread judges together. */
const TOGETHER = 16;
/** Groups of texts in progress at once. The queue of an organisation stays free for its calls. */
const AT_ONCE = 3;

interface TextJudge {
  readonly detectors: Detectors;
  readonly tuning?: SavedTuning | undefined;
  readonly pool: Pick<DetectorPool, 'detectEach'>;
  /** Aborted when nobody waits for the verdicts any more. */
  readonly signal?: AbortSignal | undefined;
}

/** Judges texts in threads and returns the verdicts in their order. */
export async function judgeEachText(
  texts: readonly string[],
  { detectors, tuning, pool, signal }: TextJudge,
): Promise<Detection[]> {
  const verdicts: Detection[] = [];
  let next = 0;
  async function work(): Promise<void> {
    while (next < texts.length) {
      const from = next;
      next += TOGETHER;
      const group = texts.slice(from, from + TOGETHER);
      const found = await waitPatiently(() => pool.detectEach(group, detectors, { tuning, signal, isPatient: true }));
      for (const [at, verdict] of found.entries()) verdicts[from + at] = verdict;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return verdicts;
}
