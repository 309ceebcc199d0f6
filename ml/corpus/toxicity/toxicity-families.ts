import { fairPeople } from '../bias/fair-people.ts';
import { fairTwins } from '../bias/fair-twins.ts';
import type { Family, MadeFamily } from '../corpus-row.ts';
import { everydayLanguages } from '../everyday-languages.ts';
import { restyledFamily } from '../restyle-families.ts';
import { abuseByLanguage } from './abuse-by-language.ts';
import { civilPatterns } from './civil-patterns.ts';
import { crossedToxicity } from './crossed-toxicity.ts';
import { everydayAngerCalm } from './everyday-anger-calm.ts';
import { everydayAngerFair } from './everyday-anger-fair.ts';
import { everydayAngerFoul } from './everyday-anger-foul.ts';
import { everydayAngerFoulMore } from './everyday-anger-foul-more.ts';
import { everydaySpeech } from './everyday-speech.ts';
import { harassingTalk } from './harassing-talk.ts';
import { harmlessHeat } from './harmless-heat.ts';
import { harmlessIdentity } from './harmless-identity.ts';
import { insultPatterns } from './insult-patterns.ts';
import { languageToxicity } from './language-toxicity.ts';
import { longerAbuse } from './longer-abuse.ts';
import { moreToxicity } from './more-toxicity.ts';
import { veiledHate } from './veiled-hate.ts';

const written = [
  ...insultPatterns,
  ...civilPatterns,
  ...moreToxicity,
  ...veiledHate,
  ...harassingTalk,
  ...longerAbuse,
  ...harmlessHeat,
  ...harmlessIdentity,
  ...crossedToxicity,
  ...everydayAngerCalm,
  ...everydayAngerFair,
  ...everydayAngerFoul,
  ...everydayAngerFoulMore,
  ...fairPeople,
  ...fairTwins,
];

/** All texts for the detector of toxic speech. */
export const toxicityFamilies: readonly (Family | MadeFamily)[] = [
  ...everydayLanguages,
  ...written,
  ...languageToxicity,
  ...abuseByLanguage,
  ...everydaySpeech,
  restyledFamily({ family: 'restyled', label: 1, sources: written, copies: 6, disguised: true }),
  restyledFamily({ family: 'restyled', label: 0, sources: written, copies: 8, disguised: true }),
];
