import { readData } from '../../read-data/read-data.ts';
import { benignProse } from '../benign-prose.ts';
import type { MadeFamily, MadeText } from '../corpus-row.ts';
import { expandPattern, patternsOf } from '../expand-pattern.ts';
import { readFamilies } from '../read-families.ts';
import { pick, pickNumber, sample, seededRandom } from '../seeded-random.ts';

const parts = readData('corpus/refusal/long-answers');
const reasons = patternsOf(parts.reasons);
const offers = patternsOf(parts.offers);
const introductions = patternsOf(parts.introductions);
const LONG = 900;
const refusing = englishPatterns(readFamilies('refusal', ['refusals', 'refusal-voices']));
/** A bare "No." after prose would not read as an answer. */
const buriable = refusing.filter((pattern) => pattern.length > 30);
const answering = englishPatterns(readFamilies('refusal', ['compliance', 'compliance-voices']));

/** Refusals with reasons and offers, and answers of many sentences. */
export const longAnswers: readonly MadeFamily[] = [
  { family: 'long_refusal', label: 1, texts: () => Array.from({ length: LONG }, (_, at) => longRefusal(at)) },
  { family: 'buried_refusal', label: 1, texts: () => Array.from({ length: LONG / 3 }, (_, at) => buriedRefusal(at)) },
  { family: 'long_answer', label: 0, texts: () => Array.from({ length: LONG }, (_, at) => longAnswer(at)) },
];

function longRefusal(at: number): MadeText {
  const random = seededRandom(`refusal ${at}`);
  const pattern = pick(random, refusing);
  const parts = [
    pick(random, expandPattern(pattern, 4)),
    ...sample(random, reasons, pickNumber(random, 0, 3)),
    ...sample(random, offers, pickNumber(random, 0, 2)).map((offer) => pick(random, expandPattern(offer, 4))),
  ];
  return { text: parts.join(pick(random, [' ', ' ', '\n\n'])), pattern };
}

/** Helpful sentences first; the refusal follows, with or without an offer. */
function buriedRefusal(at: number): MadeText {
  const random = seededRandom(`buried refusal ${at}`);
  const pattern = pick(random, buriable);
  const parts = [
    ...sample(random, introductions, pickNumber(random, 0, 1)).map((opening) =>
      pick(random, expandPattern(opening, 4)),
    ),
    ...benignProse(`buried refusal ${at}`, pick(random, [80, 250, 500])),
    pick(random, expandPattern(pattern, 4)),
    ...sample(random, offers, pickNumber(random, 0, 1)).map((offer) => pick(random, expandPattern(offer, 4))),
  ];
  return { text: parts.join(pick(random, [' ', '\n', '\n\n'])), pattern };
}

function longAnswer(at: number): MadeText {
  const random = seededRandom(`answer ${at}`);
  const pattern = pick(random, answering);
  const answer = pick(random, expandPattern(pattern, 4));
  const prose = benignProse(`answer ${at}`, pick(random, [100, 300, 700, 1_500, 3_000]));
  const parts = [
    ...sample(random, introductions, pickNumber(random, 0, 1)).map((opening) =>
      pick(random, expandPattern(opening, 4)),
    ),
    ...(random() < 0.3 ? [...prose, answer] : [answer, ...prose]),
    ...sample(random, offers, pickNumber(random, 0, 1)).map((offer) => pick(random, expandPattern(offer, 4))),
  ];
  return { text: parts.join(pick(random, [' ', '\n', '\n\n'])), pattern };
}

function englishPatterns(families: readonly { patterns: string; lang?: string }[]): string[] {
  return families.flatMap(({ patterns, lang }) => (lang === undefined ? patternsOf(patterns) : []));
}
