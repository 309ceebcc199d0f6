import type { Halves } from './halves.ts';
import type { RelevancyPair } from './relevancy-pair.ts';
import { relevancyPairsDev } from './relevancy-pairs-dev.ts';
import { relevancyPairsTest } from './relevancy-pairs-test.ts';

/**
 * Questions with a reply that answers and one that does not; written for measuring only; no trainer may read this file.
 */
export const relevancyPairs: Halves<RelevancyPair> = { dev: relevancyPairsDev, test: relevancyPairsTest };
