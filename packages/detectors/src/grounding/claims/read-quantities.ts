import type { Word } from '../read-words.ts';
import { boundAt } from './bounds.ts';
import type { StatedQuantity } from './quantity.ts';
import { readTime } from './read-times.ts';
import { currencySigns, recurring, spanOf, type Unit, unitOf } from './units.ts';

/** A quantity before what stands around it is read. */
export type BareQuantity = Pick<StatedQuantity, 'end' | 'dimension' | 'value' | 'raw'> & {
  readonly isEitherHalf?: boolean;
};

/** The words of a text with the text. */
export interface Wording {
  readonly words: readonly Word[];
  readonly text: string;
}

/** Returns the quantities of a text in order: numbers with their units, shares, durations, times and dates. */
export function readQuantities(wording: Wording): StatedQuantity[] {
  const found: StatedQuantity[] = [];
  for (let at = 0; at < wording.words.length; ) {
    const read = readTime(wording, at) ?? readShare(wording, at) ?? readOrdinal(wording, at) ?? readAmount(wording, at);
    if (!read) {
      at += 1;
      continue;
    }
    found.push(completed(wording, at, read));
    at = read.end;
  }
  return withRanges(wording, found);
}

const abouts = new Set('about around roughly approximately some nearly almost circa just'.split(' '));

function completed({ words, text }: Wording, at: number, read: BareQuantity): StatedQuantity {
  const before = words[at - 1]?.lower ?? '';
  const { per, end } = perAfter(words, read.end, at);
  return {
    ...read,
    at,
    end,
    isEitherHalf: read.isEitherHalf ?? false,
    counted: read.dimension === '' ? countedAfter(words, read.end) : [],
    per,
    bound: boundAt({ words, text }, at, read.end),
    isAbout: abouts.has(before),
  };
}

const COUNTED_REACH = 4;

/** The first two content stems after a number. */
function countedAfter(words: readonly Word[], from: number): string[] {
  const near = words.slice(from, from + COUNTED_REACH);
  const next = near.findIndex(({ value }) => value !== undefined);
  return (next < 0 ? near : near.slice(0, next))
    .filter(({ isContent, lower }) => isContent && !/^(?:st|nd|rd|th)$/.test(lower))
    .slice(0, 2)
    .map(({ stem }) => stem);
}

const each = new Set(['a', 'an', 'per', 'each', 'every']);

interface Rate {
  readonly per: string | undefined;
  /** Index of the word after the quantity and its rate. */
  readonly end: number;
}

/** The span of time after a quantity: "a day", "per year"; or an adjective before it: "the annual fee of 15 euros". */
function perAfter(words: readonly Word[], end: number, at: number): Rate {
  for (let next = end; next < Math.min(words.length, end + 3); next += 1) {
    const { lower } = words[next] as Word;
    const noun = words[next + 1];
    if (lower === 'half') break;
    if (noun && each.has(lower)) {
      const span = spanOf(noun.lower);
      const isNoun = !/^an?$/.test(lower) || unitOf(noun.lower) !== undefined;
      return { per: span ?? (isNoun ? noun.stem : undefined), end: next === end && span ? end + 2 : end };
    }
    if (recurring.has(lower)) return { per: recurring.get(lower), end };
  }
  const before = words.slice(Math.max(0, at - 5), at).map(({ lower }) => recurring.get(lower));
  return { per: before.find((span) => span !== undefined), end };
}

/** Numbers that end a word stem rather than count: "once". */
const uncounted = new Set(['once', 'one']);
const scales: ReadonlyMap<string, number> = new Map(
  Object.entries({ hundred: 1e2, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12, k: 1e3, bn: 1e9 }),
);

const ordinals: readonly string[] =
  'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** "the third", "on the 10th"; "first" and "second" say too many other things. */
function readOrdinal({ words }: Wording, at: number): BareQuantity | undefined {
  const word = words[at];
  const spoken = ordinals.indexOf(word?.lower ?? '');
  if (spoken >= 0) return { end: at + 1, dimension: 'ordinal', value: spoken + 3, raw: spoken + 3 };
  const early = ['first', 'second'].indexOf(word?.lower ?? '');
  if (early >= 0 && words[at - 1]?.lower === 'the') {
    return { end: at + 1, dimension: 'ordinal', value: early + 1, raw: early + 1 };
  }
  const next = words[at + 1];
  const isOrdinal = word?.value !== undefined && next?.start === word.end && /^(?:st|nd|rd|th)$/.test(next.lower);
  return isOrdinal ? { end: at + 2, dimension: 'ordinal', value: word.value ?? 0, raw: word.value ?? 0 } : undefined;
}

