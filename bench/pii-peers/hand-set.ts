import { harmlessNumbers } from './texts/harmless-numbers.ts';
import { harmlessWords } from './texts/harmless-words.ts';
import { disguisedTexts } from './texts/personal-disguised.ts';
import { everydayTexts } from './texts/personal-everyday.ts';
import { numberTexts } from './texts/personal-numbers.ts';
import { secretTexts } from './texts/personal-secrets.ts';

/** A text that a person wrote to be hard, and whether it has somebody's data in it. */
export interface HandText {
  readonly text: string;
  readonly isPersonal: boolean;
  readonly group: string;
}

const personal = { ...everydayTexts, ...numberTexts, ...secretTexts, ...disguisedTexts };
const harmless = { ...harmlessNumbers, ...harmlessWords };

/** The whole set, personal texts first. */
export const handSet: readonly HandText[] = [...listed(personal, true), ...listed(harmless, false)];

function listed(groups: Readonly<Record<string, readonly string[]>>, isPersonal: boolean): HandText[] {
  return Object.entries(groups).flatMap(([group, texts]) => texts.map((text) => ({ text, isPersonal, group })));
}
