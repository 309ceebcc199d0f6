import { readData } from '../../read-data/read-data.ts';
import { benignProse } from '../benign-prose.ts';
import type { MadeFamily, MadeText } from '../corpus-row.ts';
import { expandPattern, patternsOf, tableOf } from '../expand-pattern.ts';
import { readFamilies } from '../read-families.ts';
import { pick, pickNumber, seededRandom } from '../seeded-random.ts';
import { hiddenInDocuments } from './hidden-orders.ts';

const LENGTHS = [600, 1_200, 2_500, 5_000, 9_000, 15_000];
const BURIED = 160;
const PLAIN = 120;
const BURIED_HIDDEN = 400;

/** Attacks inside long calm prose at every position, and the same prose with harmless orders or none. */
export const buriedAttacks: readonly MadeFamily[] = [
  {
    family: 'buried',
    label: 1,
    attack: 'embedded_instruction',
    texts: () => bury('attack', attackSentences(), BURIED),
  },
  {
    family: 'buried',
    label: 0,
    texts: () => bury('note', patternsOf(readData('corpus/injection/indirect-notes').innocent), PLAIN),
  },
  {
    family: 'buried_hidden',
    label: 1,
    attack: 'embedded_instruction',
    texts: () => bury('hidden order', patternsOf(tableOf(hiddenInDocuments.orders)), BURIED_HIDDEN),
  },
  {
    family: 'buried_hidden',
    label: 0,
    texts: () => bury('hidden twin', patternsOf(tableOf(hiddenInDocuments.twins)), BURIED_HIDDEN),
  },
  { family: 'long_prose', label: 0, texts: plainProse },
];

function attackSentences(): string[] {
  return readFamilies('injection', ['overrides', 'extraction']).flatMap(({ patterns }) => patternsOf(patterns));
}

function bury(kind: string, sentences: readonly string[], count: number): MadeText[] {
  return Array.from({ length: count }, (_, at) => {
    const random = seededRandom(`bury ${kind} ${at}`);
    const pattern = pick(random, sentences);
    const prose = benignProse(`${kind} ${at}`, pick(random, LENGTHS));
    prose.splice(pickNumber(random, 0, prose.length), 0, pick(random, expandPattern(pattern, 4)));
    return { text: prose.join(pick(random, ['\n\n', ' ', '\n'])), pattern };
  });
}

function plainProse(): MadeText[] {
  return Array.from({ length: PLAIN }, (_, at) => {
    const random = seededRandom(`plain ${at}`);
    const text = benignProse(`plain ${at}`, pick(random, LENGTHS)).join('\n\n');
    return { text, pattern: `long prose ${at}` };
  });
}
