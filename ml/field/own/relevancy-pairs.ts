import { readHalves } from './halves.ts';

/** Questions with a reply that answers (or honestly says why not) and one that does not. Written for measuring only; no trainer may read them. */
export const relevancyPairs = readHalves('field/relevancy-pairs');
