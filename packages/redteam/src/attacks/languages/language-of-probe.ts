import { attackLanguages } from '@redoubt/contract';
import type { Goal } from '../../goals/goal.ts';
import { translationsInto } from '../../translations.ts';
import type { LanguageId } from './index.ts';

/** What decides in which language a probe of the attack `lang` asks, and whether its goal is translated. */
export interface AskInLanguage {
  readonly goal: Goal;
  readonly place: number;
  readonly options: { readonly languages?: readonly LanguageId[] | undefined };
}

/** The language of a probe. The languages of the options take turns. */
export function languageOfProbe({ options, place }: Omit<AskInLanguage, 'goal'>): LanguageId {
  const wanted = [...new Set<LanguageId>(options.languages ?? attackLanguages)];
  return wanted[place % wanted.length] ?? attackLanguages[0];
}

/** The goal in the language of the probe, or undefined if it is not translated. */
export const translationFor = (ask: AskInLanguage): string | undefined =>
  translationsInto(languageOfProbe(ask)).get(ask.goal.text);
