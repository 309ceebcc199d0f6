import { readHalves } from './halves.ts';

/** Policies as customers paste them into the wizard, and other texts, with the rules that a careful reader finds. Written for measuring only; no trainer may read them. */
export const wizardTexts = readHalves('field/wizard-texts');
