import type { Family, MadeFamily } from '../corpus-row.ts';
import { everydayLanguages } from '../everyday-families.ts';
import { readFamilies, readInLanguages } from '../read-families.ts';
import { restyledFamily } from '../restyle-families.ts';

const adult = readFamilies('nsfw', ['adult-texts']);
const innocent = readFamilies('nsfw', ['innocent-texts']);
const twins = readFamilies('nsfw', ['sites-scenes-tags']);
const requests = readFamilies('nsfw', ['adult-requests']);
const explicit = readFamilies('nsfw', ['explicit-talk', 'explicit-trade', 'explicit-wishes']);
const decent = readFamilies('nsfw', ['decent-talk', 'decent-trade', 'decent-wishes', 'decent-knowledge']);
const asked = readFamilies('nsfw', ['innocent-images', 'innocent-questions']);
const languages = ['ru', 'tr', 'zh', 'ja', 'ko', 'ar', 'hi', 'de', 'nl', 'fr', 'es', 'it', 'pt', 'pl'];

/** All texts for the detector of sexual content. */
export const nsfwFamilies: readonly (Family | MadeFamily)[] = [
  ...everydayLanguages,
  ...adult,
  ...innocent,
  ...twins,
  ...requests,
  ...readFamilies('nsfw', ['other-languages']),
  ...readInLanguages('nsfw', 'adult', languages),
  ...explicit,
  ...decent,
  ...asked,
  restyledFamily({
    family: 'restyled',
    label: 1,
    sources: [...adult, ...twins, ...requests, ...explicit],
    copies: 6,
    disguised: true,
  }),
  restyledFamily({
    family: 'restyled',
    label: 0,
    sources: [...innocent, ...twins, ...asked, ...decent],
    copies: 6,
    disguised: true,
  }),
];
