import type { Halves } from '../field/own/halves.ts';
import type { WizardText } from '../field/own/wizard-text.ts';
import { pastedDev } from './pasted-dev.ts';
import { pastedTest } from './pasted-test.ts';

/** Policies as customers send them, as text, Markdown and HTML, in two halves. */
export const pastedTexts: Halves<WizardText> = { dev: pastedDev, test: pastedTest };
