import type { Family, MadeFamily } from '../corpus-row.ts';
import { restyledFamily } from '../restyle-families.ts';
import { biasLanguages } from './bias-languages.ts';
import { crossedBias } from './crossed-bias.ts';
import { fairPatterns } from './fair-patterns.ts';
import { fairPeople } from './fair-people.ts';
import { fairSpeech } from './fair-speech.ts';
import { fairTwins } from './fair-twins.ts';
import { impliedBias } from './implied-bias.ts';
import { moreBias } from './more-bias.ts';
import { originClaims } from './origin-claims.ts';
import { pairedStories } from './paired-stories.ts';
import { roleStereotypes } from './role-stereotypes.ts';
import { stereotypePatterns } from './stereotype-patterns.ts';

const written = [
  ...stereotypePatterns,
  ...fairPatterns,
  ...moreBias,
  ...roleStereotypes,
  ...originClaims,
  ...impliedBias,
  ...fairPeople,
  ...fairSpeech,
  ...fairTwins,
  ...crossedBias,
  ...pairedStories,
];

/** All texts for the detector of bias. */
export const biasFamilies: readonly (Family | MadeFamily)[] = [
  ...written,
  ...biasLanguages,
  restyledFamily({ family: 'restyled', label: 1, sources: written, copies: 6 }),
  restyledFamily({ family: 'restyled', label: 0, sources: written, copies: 7 }),
];
