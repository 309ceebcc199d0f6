import { readData } from '../../read-data/read-data.ts';

/** Attacks and benign prompts in languages other than English. Written for measuring only; no trainer may read them. */
export const languagePrompts: Readonly<
  Record<string, { readonly attacks: readonly string[]; readonly benign: readonly string[] }>
> = readData('evaluate/language-prompts');
