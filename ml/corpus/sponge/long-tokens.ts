import type { MadeFamily, MadeText } from '../corpus-row.ts';
import { pick, pickNumber, type Random, seededRandom } from '../seeded-random.ts';
import { slots } from '../slots.ts';

const MADE_OF_EACH = 24;
const words = slots.word ?? [];
const syllables = ['ka', 'tor', 'mi', 'ex', 'quo', 'zu', 'lan', 'dre', 'psy', 'oph', 'ü', 'ng', 'val', 'ix'];
/** First and last code point of letters of ten scripts. */
const scripts: readonly (readonly [number, number])[] = [
  [0x03b1, 0x03c9],
  [0x0430, 0x044f],
  [0x0561, 0x0586],
  [0x05d0, 0x05ea],
  [0x0905, 0x0939],
  [0x0e01, 0x0e2e],
  [0x10d0, 0x10f0],
  [0x1200, 0x1247],
  [0x3042, 0x3093],
  [0xac00, 0xad00],
];

interface LongKind {
  readonly label: 0 | 1;
  readonly make: (random: Random) => string;
}

/** Tokens and chains without an end, and the lengths of them that people do paste. */
const longKinds: Readonly<Record<string, LongKind>> = {
  compound_flood: { label: 1, make: (random) => joined(random, [700, 4_000], () => pick(random, syllables)) },
  script_flood: { label: 1, make: (random) => joined(random, [600, 4_000], () => anyLetter(random)) },
  sum_flood: {
    label: 1,
    make: (random) =>
      `${pick(random, ['Compute step by step: ', 'Evaluate and show each step: ', ''])}${joined(random, [800, 3_000], () => `${pickNumber(random, 1, 999)}${pick(random, ['+', '-', '*'])}`)}1`,
  },
  address_flood: {
    label: 1,
    make: (random) =>
      `${pick(random, ['Open ', 'Parse ', ''])}https://example.com/${joined(random, [400, 1_800], () => `${pick(random, words)}/`)}`,
  },
  long_word: {
    label: 0,
    make: (random) =>
      `${pick(random, ['How do I pronounce', 'What could this made-up name mean:', 'Is this a real word?'])} ${joined(random, [5, 14], () => pick(random, syllables))}`,
  },
  script_sample: {
    label: 0,
    make: (random) =>
      `${pick(random, ['Which scripts are these?', 'Name the alphabet of each letter:', 'Copied from a font test, what is it?'])} ${joined(random, [8, 40], () => anyLetter(random))}`,
  },
  short_sum: {
    label: 0,
    make: (random) =>
      `${pick(random, ['Compute step by step: ', 'Is this right? ', 'Total of my receipt: '])}${joined(random, [3, 25], () => `${pickNumber(random, 1, 99)}${pick(random, ['+', '-', '*'])}`)}1`,
  },
  tracking_address: {
    label: 0,
    make: (random) =>
      `${pick(random, ['Which of these parameters can I drop?', 'Is this link safe?', 'Shorten this:'])} https://shop.example/${pick(random, words)}?${joined(random, [3, 14], () => `${pick(random, words)}=${pickNumber(random, 1_000, 9_999_999)}&`)}utm_source=mail`,
  },
};

/** One family for each kind of long token or chain. */
export const longTokens: readonly MadeFamily[] = Object.entries(longKinds).map(([family, { label, make }]) => ({
  family,
  label,
  texts: (): MadeText[] =>
    Array.from({ length: MADE_OF_EACH }, (_, at) => ({
      text: make(seededRandom(`${family} ${at}`)).slice(0, 18_000),
      pattern: `made ${family}`,
    })),
}));

function joined(random: Random, [low, high]: readonly [number, number], part: () => string): string {
  return Array.from({ length: pickNumber(random, low, high) }, part).join('');
}

function anyLetter(random: Random): string {
  const [first, last] = pick(random, scripts);
  return String.fromCodePoint(pickNumber(random, first, last));
}
