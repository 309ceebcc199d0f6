import { stemsOf } from '../grounding/context-index.ts';
import { readWords, type Word } from '../grounding/read-words.ts';
import { splitSentences } from '../grounding/split-sentences.ts';
import { type Span, type TextViews, ViewNote } from '../view.ts';
import type { Quantity } from './policy-rule.ts';

/** Sentences of a text, and words of one, in which numbers are looked for. */
const MAX_SENTENCES = 1_000;
const MAX_WORDS = 200;

/** A number of a text with all that a rule asks of it. */
interface TextNumber {
  readonly value: number;
  readonly sentence: TextSentence;
  /** What stands right behind it and before it, in small letters. */
  readonly behind: string;
  readonly before: string;
  /** The stem of the next word. */
  readonly nextStem: string | undefined;
  /** The word behind number and unit, in small letters; empty where there is none. */
  readonly next: string;
}

interface TextSentence {
  readonly span: Span;
  readonly stems: ReadonlySet<string>;
}

const numbers = new ViewNote<readonly TextNumber[]>();

/** The sentence in which a number of the rule's unit, next to a word of its subject, is beyond its bound. */
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

/** The numbers of a text in their order, read once for all rules. */
function numbersIn(text: string): TextNumber[] {
  return splitSentences(text, MAX_SENTENCES).flatMap((span) => {
    const sentence = text.slice(span.start, span.end);
    // Number words are few and digits are rare: most sentences are left after one look.
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
  // "25 % off" says as much as "a discount of 25 %": the same word behind the same unit.
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
