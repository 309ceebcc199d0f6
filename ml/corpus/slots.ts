import { readData } from '../read-data/read-data.ts';

/** What a slot of a pattern may be filled with. Wishes for harm are named and never instructed. */
export const slots: Readonly<Record<string, readonly string[]>> = readData('corpus/slots');
