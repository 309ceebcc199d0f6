import type { attackLanguages } from '@redoubt/contract';
import { readTable } from '@redoubt/data-files';
import { Language } from './language.ts';

/** The name of a language in the options of the attack. */
export type LanguageId = (typeof attackLanguages)[number];

const read = (id: LanguageId): Language =>
  readTable(new URL(`../../../data/languages/${id}.json`, import.meta.url), Language);

/** All languages of the attack `lang`. */
export const languages: Readonly<Record<LanguageId, Language>> = {
  french: read('french'),
  italian: read('italian'),
  hindi: read('hindi'),
  spanish: read('spanish'),
  japanese: read('japanese'),
  german: read('german'),
  portuguese: read('portuguese'),
  mandarin: read('mandarin'),
  korean: read('korean'),
  arabic: read('arabic'),
  swahili: read('swahili'),
  zulu: read('zulu'),
  yoruba: read('yoruba'),
};
