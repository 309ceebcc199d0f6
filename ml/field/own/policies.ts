import { readHalves } from './halves.ts';

/** Company policies with replies that keep them and replies that break one rule each. Written for measuring only; no trainer may read them. */
export const policies = readHalves('field/policies');