/** A number with its unit, or a unit alone after an article: "an hour and a half". */
function readAmount(wording: Wording, at: number): BareQuantity | undefined {
  const { words, text } = wording;
  const number = readNumber(words, at);
  if (!number) return readSpan(words, at);
  const sign = currencySigns[text.charAt((words[at]?.start ?? 0) - 1)];
  if (sign) return { end: number.end, dimension: sign, value: number.value, raw: number.value };
  const { unit, end } = unitAfter(wording, number.end);
  if (!unit && uncounted.has(words[at]?.lower ?? '') && words[at]?.lower === 'once') return undefined;
  const amount = {
    end,
    dimension: unit?.dimension ?? '',
    value: number.value * (unit?.factor ?? 1),
    raw: number.value,
  };
  return unit?.dimension === 'time' ? withRest(words, amount) : amount;
}

interface ReadNumber {
  readonly value: number;
  readonly end: number;
}

/** A number in digits or in words: "2,000", "forty-one", "two hundred and fifty", "three and a half", "a dozen". */
function readNumber(words: readonly Word[], at: number): ReadNumber | undefined {
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

const MOST_NUMBER_WORDS = 8;

function numberInWords(words: readonly Word[], at: number): ReadNumber {
  let [total, open, end] = [0, 0, at];
  for (let next = at; next < Math.min(words.length, at + MOST_NUMBER_WORDS); next += 1) {
    const { lower, value } = words[next] as Word;
    if (next > at && !isJoined(words, next)) break;
    const scale = scales.get(lower);
    if (scale !== undefined) {
      total += (open || 1) * scale;
      open = 0;
    } else if (value !== undefined && fits(open, unscaled(lower, value))) open += unscaled(lower, value);
    else if (lower !== 'and' || total === 0 || words[next + 1]?.value === undefined) break;
    end = next + 1;
  }
  return { value: total + open, end: Math.max(end, at + 1) };
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

const joints = new Set(
  'of us canadian australian swiss british working full square cubic calendar business whole'.split(' '),
);
const nations = new Set(['canadian', 'australian']);
const UNIT_REACH = 3;

/** The unit within the next words: "%", "US dollars", "degrees Celsius", "of an hour". */
function unitAfter({ words, text }: Wording, from: number): { readonly unit: Unit | undefined; readonly end: number } {
  const last = words[from - 1];
  if (last && /^\s?%/.test(text.slice(last.end, last.end + 2))) return { unit: unitOf('percent'), end: from };
  const near = words.slice(from, from + UNIT_REACH);
  const scale = near.findIndex(({ lower }) => lower === 'celsius' || lower === 'fahrenheit');
  const temperature = last && /^\s?°\s?[CF]/.exec(text.slice(last.end, last.end + 4));
  if (temperature) return { unit: unitOf(temperature[0].endsWith('C') ? 'celsius' : 'fahrenheit'), end: from + 1 };
  if (scale >= 0) return { unit: unitOf(near[scale]?.lower ?? ''), end: from + scale + 1 };
  const at = near.findIndex(({ lower }) => unitOf(lower) !== undefined);
  const isOf = near[0]?.lower === 'of';
  const isJoint = ({ lower }: Word) => joints.has(lower) || (isOf && /^an?$/.test(lower));
  if (at < 0 || !near.slice(0, at).every(isJoint)) return { unit: undefined, end: from };
  const unit = unitOf(near[at]?.lower ?? '');
  const nation = near.slice(0, at).find(({ lower }) => nations.has(lower));
  return {
    unit: unit && nation ? { ...unit, dimension: `${nation.lower} ${unit.dimension}` } : unit,
    end: from + at + 1,
  };
}

/** Adds what follows a duration: "1 hour 40", "an hour and 45 minutes", "an hour and a half". */
function withRest(words: readonly Word[], amount: BareQuantity): BareQuantity {
  const isJoined = words[amount.end]?.lower === 'and';
  const from = amount.end + (isJoined ? 1 : 0);
  if (isJoined && words[from]?.lower === 'a' && words[from + 1]?.lower === 'half') {
    const unit = unitOf(words[amount.end - 1]?.lower ?? '');
    return { ...amount, value: amount.value + (unit?.factor ?? 0) / 2, end: from + 2 };
  }
  const own = unitOf(words[amount.end - 1]?.lower ?? '');
  const rest = words[from]?.value;
  const unit = unitOf(words[from + 1]?.lower ?? '');
  const isSmaller = own?.factor === 3_600 && unit?.dimension === 'time' && unit.factor < own.factor;
  if (rest === undefined || !own) return amount;
  if (isSmaller) return { ...amount, value: amount.value + rest * (unit?.factor ?? 0), end: from + 2 };
  const isBare = own.factor === 3_600 && !isJoined && rest < 60 && !unit;
  return isBare ? { ...amount, value: amount.value + rest * 60, end: from + 1 } : amount;
}

/** A duration without a number: "an hour", "half an hour", "half a year", "a week". */
function readSpan(words: readonly Word[], at: number): BareQuantity | undefined {
  const [word, next, third] = [words[at]?.lower, words[at + 1]?.lower ?? '', words[at + 2]?.lower ?? ''];
  const isArticle = word === 'a' || word === 'an';
  if (word === 'half' && (next === 'a' || next === 'an') && unitOf(third)) return spanWith(0.5, third, at + 3);
  if (isArticle && unitOf(next)?.dimension === 'time' && !isRate(words, at)) {
    return withRest(words, spanWith(1, next, at + 2));
  }
  return undefined;
}

/** Whether "a day" says how often something recurs: after a number or its unit. */
function isRate(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - 3), at).some(({ value, lower }) => value !== undefined || lower === 'times');
}

