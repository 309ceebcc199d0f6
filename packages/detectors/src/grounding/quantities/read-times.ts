import { bothHalves } from './quantity.ts';
import { months, weekdays } from './quantity-words.ts';
import type { Token } from './tokens.ts';

/** A time, date, month, weekday or year, with the end of it in the text. */
export interface ReadTime {
  readonly dimension: 'clock' | 'date' | 'month' | 'weekday' | 'year';
  readonly values: readonly number[];
  readonly raw: number;
  /** Code unit after it. */
  readonly end: number;
}

const HALF_DAY = 720;
const HOUR = 60;
const late =
  /^\s?(?:p\.?\s?m\b\.?|in the (?:afternoon|evening)|at night|abends|nachmittags|du soir|de la (?:tarde|noche)|da (?:tarde|noite)|di sera)/i;
const early = /^\s?(?:a\.?\s?m\b\.?|in the morning|morgens|vormittags|du matin|de la mañana|da manhã|di mattina)/i;
const lateBefore = /(?:下午|晚上|午後|오후)\s?$/;
/** Hours with minutes, or hours that a word names as such. */
const clocks: readonly RegExp[] = [
  /^(\d{1,2})[:：](\d{2})(?::\d{2})?(?![\d:])(?:\s?(?:uhr|h)\b)?/i,
  /^(\d{1,2})\s?h\s?(\d{2})(?!\d)/i,
  /^(\d{1,2})\.(\d{2})(?=\s?(?:uhr|h\b|[ap]\.?m\b))(?:\s?(?:uhr|h))?/i,
  /^(\d{1,2})\s?(?:uhr|o['’]clock)\b(?:\s(\d{1,2})(?![\d.,%]))?/i,
  /^(\d{1,2})(?=\s?[ap]\.?\s?m\b)/i,
  /^(\d{1,2})\s?[時时点點시](?:\s?(\d{1,2})\s?[分분])?/,
];
/** Longest time or date in digits. */
const REACH = 40;

/** Returns what is told of time by digits at a place, such as "14:05", "2 pm" or "2021-05-03". Digits are of ASCII. */
export function readDigitTime(text: string, at: number): ReadTime[] {
  const stretch = text.slice(at, at + REACH);
  const dates = readDigitDate(stretch, at);
  if (dates.length > 0) return dates;
  for (const pattern of clocks) {
    const found = pattern.exec(stretch);
    const minutes = Number(found?.[1]) * HOUR + Number(found?.[2] ?? 0);
    if (found && minutes <= 2 * HALF_DAY && Number(found[2] ?? 0) < HOUR) return [clockOf(text, at, found, minutes)];
  }
  return [];
}

function clockOf(text: string, at: number, [written = '']: RegExpExecArray, minutes: number): ReadTime {
  const end = at + written.length;
  const after = text.slice(end, end + REACH);
  const isLate = late.exec(after);
  const isEarly = early.exec(after);
  if (isLate ?? lateBefore.test(text.slice(Math.max(0, at - 4), at))) {
    return clock([minutes < HALF_DAY ? minutes + HALF_DAY : minutes], end + (isLate?.[0].length ?? 0));
  }
  if (isEarly) return clock([minutes >= HALF_DAY ? minutes - HALF_DAY : minutes], end + isEarly[0].length);
  const isEither = minutes < HALF_DAY + HOUR && !written.startsWith('0');
  return clock(isEither ? bothHalves(minutes) : [minutes % (2 * HALF_DAY)], end);
}

const clock = (values: readonly number[], end: number): ReadTime => ({
  dimension: 'clock',
  values,
  raw: values[0] ?? 0,
  end,
});

function readDigitDate(stretch: string, at: number): ReadTime[] {
  const iso = /^(\d{4})(?:-|年\s?)(\d{1,2})(?:-|月\s?)(\d{1,2})日?(?!\d)/.exec(stretch);
  if (iso)
    return [...dateOf([[Number(iso[2]), Number(iso[3])]], at + iso[0].length), yearOf(iso[1], at + iso[0].length)];
  const local = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})(?!\d)/.exec(stretch);
  const [one, two] = [Number(local?.[1]), Number(local?.[2])];
  if (local) {
    const end = at + local[0].length;
    const year = local[3]?.length === 4 ? [yearOf(local[3], end)] : [];
    const dates = dateOf(
      [
        [two, one],
        [one, two],
      ],
      end,
    );
    return dates.length > 0 ? [...dates, ...year] : [];
  }
  const spoken = /^(\d{1,2})月\s?(\d{1,2})日/.exec(stretch);
  return spoken ? dateOf([[Number(spoken[1]), Number(spoken[2])]], at + spoken[0].length) : [];
}

