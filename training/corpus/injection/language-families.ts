import type { Family, LanguageTables } from '../corpus-row.ts';
import { asianAndSemitic } from './languages-asian-semitic.ts';
import { germanicAndRomance } from './languages-germanic-romance.ts';
import { slavicTurkicAndMore } from './languages-slavic-turkic.ts';
import { wideEastAsian } from './wide-east-asian.ts';
import { wideGermanic } from './wide-germanic.ts';
import { wideRomance } from './wide-romance.ts';
import { wideSlavic } from './wide-slavic.ts';
import { wideTurkicSemitic } from './wide-turkic-semitic.ts';

/** Every language's tables as families: the first hand, and a wider one with more shapes and everyday matters. */
export const languageFamilies: readonly Family[] = [
  ...familiesOf('multilingual', { ...germanicAndRomance, ...slavicTurkicAndMore, ...asianAndSemitic }),
  ...familiesOf('multilingual_wide', {
    ...wideGermanic,
    ...wideRomance,
    ...wideSlavic,
    ...wideTurkicSemitic,
    ...wideEastAsian,
  }),
];

function familiesOf(family: string, tables: LanguageTables): Family[] {
  return Object.entries(tables).flatMap(([lang, { attacks, benign }]): Family[] => [
    { family, label: 1, lang, attack: 'direct_injection', testShare: 0.2, patterns: attacks },
    { family: `${family}_benign`, label: 0, lang, testShare: 0.2, patterns: benign },
  ]);
}
