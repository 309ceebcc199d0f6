import { type DetailPair, detailPairsOf } from './detail-pair.ts';
import { detailPairsDevA } from './detail-pairs-dev-a.ts';
import { detailPairsDevB } from './detail-pairs-dev-b.ts';
import { detailPairsDevC } from './detail-pairs-dev-c.ts';
import { detailPairsDevD } from './detail-pairs-dev-d.ts';
import { detailPairsDevE } from './detail-pairs-dev-e.ts';

/** Answers that differ in one detail, first half; written for measuring only; no trainer may read this file. */
export const detailPairsDev: readonly DetailPair[] = detailPairsOf({
  ...detailPairsDevA,
  ...detailPairsDevB,
  ...detailPairsDevC,
  ...detailPairsDevD,
  ...detailPairsDevE,
});
