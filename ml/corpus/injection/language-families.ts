import type { Family, LanguageTables, MadeFamily } from '../corpus-row.ts';
import { furtherEuropean } from './further-european.ts';
import { furtherHands } from './further-hands.ts';
import { joinedLanguages } from './joined-languages.ts';
import { asianAndSemitic } from './languages-asian-semitic.ts';
import { germanicAndRomance } from './languages-germanic-romance.ts';
import { slavicTurkicAndMore } from './languages-slavic-turkic.ts';
import { wideEastAsian } from './wide-east-asian.ts';
import { wideGermanic } from './wide-germanic.ts';
import { wideRomance } from './wide-romance.ts';
import { wideSlavic } from './wide-slavic.ts';
import { wideTurkicSemitic } from './wide-turkic-semitic.ts';

const first = { ...germanicAndRomance, ...slavicTurkicAndMore, ...asianAndSemitic };
const wide = { ...wideGermanic, ...wideRomance, ...wideSlavic, ...wideTurkicSemitic, ...wideEastAsian };
const further = { ...furtherHands, ...furtherEuropean };

/** Every language's tables as families, by three hands, alone and joined. */
export const languageFamilies: readonly (Family | MadeFamily)[] = [
  ...familiesOf('multilingual', first),
  ...familiesOf('multilingual_wide', wide),
  ...familiesOf('multilingual_further', further),
  ...joinedLanguages(wide),
];

function familiesOf(family: string, tables: LanguageTables): Family[] {
  return Object.entries(tables).flatMap(([lang, { attacks, benign }]): Family[] => [
    { family, label: 1, lang, attack: 'direct_injection', testShare: 0.2, patterns: attacks },
    { family: `${family}_benign`, label: 0, lang, testShare: 0.2, patterns: benign },
  ]);
}
