import { type DetailPair, detailPairsOf } from './detail-pair.ts';
import { detailPairsTestA } from './detail-pairs-test-a.ts';
import { detailPairsTestB } from './detail-pairs-test-b.ts';
import { detailPairsTestC } from './detail-pairs-test-c.ts';
import { detailPairsTestD } from './detail-pairs-test-d.ts';
import { detailPairsTestE } from './detail-pairs-test-e.ts';

/** Answers that differ in one detail, second half; written for measuring only; no trainer may read this file. */
export const detailPairsTest: readonly DetailPair[] = detailPairsOf({
  ...detailPairsTestA,
  ...detailPairsTestB,
  ...detailPairsTestC,
  ...detailPairsTestD,
  ...detailPairsTestE,
});
