import type { Family, MadeFamily } from '../corpus-row.ts';
import { everydayLanguages } from '../everyday-languages.ts';
import { restyledFamily } from '../restyle-families.ts';
import { adultByLanguage } from './adult-by-language.ts';
import { adultPatterns } from './adult-patterns.ts';
import { adultRequests } from './adult-requests.ts';
import { decentKnowledge } from './decent-knowledge.ts';
import { decentTalk } from './decent-talk.ts';
import { decentTrade } from './decent-trade.ts';
import { decentWishes } from './decent-wishes.ts';
import { explicitTalk } from './explicit-talk.ts';
import { explicitTrade } from './explicit-trade.ts';
import { explicitWishes } from './explicit-wishes.ts';
import { innocentImages } from './innocent-images.ts';
import { innocentPatterns } from './innocent-patterns.ts';
import { innocentQuestions } from './innocent-questions.ts';
import { moreNsfw } from './more-nsfw.ts';
import { nsfwLanguages } from './nsfw-languages.ts';

const explicit = [...explicitTalk, ...explicitTrade, ...explicitWishes];
const decent = [...decentTalk, ...decentTrade, ...decentWishes, ...decentKnowledge];

/** All texts for the detector of sexual content. */
export const nsfwFamilies: readonly (Family | MadeFamily)[] = [
  ...everydayLanguages,
  ...adultPatterns,
  ...innocentPatterns,
  ...moreNsfw,
  ...adultRequests,
  ...nsfwLanguages,
  ...adultByLanguage,
  ...explicit,
  ...decent,
  ...innocentImages,
  ...innocentQuestions,
  restyledFamily({
    family: 'restyled',
    label: 1,
    sources: [...adultPatterns, ...moreNsfw, ...adultRequests, ...explicit],
    copies: 6,
    disguised: true,
  }),
  restyledFamily({
    family: 'restyled',
    label: 0,
    sources: [...innocentPatterns, ...moreNsfw, ...innocentImages, ...innocentQuestions, ...decent],
    copies: 6,
    disguised: true,
  }),
];
