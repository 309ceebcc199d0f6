import { stem } from './stem.ts';
import { functionWords, multipliers, numberWords } from './word-tables.ts';

/** A word of a text: UTF-16 offsets, its stem, and what it looks like. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly lower: string;
  readonly stem: string;
  /** No function word. */
  readonly isContent: boolean;
  /** Begins with a capital where no sentence begins. */
  readonly isName: boolean;
  /** What a number stands for: "3.5 million" is 3,500,000. */
  readonly value: number | undefined;
}

const pattern = /\p{N}+(?:[.,]\p{N}+)*|\p{L}+(?:['’]\p{L}+)*/gu;
/** Longer words are cut: no language needs them. */
const MAX_LETTERS = 40;

/** The words of a text in their order, at most `most`. */
export function readWords(text: string, most = 5_000): Word[] {
  const words: Word[] = [];
  let previousEnd = -1;
  for (const { 0: written, index } of text.matchAll(pattern)) {
    if (words.length >= most) break;
    const startsSentence = previousEnd < 0 || /[.!?:"“\n]/.test(text.slice(previousEnd, index).slice(0, 8));
    words.push(wordOf(written, index, startsSentence));
    previousEnd = index + written.length;
  }
  return scaled(words);
}

function wordOf(written: string, start: number, startsSentence: boolean): Word {
  const lower = written.slice(0, MAX_LETTERS).toLowerCase();
  const isContent = !functionWords.has(lower);
  return {
    start,
    end: start + written.length,
    lower,
    stem: stem(lower),
    isContent,
    isName: !startsSentence && isContent && /^\p{Lu}/u.test(written),
    value: /^\p{N}/u.test(written) ? numberOf(lower) : numberWords.get(lower),
  };
}

/** Grouping marks go; of "1.234.567" all points group. */
function numberOf(written: string): number | undefined {
  const plain = written.replaceAll(',', '');
  const value = Number(plain.split('.').length > 2 ? plain.replaceAll('.', '') : plain);
  return Number.isFinite(value) ? value : undefined;
}

/** A number takes on the "million" behind it. */
function scaled(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const factor = multipliers.get(words[at + 1]?.lower ?? '');
    const isNumber = word.value !== undefined && !multipliers.has(word.lower);
    return isNumber && factor !== undefined ? { ...word, value: (word.value ?? 0) * factor } : word;
  });
}
