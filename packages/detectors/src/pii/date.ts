import { isAccentedLetter, isDigit, isLetter, isWord } from './characters.ts';
import { contextOf, distanceTo } from './context/read-context.ts';
import type { NumberMatch } from './number-match.ts';
import { closesNumber, gap, gapAfter, type NumberRuns, runEnd, runLength, runStart } from './number-runs.ts';

/** Month names by language, January first. Short forms follow the long ones of the same language. */
const names: readonly string[] = [
  'january february march april may june july august september october november december',
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'jan feb mar apr may jun jul aug sept oct nov dec',
  'januar februar märz april mai juni juli august september oktober november dezember',
  'jänner feber mär apr mai jun jul aug sep okt nov dez',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  'januari februari maart april mei juni juli augustus september oktober november december',
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  'januari februari mars april maj juni juli augusti september oktober november december',
  'januar februar marts april maj juni juli august september oktober november december',
  'ledna února března dubna května června července srpna září října listopadu prosince',
  'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra',
  'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
  'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
  'januari februari maret april mei juni juli agustus september oktober november desember',
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
  'ιανουαρίου φεβρουαρίου μαρτίου απριλίου μαΐου ιουνίου ιουλίου αυγούστου σεπτεμβρίου οκτωβρίου νοεμβρίου δεκεμβρίου',
  'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
];

/** Month numbers from 1 to 12 by lower-case name. */
const monthNumbers: ReadonlyMap<string, number> = new Map(
  names.flatMap((row) => row.split(' ').map((name, index) => [name, index + 1] as const)),
);

/** Maximum number of words between a birth word and the date. */
const BIRTH_REACH = 3;

const ordinals: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th']);
/**
 * A calendar date: 2024-03-12, 12/3/2024, 3/12/2024, 12.03.24, 12 March 2024, March 12, 2024. Near a birth word it is a
 * date of birth.
 */
export function matchDate(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  const written = runLength(runs, first) > 2 || gapAfter(runs, first) > gap.space;
  const date =
    text.charCodeAt(runEnd(runs, first)) === 0x5e74 || text.charCodeAt(runEnd(runs, first)) === 0xb144
      ? ideographicDate(text, runs, first)
      : written
        ? numericDate(text, runs, first)
        : wordedDate(text, runs, first);
  if (!date) return undefined;
  const isBirth =
    distanceTo(contextOf(text, date.start), 'date_of_birth') <= BIRTH_REACH ||
    isMarkedAsBirth(text, date.start, date.end) ||
    isCalledBirth(text, date.end);
  return { ...date, entity: isBirth ? 'date_of_birth' : 'date', confidence: isBirth ? 0.9 : 0.8 };
}

