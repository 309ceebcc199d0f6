import { isCountry } from './country-names.ts';

const MAX_SEGMENTS = 4;
const MAX_SEGMENT = 64;

/** What parts the lines of an address: a comma, a new line, or both, and the mark of a quoted line. */
const SEPARATOR = /(?:,[ ]?\n?|[ ]?\n)[ >]{0,2},? ?/uy;
/** Words with capitals, of scripts without them, or the small words between them. */
const WORDS = String.raw`(?:(?:\p{Lu}|\p{Lo})[\p{L}\p{M}.'’()-]{0,24}|of|and|the|de|del|da|do|la|le|am|an|nad|upon)`;
const NAMES = new RegExp(String.raw`${WORDS}(?: ${WORDS}){0,4}|[a-z]{2,3}(?![\p{L}])`, 'uy');
/** Words in any case: behind a flat's number there is no prose. */
const ANY_NAMES = /[\p{L}][\p{L}\p{M}.'’()-]{1,24}(?: [\p{L}][\p{L}\p{M}.'’()-]{0,24}){0,4}/uy;
/** A postal code, behind a space or on a line of its own. */
const CODE =
  /(?:^|[ ]|(?<=[\n ,>]))(?:[A-Z]{1,2}-)?(?:\d{5}(?:-\d{4})?|\d{4}(?: [A-Z]{2})?|\d{6}|\d{3} \d{2}|\d{2}-\d{3})(?![\w@]|[.,:/-]\d)/uy;

/** Where the lines of town, region and country end that a postal code or a country's name closes; 0 when nothing does within a few lines. */
export function endOfLines(text: string, from: number, isBehindUnit = false): number {
  let at = from;
  for (let segment = 0; segment < MAX_SEGMENTS; segment++) {
    const start = after(SEPARATOR, text, at);
    if (start === 0) return 0;
    const names = after(isBehindUnit ? ANY_NAMES : NAMES, text, start);
    const closed = endOfClosing(text, start, names, segment > 0);
    if (closed > 0 || names === 0 || names - start > MAX_SEGMENT) return closed;
    at = names;
  }
  return 0;
}

/** Where a line ends that closes an address: with a postal code, or, behind a town, with a country; 0 for any other. */
function endOfClosing(text: string, start: number, names: number, isBehindTown: boolean): number {
  const code = after(CODE, text, names || start);
  if (code > 0) return code;
  if (!isBehindTown || names === 0) return 0;
  // Words in small letters behind a country go on with the sentence.
  const ends = [names, after(NAMES, text, start)];
  return ends.find((end) => end > 0 && isCountry(text.slice(start, end).toLowerCase())) ?? 0;
}

function after(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : 0;
}
