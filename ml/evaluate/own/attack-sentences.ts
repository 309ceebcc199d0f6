import { readData } from '../../read-data/read-data.ts';

/** Attack sentences in English by kind of attack. Written for measuring only; no trainer may read them. */
export const attackSentences: Readonly<Record<string, readonly string[]>> = readData('evaluate/attack-sentences');