/** A date that may be read in several ways, as month and day. */
function dateOf(readings: readonly (readonly [month: number, day: number])[], end: number): ReadTime[] {
  const values = readings
    .filter(([month, day]) => month >= 1 && month <= 12 && day >= 1 && day <= 31)
    .map(([month, day]) => month * 100 + day);
  return values.length > 0 ? [{ dimension: 'date', values, raw: values[0] ?? 0, end }] : [];
}

const yearOf = (digits: string | undefined, end: number): ReadTime => ({
  dimension: 'year',
  values: [Number(digits)],
  raw: Number(digits),
  end,
});

const daySuffix = /^(?:st|nd|rd|th|er|º|ª|de|of|of the|den)$/;

/** Returns the date, month or weekday that begins at a token: "3rd of May", "mayo de 1909", "Friday". */
export function readNamedTime(tokens: readonly Token[], at: number, text: string): ReadTime | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.kind === 'number') return dayBeforeMonth(tokens, at, text);
  const weekday = weekdays.get(token.text);
  if (weekday !== undefined && !isShortWord(token)) {
    return { dimension: 'weekday', values: [weekday], raw: weekday, end: token.end };
  }
  const month = monthAt(tokens, at, text);
  if (month === undefined) return undefined;
  const day = dayOf(tokens[at + 1]);
  if (day !== undefined && text.slice(token.end, tokens[at + 1]?.start).trim().length <= 1) {
    return dateOf([[month, day]], tokens[at + 1]?.end ?? token.end)[0];
  }
  return { dimension: 'month', values: [month], raw: month, end: token.end };
}

function dayBeforeMonth(tokens: readonly Token[], at: number, text: string): ReadTime | undefined {
  const day = dayOf(tokens[at]);
  if (day === undefined) return undefined;
  for (let next = at + 1; next <= at + 3; next += 1) {
    const month = monthAt(tokens, next, text);
    if (month !== undefined) return dateOf([[month, day]], tokens[next]?.end ?? 0)[0];
    if (!daySuffix.test(tokens[next]?.text ?? '')) return undefined;
  }
  return undefined;
}

function dayOf(token: Token | undefined): number | undefined {
  const day = token?.kind === 'number' && /^\d{1,2}$/.test(token.text) ? Number(token.text) : 0;
  return day >= 1 && day <= 31 ? day : undefined;
}

/** Months that are other words, too, or that are cut short: they count beside a number only. */
const doubtful: ReadonlySet<string> = new Set(['may', 'march', 'mars', 'mar', 'dec', 'set', 'mei', 'mai', 'maj']);

function monthAt(tokens: readonly Token[], at: number, text: string): number | undefined {
  const token = tokens[at];
  const month = token?.kind === 'word' ? months.get(token.text) : undefined;
  const isDoubtful = month !== undefined && (doubtful.has(token?.text ?? '') || token?.text.length === 3);
  return isDoubtful && !isNamedMonth(tokens, at, text) ? undefined : month;
}

/** Whether a doubtful word names a month by what stands beside it. */
function isNamedMonth(tokens: readonly Token[], at: number, text: string): boolean {
  const { text: word = '', start = 0 } = tokens[at] ?? {};
  const isCapital = /^\p{Lu}/u.test(text.slice(start, start + 2));
  if (isVerb(word) && !isCapital) return false;
  const isBeside = tokens[at - 1]?.kind === 'number' || tokens[at + 1]?.kind === 'number';
  return (isCapital && at > 0) || isBeside || /^(?:im|en|em|in)$/.test(tokens[at - 1]?.text ?? '');
}

/** "You may 3 times", "they march 5 miles". */
const isVerb = (word: string): boolean => word === 'may' || word === 'march';

const isShortWord = ({ text }: Token): boolean => text.length < 4 && /^[a-z]+$/.test(text);

const halves: ReadonlyMap<string, number> = new Map([
  ['half', 30],
  ['quarter', 15],
  ['five', 5],
  ['ten', 10],
  ['twenty', 20],
]);

/** An English time in words: "half past six", "a quarter to seven", "noon". */
export function readSpokenTime(tokens: readonly Token[], at: number, hourOf: (at: number) => number | undefined) {
  const [first, joint] = [tokens[at], tokens[at + 1]?.text];
  if (first?.text === 'noon' || first?.text === 'midday') return clock([HALF_DAY], first.end);
  if (first?.text === 'midnight') return clock([0], first.end);
  const minutes = halves.get(first?.text ?? '');
  const hour = joint === 'past' || joint === 'to' ? hourOf(at + 2) : undefined;
  if (minutes === undefined || hour === undefined || hour > 12) return undefined;
  const sum = hour * HOUR + (joint === 'past' ? minutes : -minutes);
  return clock(bothHalves((sum + 2 * HALF_DAY) % (2 * HALF_DAY)), tokens[at + 2]?.end ?? 0);
}
