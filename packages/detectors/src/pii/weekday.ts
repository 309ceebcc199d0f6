import { report, type Scan } from './scan.ts';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** A day of the week, with the date and the time that may follow it, in the languages that most texts are in. */
const WEEKDAY = new RegExp(
  String.raw`\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:,? (?:${MONTHS}) \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?(?: (?:at )?\d{1,2}:\d{2}(?: ?[AP]M)?)?)?|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|lunedì|martedì|mercoledì|giovedì|venerdì)(?![\p{L}\d])`,
  'gu',
);

/** Reports days of the week; they have no digit to be found by, and only who asks for dates wants them. */
export function reportWeekdays(scan: Scan): void {
  if (!scan.wanted.has('date')) return;
  for (const { 0: day, index } of scan.text.matchAll(WEEKDAY)) report(scan, 'date', index, index + day.length, 0.6);
}
