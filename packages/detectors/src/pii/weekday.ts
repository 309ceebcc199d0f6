import { report, type Scan } from './scan.ts';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** A day of the week, optionally with a date and time, in several European languages. */
const WEEKDAY = new RegExp(
  String.raw`\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:,? (?:${MONTHS}) \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?(?: (?:at )?\d{1,2}:\d{2}(?: ?[AP]M)?)?)?|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|lunedì|martedì|mercoledì|giovedì|venerdì)(?![\p{L}\d])`,
  'gu',
);

/** Reports days of the week. They have no digit as an anchor, so a separate search is made if dates are wanted. */
export function reportWeekdays(scan: Scan): void {
  if (!scan.wanted.has('date')) return;
  for (const { 0: day, index } of scan.text.matchAll(WEEKDAY)) report(scan, 'date', index, index + day.length, 0.6);
}
