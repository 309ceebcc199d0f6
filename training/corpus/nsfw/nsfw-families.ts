import type { Family, MadeFamily } from '../corpus-row.ts';
import { everydayLanguages } from '../everyday-languages.ts';
import { restyledFamily } from '../restyle-families.ts';
import { adultPatterns } from './adult-patterns.ts';
import { innocentPatterns } from './innocent-patterns.ts';

/** All texts for the detector of sexual content. */
export const nsfwFamilies: readonly (Family | MadeFamily)[] = [
  ...everydayLanguages,
  ...adultPatterns,
  ...innocentPatterns,
  restyledFamily({ family: 'restyled', label: 1, sources: adultPatterns, copies: 6, disguised: true }),
  restyledFamily({ family: 'restyled', label: 0, sources: innocentPatterns, copies: 6, disguised: true }),
];
