import type { Word } from '../read-words.ts';
import { boundAt } from './bounds.ts';
import type { StatedQuantity } from './quantity.ts';
import { readNumber } from './read-number.ts';
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
  const near = words.slice(end, end + 3).map(({ lower }) => lower);
  const isRateWord = (lower: string, index: number) =>
    (each.has(lower) && end + index + 1 < words.length) || recurring.has(lower);
  const found = near.findIndex((lower, index) => lower === 'half' || isRateWord(lower, index));
  const lower = near[found] ?? '';
  const noun = words[end + found + 1];
  if (each.has(lower) && noun) return rateOf(lower, noun, { isNext: found === 0, end });
  if (recurring.has(lower)) return { per: recurring.get(lower), end };
  const before = words.slice(Math.max(0, at - 5), at).map((word) => recurring.get(word.lower));
  return { per: before.find((span) => span !== undefined), end };
}

/** The rate that "a", "per" or the like makes with the noun after it. */
function rateOf(lead: string, noun: Word, { isNext, end }: { readonly isNext: boolean; readonly end: number }): Rate {
  const span = spanOf(noun.lower);
  const isNoun = !/^an?$/.test(lead) || unitOf(noun.lower) !== undefined;
  return { per: span ?? (isNoun ? noun.stem : undefined), end: isNext && span ? end + 2 : end };
}

/** Numbers that end a word stem rather than count: "once". */
const uncounted = new Set(['once', 'one']);
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

const joints = new Set(
  'of us canadian australian swiss british working full square cubic calendar business whole'.split(' '),
);
const nations = new Set(['canadian', 'australian']);
const UNIT_REACH = 3;

/** The unit within the next words: "%", "US dollars", "degrees Celsius", "of an hour". */
function unitAfter({ words, text }: Wording, from: number): { readonly unit: Unit | undefined; readonly end: number } {
  const sign = signAfter(text, words[from - 1]);
  if (sign) return { unit: unitOf(sign), end: sign === 'percent' ? from : from + 1 };
  const near = words.slice(from, from + UNIT_REACH);
  const scale = near.findIndex(({ lower }) => lower === 'celsius' || lower === 'fahrenheit');
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

/** The unit that a sign after a number names: "%", "°C", "°F". */
function signAfter(text: string, last: Word | undefined): string | undefined {
  const next = text.slice(last?.end ?? text.length, (last?.end ?? text.length) + 4);
  if (/^\s?%/.test(next)) return 'percent';
  const scale = /^\s?°\s?([CF])/.exec(next)?.[1];
  return scale && (scale === 'C' ? 'celsius' : 'fahrenheit');
}

/** Adds what follows a duration: "1 hour 40", "an hour and 45 minutes", "an hour and a half". */
function withRest(words: readonly Word[], amount: BareQuantity): BareQuantity {
  const isJoined = words[amount.end]?.lower === 'and';
  const from = amount.end + (isJoined ? 1 : 0);
  const factor = unitOf(words[amount.end - 1]?.lower ?? '')?.factor;
  if (isJoined && words[from]?.lower === 'a' && words[from + 1]?.lower === 'half') {
    return { ...amount, value: amount.value + (factor ?? 0) / 2, end: from + 2 };
  }
  const rest = words[from]?.value;
  return rest === undefined || factor !== HOUR ? amount : withMinutes(words, amount, { rest, from, isJoined });
}

const HOUR = 3_600;

interface Rest {
  readonly rest: number;
  readonly from: number;
  readonly isJoined: boolean;
}

/** Adds minutes or seconds to hours, with their unit or without one. */
function withMinutes(words: readonly Word[], amount: BareQuantity, { rest, from, isJoined }: Rest): BareQuantity {
  const unit = unitOf(words[from + 1]?.lower ?? '');
  if (unit?.dimension === 'time' && unit.factor < HOUR) {
    return { ...amount, value: amount.value + rest * unit.factor, end: from + 2 };
  }
  const isBare = !isJoined && rest < 60 && !unit;
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

const MAX_PARTS = 20;

/** A share: "a third", "two thirds", "half of", "nine in ten", "three quarters of an hour". */
function readShare(wording: Wording, at: number): BareQuantity | undefined {
  const { words } = wording;
  const [word, next] = [words[at], words[at + 1]];
  if (word?.lower === 'half') return isHalfSpan(words, at) ? undefined : share(0.5, at + 1);
  const isArticle = word?.lower === 'a';
  const count = isArticle ? 1 : (word?.value ?? MAX_PARTS + 1);
  const part = parts.get(next?.lower ?? '');
  if (count > MAX_PARTS) return undefined;
  if (part !== undefined && !isTimeOrOrdinal(words, at)) return partOf(wording, count / part, at + 2);
  return isArticle ? undefined : outOf(words, at, count);
}

/** "nine in ten" and "nine out of ten". */
function outOf(words: readonly Word[], at: number, count: number): BareQuantity | undefined {
  const isIn = words[at + 1]?.lower === 'in';
  if (!isIn && !(words[at + 1]?.lower === 'out' && words[at + 2]?.lower === 'of')) return undefined;
  const end = at + (isIn ? 3 : 4);
  const whole = words[end - 1]?.value ?? 0;
  return whole >= 3 && whole <= 10 && count < whole ? share(count / whole, end) : undefined;
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
    result[at] = { ...withUnitOf(other, one), bound: { side: 'least', isStrict: false } };
    result[at + 1] = { ...other, bound: { side: 'most', isStrict: false } };
  }
  return result;
}

/** A bare number in the unit of another one. */
function withUnitOf(other: StatedQuantity, one: StatedQuantity): StatedQuantity {
  if (one.dimension !== '') return one;
  if (other.dimension === 'clock') return hourBefore(one, other);
  const factor = other.raw === 0 ? 1 : other.value / other.raw;
  return { ...one, dimension: other.dimension, value: one.raw * factor, counted: other.counted };
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
