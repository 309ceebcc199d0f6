import { stemsOf } from '../grounding/context-index.ts';
import { readWords, type Word } from '../grounding/read-words.ts';
import { splitSentences } from '../grounding/split-sentences.ts';
import type { Span } from '../view.ts';
import type { Quantity } from './policy-rule.ts';

const MAX_SENTENCES = 1_000;

/** The sentence in which a number of the rule's unit, next to a word of its subject, is beyond its bound. */
export function checkQuantity(bound: Quantity, subjects: readonly string[], text: string): Span | undefined {
  const wanted = stemsOf(subjects.flatMap((subject) => readWords(subject)));
  return splitSentences(text, MAX_SENTENCES).find(({ start, end }) => {
    const sentence = text.slice(start, end);
    const words = readWords(sentence, 200);
    const isAbout = wanted.size === 0 || words.some(({ stem }) => wanted.has(stem));
    return words.some(
      (word, at) =>
        isBeyond(word, bound) &&
        hasUnit(words, at, bound.unit, sentence) &&
        (isAbout || hasNext(word, bound, sentence)),
    );
  });
}

function isBeyond({ value }: Word, bound: Quantity): boolean {
  if (value === undefined) return false;
  return bound.side === 'above' ? value > bound.value : value < bound.value;
}

/** "25 % off" says as much as "a discount of 25 %": the same word behind the same unit. */
function hasNext({ end }: Word, { next }: Quantity, sentence: string): boolean {
  if (next === '') return false;
  const [, behind = ''] = /^[\s\d.,]*(?:%|percent|[a-z]+)?\s*([a-z]+)/i.exec(sentence.slice(end, end + 40)) ?? [];
  return behind.toLowerCase() === next;
}

function hasUnit(words: readonly Word[], at: number, unit: string, sentence: string): boolean {
  const word = words[at];
  if (unit === '' || word === undefined) return true;
  const behind = sentence
    .slice(word.end, word.end + 10)
    .trimStart()
    .toLowerCase();
  if (unit === '%') return behind.startsWith('%') || behind.startsWith('percent');
  if ('$€£'.includes(unit)) return sentence.slice(Math.max(0, word.start - 2), word.start).includes(unit);
  const next = words[at + 1];
  return next !== undefined && next.stem === readWords(unit)[0]?.stem;
}
