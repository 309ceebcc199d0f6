import type { Word } from '../read-words.ts';
import type { BareQuantity, Wording } from './read-quantities.ts';
import { monthOf, unitOf, weekdayOf } from './units.ts';

const HOUR = 60;
const HALF_DAY = 12 * HOUR;

/** Returns the time of day, date, month, weekday or year that begins at a word. */
export function readTime(wording: Wording, at: number): BareQuantity | undefined {
  return readClock(wording, at) ?? readDate(wording, at) ?? readDayPart(wording, at);
}

function readClock(wording: Wording, at: number): BareQuantity | undefined {
  const { words } = wording;
  const word = words[at];
  if (!word) return undefined;
  if (word.lower === 'noon' || word.lower === 'midday') return clock(HALF_DAY, at + 1, false);
  if (word.lower === 'midnight') return clock(0, at + 1, false);
  const spoken = spokenTime(words, at);
  if (spoken) return inHalf(wording, spoken.minutes, spoken.end, true);
  if (word.value === undefined || word.value > 24) return undefined;
  return digitalTime(wording, at, word) ?? bareHour(wording, at, word);
}

const clock = (minutes: number, end: number, isEitherHalf: boolean): BareQuantity => ({
  end,
  dimension: 'clock',
  value: minutes,
  raw: minutes / HOUR,
  isEitherHalf,
});

/** "half past six", "a quarter to seven", "ten past eight". */
function spokenTime(
  words: readonly Word[],
  at: number,
): { readonly minutes: number; readonly end: number } | undefined {
  const from = words[at]?.lower === 'a' ? at + 1 : at;
  const [first, joint, last, next] = words.slice(from, from + 4);
  const minutes = spokenMinutes.get(first?.lower ?? '') ?? first?.value ?? HOUR;
  const hour = last?.value ?? Number.NaN;
  if (minutes >= HOUR || !isClockHour(hour) || unitOf(next?.lower ?? '')) return undefined;
  if (joint?.lower === 'past') return { minutes: hour * HOUR + minutes, end: from + 3 };
  const isBefore = joint?.lower === 'to' && isSpokenMinutes(first, minutes);
  return isBefore ? { minutes: hour * HOUR - minutes, end: from + 3 } : undefined;
}

const isClockHour = (hour: number): boolean => hour <= 12 && Number.isInteger(hour);

/** "5 to 9" is a range, and "five to nine" a time. */
const isSpokenMinutes = (word: Word | undefined, minutes: number): boolean =>
  minutes % 5 === 0 && /^[a-z]/.test(word?.lower ?? '');

const spokenMinutes: ReadonlyMap<string, number> = new Map([
  ['half', 30],
  ['quarter', 15],
]);

/** "8:30", "14.00 h" and "6.30 pm". */
function digitalTime(wording: Wording, at: number, word: Word): BareQuantity | undefined {
  const { words, text } = wording;
  const next = words[at + 1];
  const minutes = next && /^:[0-5]\d$/.test(text.slice(word.end, next.end)) ? Number(next.lower) : undefined;
  if (minutes !== undefined) {
    const hour = word.value ?? 0;
    return inHalf(wording, hour * HOUR + minutes, at + 2, hour <= 12 && !word.lower.startsWith('0'));
  }
  const point = /^(\d{1,2})\.(\d\d)$/.exec(word.lower);
  if (!point || !/^(?:am|pm|a|p)$/.test(next?.lower ?? '')) return undefined;
  return inHalf(wording, Number(point[1]) * HOUR + Number(point[2]), at + 1, true);
}

const HOUR_LEADS = new Set('at until till by after before since'.split(' '));

/** "8 am", "five o'clock", and "at ten" where nothing is counted. */
function bareHour(wording: Wording, at: number, { value = 0 }: Word): BareQuantity | undefined {
  const isHour =
    Number.isInteger(value) && (halfMark(wording, at + 1).end > at + 1 || isHourByPlace(wording, at, value));
  return isHour ? inHalf(wording, value * HOUR, at + 1, value <= 12) : undefined;
}

function isHourByPlace(wording: Wording, at: number, value: number): boolean {
  const { words, text } = wording;
  const end = words[at]?.end ?? 0;
  if (words[at + 1]?.lower === 'percent' || /^\s?[%$€£]/.test(text.slice(end, end + 2))) return false;
  const isLed = value >= 1 && HOUR_LEADS.has(words[at - 1]?.lower ?? '');
  return (isLed && isAlone(wording, at)) || isDayPart(words, at + 1);
}

/** Whether nothing follows a number that it may count. */
function isAlone({ words, text }: Wording, at: number): boolean {
  const end = words[at]?.end ?? 0;
  return !words[at + 1]?.isContent || /^[.,;:)]/.test(text.slice(end, end + 1));
}

/** "a.m." and "p.m.", which are read as two words. */
const isDotted = ({ words, text }: Wording, at: number): boolean =>
  /^[ap]$/.test(words[at]?.lower ?? '') && /^\.?m\b/i.test(text.slice(words[at]?.end ?? 0, (words[at]?.end ?? 0) + 3));

const isDayPart = (words: readonly Word[], at: number): boolean =>
  /^(?:in the (?:morning|afternoon|evening)|at night )/.test(
    words
      .slice(at, at + 3)
      .map(({ lower }) => lower)
      .join(' ')
      .concat(' '),
  );

