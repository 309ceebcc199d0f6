import { readHalves } from './halves.ts';

/** Contexts with an answer that follows and one that does not; both differ in one detail. Written for measuring only; no trainer may read them. */
export const detailPairs = readHalves('field/detail-pairs');
