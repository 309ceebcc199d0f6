import { readHalves } from '../field/own/halves.ts';

/** Policies as customers send them, as text, Markdown and HTML, with the rules that a careful reader finds. */
export const pastedTexts = readHalves('wizard/pasted');
