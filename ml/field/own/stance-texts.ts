import type { Halves } from './halves.ts';
import type { StanceText } from './stance-text.ts';
import { stanceTextsDev } from './stance-texts-dev.ts';
import { stanceTextsTest } from './stance-texts-test.ts';

/** Single sentences of assistants by what they do; written for measuring only; no trainer may read this file. */
export const stanceTexts: Halves<StanceText> = { dev: stanceTextsDev, test: stanceTextsTest };
