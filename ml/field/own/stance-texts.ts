import { readHalves } from './halves.ts';

/** Single sentences of assistants, what they do, and about what. Written for measuring only; no trainer may read them. */
export const stanceTexts = readHalves('field/stance-texts');
