import { readIn } from '../read-data/read-data.ts';
import type { Family } from './corpus-row.ts';
import { readFamilies, readInLanguages } from './read-families.ts';

const languages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'tr', 'zh', 'ja', 'ko', 'ar', 'hi'];

/** Ordinary prompts in 22 languages: nothing for any detector. */
export const everydayLanguages: readonly Family[] = readIn('corpus', 'everyday-languages');

/** Short messages of a chat: so little text that its bias would decide, and harmless to every detector. */
export const smallTalk: readonly Family[] = readIn('corpus', 'small-talk');

/** Ordinary texts of every day, from a request to a page, in many languages: harmless to every detector. */
export const dailyTexts: readonly Family[] = [
  ...readFamilies('daily', [
    'support-money',
    'support-shops',
    'support-travel',
    'english-letters',
    'english-pages',
    'english-requests',
    'kitchen-texts',
  ]),
  ...readInLanguages('daily', 'texts', languages),
];
