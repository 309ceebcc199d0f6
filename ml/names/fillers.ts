import { readData } from '../read-data/read-data.ts';

/** Words and names that slots are filled with besides the lists of the packages; written by hand. */
export const fillers = readData('names/fillers');
