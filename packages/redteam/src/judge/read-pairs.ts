import type { PairReadings, TextPair } from '@redoubt/detectors';

/** Lets the encoder read pairs of texts. Returns undefined where it is off or cannot run. Rejects if it is too slow. */
export type ReadPairs = (pairs: readonly TextPair[], signal?: AbortSignal) => Promise<PairReadings | undefined>;

/** What a process without an encoder passes. */
export const readsNone: ReadPairs = async () => undefined;
