import type { attackLanguages } from '@redoubt/contract';
import { arabic } from './arabic.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import type { Language } from './language.ts';
import { mandarin } from './mandarin.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { swahili } from './swahili.ts';
import { type TranslatedGoal, translatedGoals } from './translated-goals.ts';
import { yoruba } from './yoruba.ts';
import { zulu } from './zulu.ts';

/** The name of a language in the options of the attack. */
export type LanguageId = (typeof attackLanguages)[number];

/** All languages of the attack `lang`. */
export const languages: Readonly<Record<LanguageId, Language>> = {
  french,
  italian,
  hindi,
  spanish,
  japanese,
  german,
  portuguese,
  mandarin,
  korean,
  arabic,
  swahili,
  zulu,
  yoruba,
};

/** The English text of each translated goal, by its translation. */
export const englishByTranslation: ReadonlyMap<string, string> = new Map(
  Object.values(languages).flatMap(({ goals }) =>
    Object.entries(goals).map(([name, text]) => [text, translatedGoals[name as TranslatedGoal]] as const),
  ),
);
