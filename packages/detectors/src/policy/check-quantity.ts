import { stemsOf } from '../grounding/context-index.ts';
import { readWords, type Word } from '../grounding/read-words.ts';
import { splitSentences } from '../grounding/split-sentences.ts';
import { type Span, type TextViews, ViewNote } from '../view.ts';
import type { Quantity } from './policy-rule.ts';

/** Limits of the search for numbers: sentences of a text, and words of a sentence. */
const MAX_SENTENCES = 1_000;
const MAX_WORDS = 200;

/** A number of a text with the context that rules need. */
interface TextNumber {
  readonly value: number;
  readonly sentence: TextSentence;
  /** The text directly after the number, in lower case, and directly before it. */
  readonly behind: string;
  readonly before: string;
  /** The stem of the next word. */
  readonly nextStem: string | undefined;
  /** The word after number and unit, in lower case. Empty if there is none. */
  readonly next: string;
}

interface TextSentence {
  readonly span: Span;
  readonly stems: ReadonlySet<string>;
}

const numbers = new ViewNote<readonly TextNumber[]>();

/**
 * Returns a sentence with a number in the rule's unit that is beyond its bound. The sentence must contain a word of the
 * subject, or the same word must follow the unit.
 */
export function checkQuantity(bound: Quantity, subjects: readonly string[], views: TextViews): Span | undefined {
  const read = numbers.of(views) ?? numbers.keep(views, numbersIn(views.plain.text));
  const wanted = [...stemsOf(subjects.flatMap((subject) => readWords(subject)))];
  const unitStem = readWords(bound.unit)[0]?.stem;
  const found = read.find(
    (number) =>
      isBeyond(number, bound) &&
      hasUnit(number, bound.unit, unitStem) &&
      (isAbout(number.sentence, wanted) || (bound.next !== '' && number.next === bound.next)),
  );
  return found?.sentence.span;
}

/** Returns the numbers of a text in order. They are read once for all rules. */
function numbersIn(text: string): TextNumber[] {
  return splitSentences(text, MAX_SENTENCES).flatMap((span) => {
    const sentence = text.slice(span.start, span.end);
    // Most sentences have no number and are skipped after this check.
    const words = readWords(sentence, MAX_WORDS);
    if (!words.some(({ value }) => value !== undefined)) return [];
    const own: TextSentence = { span, stems: stemsOf(words) };
    return words.flatMap((word, at) => numberAt(sentence, word, words[at + 1], own) ?? []);
  });
}

function numberAt(
  text: string,
  { start, end, value }: Word,
  next: Word | undefined,
  sentence: TextSentence,
): TextNumber | undefined {
  if (value === undefined) return undefined;
  // "25 % off" is matched by the word after the unit, because the sentence need not name the subject "discount".
  const [, word = ''] = /^[\s\d.,]*(?:%|percent|[a-z]+)?\s*([a-z]+)/i.exec(text.slice(end, end + 40)) ?? [];
  return {
    value,
    sentence,
    behind: text
      .slice(end, end + 10)
      .trimStart()
      .toLowerCase(),
    before: text.slice(Math.max(0, start - 2), start),
    nextStem: next?.stem,
    next: word.toLowerCase(),
  };
}

const isBeyond = ({ value }: TextNumber, bound: Quantity): boolean =>
  bound.side === 'above' ? value > bound.value : value < bound.value;

const isAbout = ({ stems }: TextSentence, wanted: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((stem) => stems.has(stem));

function hasUnit({ behind, before, nextStem }: TextNumber, unit: string, unitStem: string | undefined): boolean {
  if (unit === '') return true;
  if (unit === '%') return behind.startsWith('%') || behind.startsWith('percent');
  if ('$€£'.includes(unit)) return before.includes(unit);
  return nextStem !== undefined && nextStem === unitStem;
}
