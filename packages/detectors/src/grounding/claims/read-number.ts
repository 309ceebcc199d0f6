import type { Word } from '../read-words.ts';

const scales: ReadonlyMap<string, number> = new Map(
  Object.entries({ hundred: 1e2, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12, k: 1e3, bn: 1e9 }),
);

interface ReadNumber {
  readonly value: number;
  readonly end: number;
}

/** A number in digits or in words: "2,000", "forty-one", "two hundred and fifty", "three and a half", "a dozen". */
export function readNumber(words: readonly Word[], at: number): ReadNumber | undefined {
  const word = words[at];
  if (word?.lower === 'a' && words[at + 1]?.lower === 'dozen') return { value: 12, end: at + 2 };
  if (word?.value === undefined || word.lower === 'half') return undefined;
  if (words[at + 1]?.lower === 'dozen') return { value: word.value * 12, end: at + 2 };
  if (/^\d/.test(word.lower)) {
    const end = scales.has(words[at + 1]?.lower ?? '') ? at + 2 : at + 1;
    return withHalf(words, { value: word.value, end });
  }
  return withHalf(words, numberInWords(words, at));
}

const MAX_NUMBER_WORDS = 8;

function numberInWords(words: readonly Word[], at: number): ReadNumber {
  let sum: OpenNumber | undefined = { total: 0, open: 0 };
  let [value, end] = [0, at + 1];
  for (let next = at; next < Math.min(words.length, at + MAX_NUMBER_WORDS); next += 1) {
    sum = next > at && !isJoined(words, next) ? undefined : continued(sum, words, next);
    if (!sum) break;
    [value, end] = [sum.total + sum.open, next + 1];
  }
  return { value, end };
}

/** A number in words as far as it is read: the hundreds and thousands, and what is below them. */
interface OpenNumber {
  readonly total: number;
  readonly open: number;
}

/** The number with its next word, or undefined if the word does not continue it. */
function continued({ total, open }: OpenNumber, words: readonly Word[], at: number): OpenNumber | undefined {
  const { lower, value } = words[at] as Word;
  const scale = scales.get(lower);
  if (scale !== undefined) return { total: total + (open || 1) * scale, open: 0 };
  const own = value === undefined ? undefined : unscaled(lower, value);
  if (own !== undefined && fits(open, own)) return { total, open: open + own };
  const isJoint = lower === 'and' && total > 0 && words[at + 1]?.value !== undefined;
  return isJoint ? { total, open } : undefined;
}

/** Whether a word in letters follows the word before it after one character. */
const isJoined = (words: readonly Word[], at: number): boolean =>
  /^[a-z]/.test(words[at]?.lower ?? '') && (words[at]?.start ?? 0) - (words[at - 1]?.end ?? 0) === 1;

const plainNumbers = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const),
);

/** The value of a number word without the multiplier after it, which `readWords` multiplies in. */
const unscaled = (lower: string, value: number): number => {
  const plain = plainNumbers.get(lower);
  if (plain !== undefined) return plain;
  return value >= 1_000 ? Number(String(value).slice(0, 2)) : value >= 100 ? value / 100 : value;
};

/** Whether a number word continues a number: "forty-one", not "two three". */
const fits = (open: number, value: number): boolean =>
  open === 0 || (open >= 20 && open % 10 === 0 && value < 10) || (open % 100 === 0 && value < 100);

/** Adds "and a half". */
function withHalf(words: readonly Word[], number: ReadNumber): ReadNumber {
  const isHalf =
    words[number.end]?.lower === 'and' &&
    words[number.end + 1]?.lower === 'a' &&
    words[number.end + 2]?.lower === 'half';
  return isHalf ? { value: number.value + 0.5, end: number.end + 3 } : number;
}
