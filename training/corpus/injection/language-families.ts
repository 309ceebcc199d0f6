import type { Family } from '../corpus-row.ts';
import { asianAndSemitic } from './languages-asian-semitic.ts';
import { germanicAndRomance } from './languages-germanic-romance.ts';
import { slavicTurkicAndMore } from './languages-slavic-turkic.ts';

/** Every language's two tables as families. */
export const languageFamilies: readonly Family[] = Object.entries({
  ...germanicAndRomance,
  ...slavicTurkicAndMore,
  ...asianAndSemitic,
}).flatMap(([lang, { attacks, benign }]): Family[] => [
  { family: 'multilingual', label: 1, lang, attack: 'direct_injection', testShare: 0.2, patterns: attacks },
  { family: 'multilingual_benign', label: 0, lang, testShare: 0.2, patterns: benign },
]);
