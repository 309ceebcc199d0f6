import { splitSentences } from '../grounding/split-sentences.ts';
import type { Span } from '../view.ts';

/** Words without which a stretch says too little to be compared by its meaning. */
const FEWEST_WORDS = 5;
const englishWords = new Set(
  'the and to of a an is are was were that in for not be my i it you they with on this but if when who has have at by'.split(
    ' ',
  ),
);
/** Share of such words in a stretch of English. */
const ENGLISH_SHARE = 0.15;

/** The parts of a stretch that say one thing each: its sentences, cut at commas where both sides are long enough. */
export function splitClauses(text: string, most: number): string[] {
  return splitSentences(text, most)
    .flatMap(({ start, end }: Span) => cutAtCommas(text.slice(start, end)))
    .slice(0, most);
}

function cutAtCommas(sentence: string): string[] {
  const clauses: string[] = [];
  for (const part of sentence.split(/(?<=[,;:])\s/)) {
    const last = clauses.at(-1);
    const isShort = wordsIn(part) < FEWEST_WORDS || (last !== undefined && wordsIn(last) < FEWEST_WORDS);
    if (last !== undefined && isShort) clauses[clauses.length - 1] = `${last} ${part}`;
    else clauses.push(part);
  }
  return clauses;
}

const wordsIn = (text: string): number => text.split(' ').length;

/** Whether the encoder knows the language: of any other it finds every text like every other one. */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = words.filter((word) => englishWords.has(word)).length;
  return words.length >= FEWEST_WORDS && known >= ENGLISH_SHARE * words.length;
}
