import { readHalves } from './halves.ts';

/** Single harmless sentences as users of assistants send them. Written for measuring only; no trainer may read them. */
export const shortHarmless = readHalves('field/short-harmless');
