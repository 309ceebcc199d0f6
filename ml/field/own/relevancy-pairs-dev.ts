import { type RelevancyPair, relevancyPairsOf } from './relevancy-pair.ts';
import { relevancyPairsDevA } from './relevancy-pairs-dev-a.ts';
import { relevancyPairsDevB } from './relevancy-pairs-dev-b.ts';
import { relevancyPairsDevC } from './relevancy-pairs-dev-c.ts';

/**
 * Questions with a reply that answers and one that does not, first half; written for measuring only; no trainer may
 * read this file.
 */
export const relevancyPairsDev: readonly RelevancyPair[] = relevancyPairsOf({
  ...relevancyPairsDevA,
  ...relevancyPairsDevB,
  ...relevancyPairsDevC,
});
