import type { Family, MadeFamily } from '../corpus-row.ts';
import { everydayLanguages } from '../everyday-languages.ts';
import { restyledFamily } from '../restyle-families.ts';
import { adultPatterns } from './adult-patterns.ts';
import { adultRequests } from './adult-requests.ts';
import { innocentImages } from './innocent-images.ts';
import { innocentPatterns } from './innocent-patterns.ts';
import { innocentQuestions } from './innocent-questions.ts';
import { moreNsfw } from './more-nsfw.ts';
import { nsfwLanguages } from './nsfw-languages.ts';

/** All texts for the detector of sexual content. */
export const nsfwFamilies: readonly (Family | MadeFamily)[] = [
  ...everydayLanguages,
  ...adultPatterns,
  ...innocentPatterns,
  ...moreNsfw,
  ...adultRequests,
  ...nsfwLanguages,
  ...innocentImages,
  ...innocentQuestions,
  restyledFamily({
    family: 'restyled',
    label: 1,
    sources: [...adultPatterns, ...moreNsfw, ...adultRequests],
    copies: 6,
    disguised: true,
  }),
  restyledFamily({
    family: 'restyled',
    label: 0,
    sources: [...innocentPatterns, ...moreNsfw, ...innocentImages, ...innocentQuestions],
    copies: 6,
    disguised: true,
  }),
];
