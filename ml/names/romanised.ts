import { readData } from '../read-data/read-data.ts';

/** Names of languages that are written in other letters, as they stand in Latin ones, and short forms of English names. */
export const romanised = readData('names/romanised');
