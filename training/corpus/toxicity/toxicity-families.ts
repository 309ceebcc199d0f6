import type { Family, MadeFamily } from '../corpus-row.ts';
import { everydayLanguages } from '../everyday-languages.ts';
import { restyledFamily } from '../restyle-families.ts';
import { civilPatterns } from './civil-patterns.ts';
import { insultPatterns } from './insult-patterns.ts';
import { languageToxicity } from './language-toxicity.ts';
import { moreToxicity } from './more-toxicity.ts';

/** All texts for the detector of toxic speech. */
export const toxicityFamilies: readonly (Family | MadeFamily)[] = [
  ...everydayLanguages,
  ...insultPatterns,
  ...civilPatterns,
  ...moreToxicity,
  ...languageToxicity,
  restyledFamily({
    family: 'restyled',
    label: 1,
    sources: [...insultPatterns, ...moreToxicity],
    copies: 6,
    disguised: true,
  }),
  restyledFamily({
    family: 'restyled',
    label: 0,
    sources: [...civilPatterns, ...moreToxicity],
    copies: 8,
    disguised: true,
  }),
];
