import { readData } from '../../read-data/read-data.ts';

/** Benign prompts that sound like what a detector looks for, by kind. Written for measuring only; no trainer may read them. */
export const hardPrompts: Readonly<Record<string, readonly string[]>> = readData('evaluate/hard-prompts');
