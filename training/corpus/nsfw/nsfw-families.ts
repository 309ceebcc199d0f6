import type { Family, MadeFamily } from '../corpus-row.ts';
import { everydayLanguages } from '../everyday-languages.ts';
import { restyledFamily } from '../restyle-families.ts';
import { adultPatterns } from './adult-patterns.ts';
import { innocentPatterns } from './innocent-patterns.ts';
import { moreNsfw } from './more-nsfw.ts';

/** All texts for the detector of sexual content. */
export const nsfwFamilies: readonly (Family | MadeFamily)[] = [
  ...everydayLanguages,
  ...adultPatterns,
  ...innocentPatterns,
  ...moreNsfw,
  restyledFamily({
    family: 'restyled',
    label: 1,
    sources: [...adultPatterns, ...moreNsfw],
    copies: 6,
    disguised: true,
  }),
  restyledFamily({
    family: 'restyled',
    label: 0,
    sources: [...innocentPatterns, ...moreNsfw],
    copies: 6,
    disguised: true,
  }),
];
