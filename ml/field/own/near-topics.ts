import { readHalves } from './halves.ts';

/** Topics as customers ban them, with texts on them and texts about their neighbours. Written for measuring only; no trainer may read them. */
export const nearTopics = readHalves('field/near-topics');
