import type { Family, MadeFamily } from '../corpus-row.ts';
import { restyledFamily } from '../restyle-families.ts';
import { fairPatterns } from './fair-patterns.ts';
import { moreBias } from './more-bias.ts';
import { stereotypePatterns } from './stereotype-patterns.ts';

/** All texts for the detector of bias. */
export const biasFamilies: readonly (Family | MadeFamily)[] = [
  ...stereotypePatterns,
  ...fairPatterns,
  ...moreBias,
  restyledFamily({ family: 'restyled', label: 1, sources: [...stereotypePatterns, ...moreBias], copies: 6 }),
  restyledFamily({ family: 'restyled', label: 0, sources: [...fairPatterns, ...moreBias], copies: 7 }),
];
