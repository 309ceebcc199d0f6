import { type RelevancyPair, relevancyPairsOf } from './relevancy-pair.ts';
import { relevancyPairsTestA } from './relevancy-pairs-test-a.ts';
import { relevancyPairsTestB } from './relevancy-pairs-test-b.ts';
import { relevancyPairsTestC } from './relevancy-pairs-test-c.ts';

/**
 * Questions with a reply that answers and one that does not, second half; written for measuring only; no trainer may
 * read this file.
 */
export const relevancyPairsTest: readonly RelevancyPair[] = relevancyPairsOf({
  ...relevancyPairsTestA,
  ...relevancyPairsTestB,
  ...relevancyPairsTestC,
});