/** Whether `b. ` or an asterisk is directly before a date. A list may have an asterisk and a space before each line. */
function isMarkedAsBirth(text: string, start: number, end: number): boolean {
  if (text.charCodeAt(start - 1) === 42)
    return /[(\p{L},] ?\*$/u.test(text.slice(Math.max(0, start - 3), start)) && text.charCodeAt(end) !== 42;
  return text.charCodeAt(start - 1) === 32 && /(?:^|[\s(,;])b\. $/.test(text.slice(Math.max(0, start - 4), start));
}

const birthAfter =
  /^(?:生まれ|生れ|出生|生(?!\p{Script=Han})|년생|생(?![가-힣])|출생|에 태어| ?doğumlu| \(?(?:geboren|geb\.|født|född|urodz|narozen|nascid|born\)|birth\)))/u;

/** Whether the words directly after a date say that it is a birth. */
function isCalledBirth(text: string, end: number): boolean {
  const code = text.charCodeAt(end);
  return (code === 32 || code > 0x3000) && birthAfter.test(text.slice(end, end + 10));
}

type DateMatch = Pick<NumberMatch, 'start' | 'end' | 'runs'>;

function numericDate(text: string, runs: NumberRuns, first: number): DateMatch | undefined {
  const between = gapAfter(runs, first);
  if (between !== gap.hyphen && between !== gap.slash && between !== gap.dot && !isSpacedDot(text, runs, first))
    return undefined;
  if (gapAfter(runs, first + 1) !== between) return undefined;
  const end = runEnd(runs, first + 2);
  if (!closesNumber(text, end) && !isTimeMark(text.charCodeAt(end))) return undefined;
  if (!isNumericDay(text, runs, first)) return undefined;
  return { start: runStart(runs, first), end, runs: 3 };
}

/** A full stop and a space, as in `12. 3. 1984`. */
const isSpacedDot = (text: string, runs: NumberRuns, first: number): boolean =>
  text.startsWith('. ', runEnd(runs, first)) && text.startsWith('. ', runEnd(runs, first + 1));

/** The `T` between date and time in ISO 8601. */
const isTimeMark = (code: number): boolean => code === 84;

function isNumericDay(text: string, runs: NumberRuns, first: number): boolean {
  const a = numberAt(text, runs, first);
  const b = numberAt(text, runs, first + 1);
  const c = numberAt(text, runs, first + 2);
  if (runLength(runs, first + 1) > 2) return false;
  if (runLength(runs, first) === 4) return runLength(runs, first + 2) <= 2 && isDay(a, b, c);
  if (runLength(runs, first) > 2) return false;
  const yearLength = runLength(runs, first + 2);
  const year = yearLength === 2 ? 2000 + c : c;
  return (yearLength === 2 || yearLength === 4) && (isDay(year, b, a) || isDay(year, a, b));
}

/** Returns the value of a run. Returns NaN past the last run, and for a run that is too long for a date. */
function numberAt(text: string, runs: NumberRuns, run: number): number {
  const length = runLength(runs, run);
  return length > 0 && length <= 4 ? Number(text.slice(runStart(runs, run), runEnd(runs, run))) : Number.NaN;
}

/** Whether a day exists in the Gregorian calendar between 1800 and 2199. */
function isDay(year: number, month: number, day: number): boolean {
  if (!(year >= 1800 && year <= 2199 && month >= 1 && month <= 12 && day >= 1)) return false;
  return day <= 28 || day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function wordedDate(text: string, runs: NumberRuns, first: number): DateMatch | undefined {
  const length = runLength(runs, first);
  if (length > 2) return undefined;
  const start = runStart(runs, first);
  const dayEnd = afterOrdinal(text, start + length);
  const isBeforeMonth = mayPrecedeMonth(text, dayEnd) && hasLetterWithin(text, dayEnd + 1);
  const isAfterMonth = text.charCodeAt(start - 1) === 32 && !isDigit(text.charCodeAt(start - 2));
  if (!isBeforeMonth && !isAfterMonth) return undefined;
  const day = Number(text.slice(start, start + length));
  return (
    (isBeforeMonth ? dayThenMonth(text, start, dayEnd, day) : undefined) ??
    (isAfterMonth ? monthThenDay(text, start, dayEnd, day) : undefined)
  );
}

/** The month name starts here or after one space, as in `12. March`. */
const hasLetterWithin = (text: string, at: number): boolean =>
  isNameLetter(text.charCodeAt(at)) || isNameLetter(text.charCodeAt(at + 1));

/** Space, full stop or comma: the characters that may follow the day in a written-out date. */
const isDateGap = (code: number): boolean => code === 32 || code === 46 || code === 44;

/** A hyphen may follow the day, too, where another is behind a short month: `12-Mar-1984`. */
const mayPrecedeMonth = (text: string, dayEnd: number): boolean =>
  isDateGap(text.charCodeAt(dayEnd)) ||
  (text.charCodeAt(dayEnd) === 45 && /^-\p{L}{3,10}-\d/u.test(text.slice(dayEnd, dayEnd + 13)));

function dayThenMonth(text: string, start: number, dayEnd: number, day: number): DateMatch | undefined {
  const from = text.startsWith('-', dayEnd) ? dayEnd + 1 : skip(text, skip(text, dayEnd, '.'), ' ');
  const month = monthFrom(text, text.startsWith('of ', from) || text.startsWith('de ', from) ? from + 3 : from);
  if (month === undefined) return undefined;
  return withYear(text, start, skip(text, month.end, '.'), day, month.number);
}

function monthThenDay(text: string, start: number, dayEnd: number, day: number): DateMatch | undefined {
  const end = text.charCodeAt(start - 2) === 46 ? start - 2 : start - 1;
  let from = end;
  while (from > end - 13 && isNameLetter(text.charCodeAt(from - 1))) from--;
  const month = monthFrom(text, from);
  if (month?.end !== end || isWord(text.charCodeAt(from - 1))) return undefined;
  return withYear(text, from, dayEnd, day, month.number);
}

function withYear(text: string, start: number, from: number, day: number, month: number): DateMatch | undefined {
  const gapEnd = text.startsWith('-', from) ? from + 1 : skip(text, skip(text, from, ','), ' ');
  const at = text.startsWith('de ', gapEnd) ? gapEnd + 3 : gapEnd;
  const year = /^\d{4}/.exec(text.slice(at, at + 4));
  if (year && closesNumber(text, at + 4) && isDay(Number(year[0]), month, day)) return { start, end: at + 4, runs: 1 };
  // Without a year, a full stop may end the sentence: "on 5 April."
  const end = text.charCodeAt(from - 1) === 46 ? from - 1 : from;
  return isWithoutYear(text, start, end, day, month) ? { start, end, runs: 1 } : undefined;
}

/** Accepts `March 20th` and `5 April`: the month is capitalised, and no number, word or name follows directly. */
function isWithoutYear(text: string, start: number, end: number, day: number, month: number): boolean {
  return mayEndDate(text, end) && hasCapitalMonth(text, start) && isDay(2024, month, day);
}

function mayEndDate(text: string, end: number): boolean {
  const code = text.charCodeAt(end);
  if (isWord(code) || code === 45) return false;
  const at = code === 44 && text.charCodeAt(end + 1) === 32 ? end + 2 : isDateGap(code) ? end + 1 : end;
  const next = text.charCodeAt(at);
  return !isDigit(next) && (code === 46 || !(next >= 65 && next <= 90));
}

/** Whether the month name is capitalised. Skips the day and its ordinal suffix. */
function hasCapitalMonth(text: string, start: number): boolean {
  let at = start;
  while (isDigit(text.charCodeAt(at))) at++;
  if (at > start) at = skip(text, skip(text, afterOrdinal(text, at), '.'), ' ');
  const code = text.charCodeAt(at);
  return (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde);
}

function monthFrom(text: string, from: number): { readonly number: number; readonly end: number } | undefined {
  let end = from;
  while (end < from + 13 && isNameLetter(text.charCodeAt(end))) end++;
  if (end - from < 3) return undefined;
  const number = monthNumbers.get(text.slice(from, end).toLowerCase());
  return number === undefined ? undefined : { number, end };
}

/** Latin letters, and those of Greek, Cyrillic, Arabic and Devanagari. */
const isNameLetter = (code: number): boolean =>
  isLetter(code) || isAccentedLetter(code) || (code >= 0x370 && code <= 0x97f && code !== 0x60c);

/** The first years of the Japanese eras since 1868, less one. */
const eras: ReadonlyMap<string, number> = new Map([
  ['明治', 1867],
  ['大正', 1911],
  ['昭和', 1925],
  ['平成', 1988],
  ['令和', 2018],
]);

const ideographic = /(\d{4}|\d{1,2})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/y;

/** Matches `1984年3月12日`, `昭和59年3月12日` and `1984년 3월 12일`. */
function ideographicDate(text: string, runs: NumberRuns, first: number): DateMatch | undefined {
  const start = runStart(runs, first);
  ideographic.lastIndex = start;
  const date = ideographic.exec(text);
  if (!date) return undefined;
  const era = eras.get(text.slice(start - 2, start));
  const year = (date[1]?.length === 4 ? 0 : (era ?? Number.NaN)) + Number(date[1]);
  if (!isDay(year, Number(date[2]), Number(date[3]))) return undefined;
  return { start: date[1]?.length === 4 ? start : start - 2, end: start + date[0].length, runs: 1 };
}

/** Skips `st`, `nd`, `rd` or `th`. */
function afterOrdinal(text: string, at: number): number {
  return isLetter(text.charCodeAt(at)) && ordinals.has(text.slice(at, at + 2)) ? at + 2 : at;
}

const skip = (text: string, at: number, character: string): number => (text.startsWith(character, at) ? at + 1 : at);