function spanWith(count: number, word: string, end: number): BareQuantity {
  const { dimension = '', factor = 1 } = unitOf(word) ?? {};
  return { end, dimension, value: count * factor, raw: count };
}

const parts: ReadonlyMap<string, number> = new Map(
  Object.entries({
    third: 3,
    thirds: 3,
    quarter: 4,
    quarters: 4,
    fifth: 5,
    fifths: 5,
    tenth: 10,
    tenths: 10,
    half: 2,
    halves: 2,
  }),
);

/** A share: "a third", "two thirds", "half of", "nine in ten", "three quarters of an hour". */
function readShare(wording: Wording, at: number): BareQuantity | undefined {
  const { words } = wording;
  const [word, next] = [words[at], words[at + 1]];
  if (word?.lower === 'half') return isHalfSpan(words, at) ? undefined : share(0.5, at + 1);
  const count = word?.lower === 'a' || word?.lower === 'one' ? 1 : word?.value;
  const part = parts.get(next?.lower ?? '');
  if (count === undefined || count > 20) return undefined;
  if (part !== undefined && !isTimeOrOrdinal(words, at)) return partOf(wording, count / part, at + 2);
  const whole = next?.lower === 'in' || (next?.lower === 'out' && words[at + 2]?.lower === 'of');
  const of = words[at + (next?.lower === 'in' ? 2 : 3)]?.value;
  const isShare = whole && of !== undefined && of >= 3 && of <= 10 && count < of && word?.lower !== 'a';
  return isShare ? share(count / of, at + (next?.lower === 'in' ? 3 : 4)) : undefined;
}

const isHalfSpan = (words: readonly Word[], at: number): boolean =>
  /^an?$/.test(words[at + 1]?.lower ?? '') || words[at + 1]?.lower === 'past';

const isTimeOrOrdinal = (words: readonly Word[], at: number): boolean =>
  /^(?:past|to)$/.test(words[at + 2]?.lower ?? '') && words[at + 3]?.value !== undefined;

/** "three quarters of an hour" is a duration, "a quarter of the guests" a share. */
function partOf(wording: Wording, value: number, end: number): BareQuantity {
  const { unit, end: after } = unitAfter(wording, end);
  return unit ? { end: after, dimension: unit.dimension, value: value * unit.factor, raw: value } : share(value, end);
}

const share = (value: number, end: number): BareQuantity => ({
  end,
  dimension: 'percent',
  value: value * 100,
  raw: value * 100,
});

/** Gives the first number of a range the unit of the second, and both their bounds: "between 10 and 38 degrees". */
function withRanges({ words, text }: Wording, found: readonly StatedQuantity[]): StatedQuantity[] {
  const result = [...found];
  for (let at = 0; at + 1 < result.length; at += 1) {
    const [one, other] = [result[at] as StatedQuantity, result[at + 1] as StatedQuantity];
    if (!isRange(words, text, one, other)) continue;
    const factor = other.raw === 0 ? 1 : other.value / other.raw;
    const isBare = one.dimension === '' && other.dimension !== 'clock';
    const isHour = one.dimension === '' && other.dimension === 'clock';
    const bare = { ...one, dimension: other.dimension, value: one.raw * factor, counted: other.counted };
    const low = isBare ? bare : isHour ? hourBefore(one, other) : one;
    result[at] = { ...low, bound: { side: 'least', isStrict: false } };
    result[at + 1] = { ...other, bound: { side: 'most', isStrict: false } };
  }
  return result;
}

/** "1 and 5 in the morning": the first is an hour of the same half of the day. */
function hourBefore(one: StatedQuantity, other: StatedQuantity): StatedQuantity {
  const value = one.raw * 60;
  const later = value + 720 < other.value && one.raw <= 12 ? value + 720 : value;
  return { ...one, dimension: 'clock', value: later, counted: [], isEitherHalf: false };
}

function isRange(words: readonly Word[], text: string, one: StatedQuantity, other: StatedQuantity): boolean {
  const gap = other.at - one.end;
  if (gap > 1 || (one.value >= other.value && one.dimension === other.dimension)) return false;
  const before = words.slice(Math.max(0, one.at - 2), one.at).map(({ lower }) => lower);
  const joint = words[one.end]?.lower;
  if (gap === 1) return (joint === 'to' || joint === 'and') && (joint === 'to' || before.includes('between'));
  const between = text.slice(words[one.end - 1]?.end ?? 0, words[other.at]?.start ?? 0);
  return /^\s?[-–]\s?$/.test(between);
}