/** Places a time in its half of the day by the words after it. */
function inHalf(wording: Wording, minutes: number, end: number, isEither: boolean): BareQuantity {
  const { words } = wording;
  const { half, end: after } = dayPart(words, end) ?? halfMark(wording, end);
  if (half === 'late') return clock(minutes < HALF_DAY ? minutes + HALF_DAY : minutes, after, false);
  const isTwelve = minutes >= HALF_DAY && minutes < HALF_DAY + HOUR;
  if (half === 'early') return clock(isTwelve ? minutes - HALF_DAY : minutes, after, false);
  return clock(minutes % (2 * HALF_DAY), after, isEither);
}

interface HalfMark {
  readonly half: 'early' | 'late' | undefined;
  /** Index of the word after it. */
  readonly end: number;
}

/** "am", "p.m." or "o'clock" at a word. */
function halfMark(wording: Wording, at: number): HalfMark {
  const next = wording.words[at]?.lower ?? '';
  const isDottedHalf = isDotted(wording, at);
  if (!isDottedHalf && !/^(?:am|pm|o[’']clock)$/.test(next)) return { half: undefined, end: at };
  const half = next.startsWith('p') ? 'late' : next.startsWith('a') ? 'early' : undefined;
  return { half, end: at + (isDottedHalf ? 2 : 1) };
}

function dayPart(words: readonly Word[], from: number): HalfMark | undefined {
  const near = words.slice(from, from + 4).map(({ lower }) => lower);
  const lead = near.findIndex((word) => word === 'in' || word === 'at' || word === 'the');
  const at = near.findIndex((word) => /^(?:morning|afternoon|evening|night)$/.test(word));
  if (lead < 0 || lead > 1 || at < 0) return undefined;
  return { half: near[at] === 'morning' ? 'early' : 'late', end: from + at + 1 };
}

const parts: ReadonlyMap<string, number> = new Map(
  Object.entries({
    morning: 1,
    mornings: 1,
    afternoon: 2,
    afternoons: 2,
    evening: 3,
    evenings: 3,
    night: 4,
    nights: 4,
    overnight: 4,
  }),
);

/** "in the evening", "at night", "by day". */
function readDayPart({ words }: Wording, at: number): BareQuantity | undefined {
  const lower = words[at]?.lower ?? '';
  const isDay = lower === 'day' && /^(?:by|during)(?: the)?$/.test(leadOf(words, at));
  const part = isDay ? 0 : parts.get(lower);
  return part === undefined ? undefined : { end: at + 1, dimension: 'daypart', value: part, raw: part };
}

const leadOf = (words: readonly Word[], at: number): string => {
  const [before, beforeThat] = [words[at - 1]?.lower ?? '', words[at - 2]?.lower ?? ''];
  return before === 'the' ? `${beforeThat} the` : before;
};

function readDate({ words, text }: Wording, at: number): BareQuantity | undefined {
  const word = words[at];
  if (!word) return undefined;
  const isNamed = /^[A-Z]/.test(text.charAt(word.start)) || word.lower.length > 5;
  const weekday = isNamed ? weekdayOf(word.lower) : undefined;
  if (weekday !== undefined) return { end: at + 1, dimension: 'weekday', value: weekday + 1, raw: weekday };
  const month = monthAt(words, text, at);
  if (month !== undefined) return monthAndDay(words, at, month);
  return word.value === undefined
    ? undefined
    : (dayAndMonth({ words, text }, at, word.value) ?? yearAt({ words, text }, at));
}

/** "3 May", "3rd May". */
function dayAndMonth({ words, text }: Wording, at: number, day: number): BareQuantity | undefined {
  const skip = /^(?:st|nd|rd|th)$/.test(words[at + 1]?.lower ?? '') ? 1 : 0;
  const month = monthAt(words, text, at + 1 + skip);
  return month !== undefined && day <= 31 ? date(month, day, at + 2 + skip) : undefined;
}

function yearAt({ words, text }: Wording, at: number): BareQuantity | undefined {
  const word = words[at];
  if (!word || !/^(?:1\d|20)\d\d$/.test(word.lower)) return undefined;
  const [year, next] = [Number(word.lower), words[at + 1]?.lower ?? ''];
  return unitOf(next) || isPriced(text, word) ? undefined : { end: at + 1, dimension: 'year', value: year, raw: year };
}

const isPriced = (text: string, { start, end }: Word): boolean =>
  /[$€£]/.test(text.charAt(start - 1)) || /^\s?[%€]/.test(text.slice(end, end + 2));

const date = (month: number, day: number, end: number): BareQuantity => ({
  end,
  dimension: 'date',
  value: month * 100 + day,
  raw: day,
});

function monthAndDay(words: readonly Word[], at: number, month: number): BareQuantity {
  const next = words[at + 1];
  const isDay = next?.value !== undefined && next.value >= 1 && next.value <= 31 && Number.isInteger(next.value);
  if (isDay) return date(month, next.value ?? 0, at + 2);
  return { end: at + 1, dimension: 'month', value: month, raw: month };
}

/** A month with a capital letter; "May" and "March" only beside a number or after a preposition. */
function monthAt(words: readonly Word[], text: string, at: number): number | undefined {
  const word = words[at];
  const month = word && /^[A-Z]/.test(text.charAt(word.start)) ? monthOf(word.lower) : undefined;
  if (month === undefined || (word?.lower !== 'may' && word?.lower !== 'march')) return month;
  const lead = words[at - 1];
  const isSure =
    lead?.value !== undefined ||
    words[at + 1]?.value !== undefined ||
    /^(?:in|of|until|till|by|since|from|to|after|before|and|last|next|this|every|through|during|st|nd|rd|th)$/.test(
      lead?.lower ?? '',
    );
  return isSure ? month : undefined;
}
