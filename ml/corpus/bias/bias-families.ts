import type { Family, MadeFamily } from '../corpus-row.ts';
import { readFamilies } from '../read-families.ts';
import { restyledFamily } from '../restyle-families.ts';

const written = readFamilies('bias', [
  'stereotypes',
  'fair-sentences',
  'forums-stories-advice',
  'role-stereotypes',
  'origin-claims',
  'implied-bias',
  'fair-people',
  'fair-speech',
  'fair-twins',
  'crossed-bias',
  'paired-stories',
]);

/** All texts for the detector of bias. */
export const biasFamilies: readonly (Family | MadeFamily)[] = [
  ...written,
  ...readFamilies('bias', ['other-languages']),
  restyledFamily({ family: 'restyled', label: 1, sources: written, copies: 6 }),
  restyledFamily({ family: 'restyled', label: 0, sources: written, copies: 7 }),
];
