import { benignProse } from '../benign-prose.ts';
import type { Family, MadeFamily, MadeText } from '../corpus-row.ts';
import { dailyTexts, everydayLanguages, smallTalk } from '../everyday-families.ts';
import { expandPattern, patternsOf } from '../expand-pattern.ts';
import { readFamilies } from '../read-families.ts';
import { restyledFamily } from '../restyle-families.ts';
import { pick, pickNumber, seededRandom } from '../seeded-random.ts';
import { supportCalls } from '../support-calls.ts';
import { floodFamilies, pasteFamilies } from './flood-families.ts';
import { longTokens } from './long-tokens.ts';
import { pastedData } from './pasted-data.ts';

const BURIED = 400;

/** Requests before, after or inside a calm document, so that length alone says nothing. */
const buriedDemands: readonly MadeFamily[] = [
  buriedFamily(1, readFamilies('sponge', ['repetition-demands', 'growth-demands', 'effort-demands'])),
  buriedFamily(0, readFamilies('sponge', ['bounded-requests', 'bounded-code'])),
];

function buriedFamily(label: 0 | 1, sources: readonly Family[]): MadeFamily {
  const patterns = sources.flatMap((source) => patternsOf(source.patterns));
  return {
    family: 'buried_request',
    label,
    texts: () => Array.from({ length: BURIED }, (_, at) => buried(`buried request ${label} ${at}`, patterns)),
  };
}

function buried(seed: string, patterns: readonly string[]): MadeText {
  const random = seededRandom(seed);
  const pattern = pick(random, patterns);
  const prose = benignProse(seed, pick(random, [300, 800, 2_000, 5_000]));
  const place = pick(random, [0, prose.length, pickNumber(random, 0, prose.length)]);
  const request = pick(random, expandPattern(pattern, 4));
  return { text: prose.toSpliced(place, 0, request).join(pick(random, [' ', '\n', '\n\n'])), pattern };
}

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
