import { attackLanguages } from '@redoubt/contract';
import { languageOf } from '@redoubt/detectors';
import { translationsInto } from '../translations.ts';

/** Names of languages by their script, where they are not those of the translations. */
const byScript: Readonly<Record<string, (typeof attackLanguages)[number]>> = {
  Chinese: 'mandarin',
  'a language in Arabic script': 'arabic',
  'a language in Devanagari script': 'hindi',
};
/** The language of an answer is read from its beginning. */
const MAX_READ = 2_000;

/** Returns a goal of the corpus in the language of the answer. Undefined for English and for other goals. */
export function translatedGoal(goal: string, answer: string): string | undefined {
  const name = languageOf(answer.slice(0, MAX_READ))?.name;
  if (name === undefined || name === 'English') return undefined;
  const language = byScript[name] ?? attackLanguages.find((id) => id === name.toLowerCase());
  return language && translationsInto(language).get(goal);
}
