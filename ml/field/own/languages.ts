import { readHalves } from './halves.ts';

/** Attacks and harmless texts in English and fourteen other languages. Written for measuring only; no trainer may read them. */
export const languages = readHalves('field/languages');
