import { benignProse } from './benign-prose.ts';
import type { Family, MadeFamily, MadeText } from './corpus-row.ts';
import { expandPattern, patternsOf } from './expand-pattern.ts';
import { letterObfuscations } from './obfuscate.ts';
import { pick, pickNumber, type Random, seededRandom } from './seeded-random.ts';

/** One way to write the same text as somebody else would. */
type Restyle = (text: string, random: Random) => string;

interface RestyleOptions {
  readonly family: string;
  readonly label: 0 | 1;
  /** English families of this label; others are passed over. */
  readonly sources: readonly Family[];
  /** Restyled texts of each pattern. */
  readonly copies: number;
  /** Whether letters may be disguised, too. */
  readonly disguised?: boolean;
  readonly attack?: string;
  /** No text is put between calm ones: a wish in the midst of foreign prose would be an attack. */
  readonly atEdges?: true;
}

const openings = [
  'tbh ',
  'imo ',
  'ok so ',
  'Well, ',
  'Hey, ',
  'Look: ',
  'Hi all, ',
  'And another thing. ',
  'Re: your post\n\n',
  '@someone ',
  '> see above\n\n',
  'Edit: ',
  '1) ',
  '- ',
  'PS: ',
  'quick one: ',
];
const endings = [
  ' lol',
  ' :)',
  '...',
  '!!!',
  ' #mood',
  ' Just saying.',
  ' thx',
  ' (sent from my phone)',
  ' What do you think?',
  ' 🙂',
  ' EOM',
  '\n\nCheers',
  ' ok?',
];

/** A text between two calm ones. */
const sandwiches: readonly Restyle[] = [
  (text, random) => `${calm(random, 1)} ${text} ${calm(random, 1)}`,
  (text, random) => `${calm(random, 3)}\n\n${text}\n\n${calm(random, 2)}`,
];

/** Changes of style that leave what is said as it is. */
const restyles: readonly Restyle[] = [
  (text) => text.toLowerCase().replace(/[.,;:!?"']/g, ''),
  (text, random) => pick(random, openings) + lowerFirst(text),
  (text, random) => text.replace(/[.!?]$/, '') + pick(random, endings),
  (text, random) => `${calm(random, 1)} ${text}`,
  (text, random) => `${text} ${calm(random, 1)}`,
  ...sandwiches,
  (text) => text.replaceAll(' ', '  ').replace(/[.]$/, ' .'),
  (text, random) => `${pick(random, openings)}${text.toLowerCase()}${pick(random, endings)}`,
  (text) => `"${text}"`,
  (text) => text.replace(/[,;] /g, '\n').replace(/\. /g, '.\n'),
];

const disguises: readonly Restyle[] = letterObfuscations.map(({ hide }) => hide);

/** The texts of families as other hands would type them, alone or next to calm sentences. */
export function restyledFamily({ sources, copies, disguised, atEdges, ...family }: RestyleOptions): MadeFamily {
  const plain = sources.filter(({ label, lang }) => label === family.label && lang === undefined);
  const plainWays = atEdges ? restyles.filter((restyle) => !sandwiches.includes(restyle)) : restyles;
  const ways = disguised ? [...plainWays, ...plainWays, ...disguises] : plainWays;
  return {
    ...family,
    texts: () =>
      plain.flatMap(({ patterns }) => patternsOf(patterns)).flatMap((pattern) => restyle(pattern, ways, copies)),
  };
}

function restyle(pattern: string, ways: readonly Restyle[], copies: number): MadeText[] {
  const random = seededRandom(`restyle ${pattern}`);
  const texts = expandPattern(pattern, copies);
  return Array.from({ length: copies }, () => ({ text: pick(random, ways)(pick(random, texts), random), pattern }));
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** A few neighbouring sentences of calm prose. */
function calm(random: Random, count: number): string {
  const sentences =
    benignProse(`calm ${random()}`, 200)
      .join(' ')
      .match(/[^.]+\./g) ?? [];
  const from = pickNumber(random, 0, Math.max(0, sentences.length - count));
  return sentences
    .slice(from, from + count)
    .join('')
    .trim();
}
