const shortNames = [
  'usa',
  'us',
  'uk',
  'uae',
  'holland',
  'republic of ireland',
  'czech republic',
  'kingdom of the netherlands',
];
let names: ReadonlySet<string> | undefined;

/** Whether a text is the English name of a country, in lower case. The list comes from `Intl`. */
function isCountry(name: string): boolean {
  names ??= readNames();
  return names.has(name);
}

function readNames(): ReadonlySet<string> {
  const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const all = letters.flatMap((first) => letters.flatMap((second) => regions.of(first + second) ?? []));
  return new Set([...shortNames, ...all.map((name) => name.toLowerCase())]);
}

const MAX_SEGMENTS = 4;
const MAX_SEGMENT = 64;

/** The separator of address lines: a comma, a new line or both, and an optional quote mark. */
const SEPARATOR = /(?:,[ ]?\n?|[ ]?\n)[ >]{0,2},? ?/uy;
/** Capitalised words, words of scripts without capitals, or short words between them. */
const WORDS = String.raw`(?:(?:\p{Lu}|\p{Lo})[\p{L}\p{M}.'’()-]{0,24}|of|and|the|de|del|da|do|la|le|am|an|nad|upon)`;
const NAMES = new RegExp(String.raw`${WORDS}(?: ${WORDS}){0,4}|[a-z]{2,3}(?![\p{L}])`, 'uy');
/** Words in any case. After a flat number, these are not prose. */
const ANY_NAMES = /[\p{L}][\p{L}\p{M}.'’()-]{1,24}(?: [\p{L}][\p{L}\p{M}.'’()-]{0,24}){0,4}/uy;
/** A postal code, after a space or on its own line. */
const CODE =
  /(?:^|[ ]|(?<=[\n ,>]))(?:[A-Z]{1,2}-)?(?:\d{5}(?:-\d{4})?|\d{4}(?: [A-Z]{2})?|\d{6}|\d{3} \d{2}|\d{2}-\d{3})(?![\w@]|[.,:/-]\d)/uy;

/**
 * Returns the end of the lines of town, region and country if a postal code or country name ends them. Returns 0
 * otherwise.
 */
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

/**
 * Returns the end of a line that ends an address: with a postal code, or with a country after a town. Returns 0 for
 * other lines.
 */
function endOfClosing(text: string, start: number, names: number, isBehindTown: boolean): number {
  const code = after(CODE, text, names || start);
  if (code > 0) return code;
  if (!isBehindTown || names === 0) return 0;
  // Lower-case words after a country belong to the sentence.
  const ends = [names, after(NAMES, text, start)];
  return ends.find((end) => end > 0 && isCountry(text.slice(start, end).toLowerCase())) ?? 0;
}

function after(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : 0;
}
