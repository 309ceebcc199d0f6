import { type ForeignWords, foreignWordsOf, type Meaning } from './foreign-words.ts';
import { shapeClasses, valueClasses } from './value-classes.ts';
import type { WordSwap } from './word-swap.ts';

/** Maximum number of sentences of an answer that are read. */
const MAX_SENTENCES = 800;

/** Returns the sentences and lines of an answer in order. */
function segmentsOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?。！？]["'”»)]?)\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, MAX_SENTENCES);
}

/** A passage of an answer, prepared for signs. */
export interface Passage {
  readonly text: string;
  readonly words: readonly string[];
  /** English meanings of each word, if the answer is in another language. */
  readonly meanings?: readonly (readonly Meaning[])[] | undefined;
  readonly has: (valueClass: string) => boolean;
}

/** An answer as signs read it: its sentences, each pair of them, and the answer as a whole. */
export interface AnswerReading {
  readonly sentences: readonly Passage[];
  /** Each sentence with the next. A claim may name its subject in the first. */
  readonly pairs: readonly Passage[];
  readonly whole: Passage;
  /** The answer is in another language and read word by word. */
  readonly isForeign: boolean;
}

/** Prepares an answer for signs. `swaps` are words of the target that stand for general ones. */
export function readAnswer(answer: string, swaps: readonly WordSwap[] = []): AnswerReading {
  const other = foreignWordsOf(answer);
  const foreign = other ?? ownWords(swaps);
  const shape = shapesOf(answer);
  const sentences = segmentsOf(answer).map((text) => passageOf({ text, words: signWords(text) }, shape, foreign));
  const pairs = sentences.slice(1).map((second, at) => joinedText(sentences[at] as Passage, second));
  return {
    sentences,
    pairs: pairs.map((pair) => passageOf(pair, shape, foreign)),
    whole: passageOf({ text: answer, words: signWords(answer) }, shape, foreign),
    isForeign: other !== undefined,
  };
}

/** Prepares an answer as one passage, for those who need no sentences. */
export const readWhole = (answer: string): Passage =>
  passageOf({ text: answer, words: signWords(answer) }, shapesOf(answer), foreignWordsOf(answer));

const shapesOf = (answer: string) => (name: string) => shapeClasses[name]?.(answer);

/** Returns what an answer says in English: as it is, or word by word, where words that are not known stay. */
export function glossOf({ sentences, whole, isForeign }: AnswerReading): string {
  if (!isForeign) return whole.text;
  return sentences.map(glossOfSentence).join(' ');
}

function glossOfSentence({ text, words, meanings }: Passage): string {
  const glossed = words.map((word, at) => meanings?.[at]?.[0]?.text.replaceAll('_', ' ') ?? word);
  return `${glossed.join(' ')}${text.endsWith('?') ? '?' : '.'}`;
}

/** Reads "patient" as "customer", too, where the target has patients. */
function ownWords(swaps: readonly WordSwap[]): ForeignWords | undefined {
  if (swaps.length === 0) return undefined;
  return {
    meaningsAt: (words, at) =>
      swaps
        .filter(({ own }) => words[at] === own || words[at] === `${own}s`)
        .map(({ general }) => ({ text: general, isPrefix: true })),
  };
}

/** No word spans the space between two sentences, so their words need not be read again. */
const joinedText = (first: Passage, second: Passage): Pick<Passage, 'text' | 'words'> => ({
  text: `${first.text} ${second.text}`,
  words: [...first.words, ...second.words],
});

function passageOf(
  { text, words }: Pick<Passage, 'text' | 'words'>,
  shape: (name: string) => boolean | undefined,
  foreign: ForeignWords | undefined,
): Passage {
  const known = new Map<string, boolean>();
  return {
    text,
    words,
    meanings: foreign && words.map((_, at) => foreign.meaningsAt(words, at)),
    has(name) {
      const seen = known.get(name) ?? valueClasses[name]?.test(text) ?? shape(name) ?? false;
      known.set(name, seen);
      return seen;
    },
  };
}

const signWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:['&.-][\p{L}\p{N}]+)*|[€$£%]/gu) ?? [];
