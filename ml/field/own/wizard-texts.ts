import type { Halves } from './halves.ts';
import type { WizardText } from './wizard-text.ts';
import { wizardTextsDev } from './wizard-texts-dev.ts';
import { wizardTextsTest } from './wizard-texts-test.ts';

/** Policies as customers paste them, and other texts; written for measuring only; no trainer may read this file. */
export const wizardTexts: Halves<WizardText> = { dev: wizardTextsDev, test: wizardTextsTest };
