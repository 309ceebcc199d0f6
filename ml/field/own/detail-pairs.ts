import type { DetailPair } from './detail-pair.ts';
import { detailPairsDev } from './detail-pairs-dev.ts';
import { detailPairsTest } from './detail-pairs-test.ts';
import type { Halves } from './halves.ts';

/**
 * Contexts with a supported and an unsupported answer each; written for measuring only; no trainer may read this file.
 */
export const detailPairs: Halves<DetailPair> = { dev: detailPairsDev, test: detailPairsTest };
