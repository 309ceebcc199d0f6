import type { Family, MadeFamily } from '../corpus-row.ts';
import { everydayLanguages } from '../everyday-families.ts';
import { readFamilies, readInLanguages } from '../read-families.ts';
import { restyledFamily } from '../restyle-families.ts';

const written = [
  ...readFamilies('toxicity', [
    'insults',
    'civil-talk',
    'forums-games-emoji',
    'veiled-hate',
    'harassing-talk',
    'rants',
    'harmless-heat',
    'harmless-identity',
    'crossed-toxicity',
    'everyday-anger-calm',
    'everyday-anger-fair',
    'everyday-anger-foul',
  ]),
  ...readFamilies('bias', ['fair-people', 'fair-twins']),
];
const languages = ['ru', 'tr', 'zh', 'ja', 'ko', 'ar', 'hi', 'de', 'nl', 'fr', 'es', 'it', 'pt', 'pl'];

/** All texts for the detector of toxic speech. */
export const toxicityFamilies: readonly (Family | MadeFamily)[] = [
  ...everydayLanguages,
  ...written,
  ...readFamilies('toxicity', ['other-languages']),
  ...readInLanguages('toxicity', 'abuse', languages),
  ...readFamilies('toxicity', ['everyday-speech']),
  restyledFamily({ family: 'restyled', label: 1, sources: written, copies: 6, disguised: true }),
  restyledFamily({ family: 'restyled', label: 0, sources: written, copies: 8, disguised: true }),
];
