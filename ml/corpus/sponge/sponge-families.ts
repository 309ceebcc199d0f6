import type { Family, MadeFamily } from '../corpus-row.ts';
import { dailyTexts, everydayLanguages, smallTalk } from '../everyday-families.ts';
import { readFamilies } from '../read-families.ts';
import { restyledFamily } from '../restyle-families.ts';
import { supportCalls } from '../support-calls.ts';
import { buriedDemands } from './buried-demands.ts';
import { floodFamilies, pasteFamilies } from './flood-families.ts';
import { longTokens } from './long-tokens.ts';
import { pastedData } from './pasted-data.ts';

const endless = readFamilies('sponge', ['endless-wordings']);
const demands = [
  ...readFamilies('sponge', ['demands', 'demands-without-end']),
  ...endless,
  ...readFamilies('sponge', ['repetition-demands', 'growth-demands', 'effort-demands']),
];
const modest = readFamilies('sponge', ['modest-requests', 'sane-sizes', 'bounded-requests', 'bounded-code']);

/** All texts for the detector of requests and inputs that burn time or tokens. */
export const spongeFamilies: readonly (Family | MadeFamily)[] = [
  ...demands,
  ...modest,
  ...readFamilies('sponge', ['language-demands', 'language-excess']),
  ...everydayLanguages,
  ...smallTalk,
  ...dailyTexts,
  supportCalls,
  ...floodFamilies,
  ...pasteFamilies,
  ...pastedData,
  ...longTokens,
  ...buriedDemands,
  restyledFamily({ family: 'restyled', label: 1, sources: demands, copies: 6 }),
  restyledFamily({ family: 'restyled', label: 0, sources: [...modest, ...endless], copies: 7 }),
];
