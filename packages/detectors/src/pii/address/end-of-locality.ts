import { endOfLines } from './end-of-lines.ts';
import { regionCodes, unitWords } from './street-words.ts';

/** Separator between parts of an address. The patterns below are in order of occurrence, sticky and bounded. */
const GAP = String.raw`[ ]?[,\n·-]?[ ]{1,2}|,? ?\n[ >]{0,2}|,`;
const NAME = String.raw`(?:St\. )?\p{Lu}[\p{L}'’-]{1,24}(?![\p{L}\d])(?: (?:(?:am|an der|de|la|del|upon|on|sur|sous|les|der|den) )?\p{Lu}[\p{L}'’-]{1,24}(?![\p{L}\d])){0,2}`;
const UNIT = new RegExp(
  String.raw`(?:${GAP})(?:(?:${unitWords.join('|')})(?![A-Za-z])\.? ?#? ?[A-Z0-9]{1,5}|#\d{1,5}|\d{1,2}\. (?:Stock|OG|Etage))(?!\w)`,
  'iuy',
);
/** A postal code before the town, as in continental Europe: `48533 München`, `1012 AB Amsterdam`, `00-950 Warszawa`. */
const CODE_FIRST = new RegExp(
  String.raw`(?:${GAP})(?:[A-Z]{1,2}-)?(?:\d{5}|\d{4}(?: [A-Z]{2})?|\d{3} \d{2}|\d{2}-\d{3}) ${NAME}`,
  'uy',
);
/** A town, a region and a code: `Dayton, NY 06580`, `York YO8 8EJ`, `Toronto, ON M5V 2T6`. */
const TOWN = new RegExp(String.raw`(?:, ?|,? ?\n ?| )(${NAME})`, 'uy');
const REGION = /,? ([A-Z]{2,3})(?![\w])/y;
const CODE = /,? (?:\d{5}(?:-\d{4})?|\d{4}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?![\w-])/y;

/**
 * Returns the end of an address whose street ends at `from`. Includes unit, town, region and postal code if present.
 */
export function endOfLocality(text: string, from: number): number {
  const unit = endOfUnit(text, from) || from;
  const codeFirst = after(CODE_FIRST, text, unit);
  if (codeFirst > 0) return codeFirst;
  return Math.max(endOfTown(text, unit), endOfLines(text, unit, unit > from)) || after(CODE, text, unit) || unit;
}

/** Returns the end of a building unit after a street, or 0 if there is none. */
export const endOfUnit = (text: string, from: number): number => after(UNIT, text, from);

/** A town only counts with a region or code after it, or after a comma. */
function endOfTown(text: string, from: number): number {
  const town = after(TOWN, text, from);
  if (town === 0) return 0;
  const region = endOfRegion(text, town) || town;
  const code = after(CODE, text, region);
  if (code > 0 || region > town) return code || region;
  return text.charCodeAt(from) === 44 ? town : 0;
}

function endOfRegion(text: string, from: number): number {
  const end = after(REGION, text, from);
  return end > 0 && regionCodes.has(text.slice(from, end).replace(/^,? /, '')) ? end : 0;
}

function after(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : 0;
}
