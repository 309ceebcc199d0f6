/** Units of text to search for a number. Enough for "one hundred and fifty thousand". */
export const NUMBER_REACH = 48;

const smallNumbers: ReadonlyMap<string, number> = new Map(
  'a:1 an:1 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 fifteen:15 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 several:3 some:1 many:3'
    .split(' ')
    .map((row): [string, number] => [row.slice(0, row.indexOf(':')), Number(row.slice(row.indexOf(':') + 1))]),
);

const magnitudes: ReadonlyMap<string, number> = new Map([
  ['hundred', 1e2],
  ['hundreds', 3e2],
  ['thousand', 1e3],
  ['mil', 1e3],
  ['mille', 1e3],
  ['tausend', 1e3],
  ['millon', 1e6],
  ['millones', 1e6],
  ['millionen', 1e6],
  ['thousands', 3e3],
  ['k', 1e3],
  ['million', 1e6],
  ['millions', 3e6],
  ['m', 1e6],
  ['mn', 1e6],
  ['billion', 1e9],
  ['billions', 3e9],
  ['bn', 1e9],
  ['trillion', 1e12],
  ['trillions', 3e12],
  ['quadrillion', 1e15],
  ['quintillion', 1e18],
  ['zillion', 1e18],
  ['googol', 1e100],
  ['dozen', 12],
  ['gazillion', 1e18],
]);

/** Words that are only numbers together with others. */
const vagueNumbers = new Set(['a', 'an', 'some', 'many']);

/** Every number without digits contains at least one of these words. */
export const numberWords: ReadonlySet<string> = new Set(
  [...smallNumbers.keys(), ...magnitudes.keys()].filter((word) => !vagueNumbers.has(word)),
);

/** Returns the number in the last few words before `end`, as in "250 000 CSV rows", or 0 if there is none. */
export function quantityBefore(text: string, end: number): number {
  const words = wordsAndNumbers(lastClause(text.slice(Math.max(0, end - NUMBER_REACH), end)));
  for (let last = words.length - 1; last >= Math.max(0, words.length - 4); last--) {
    const value = numberEndingAt(words, last);
    if (value > 0) return value;
  }
  return 0;
}

/** Returns the largest number in the words right after `start`, as in "count to 10 billion", or 0 if there is none. */
export function quantityAfter(text: string, start: number): number {
  const words = wordsAndNumbers(text.slice(start, start + NUMBER_REACH)).slice(0, 6);
  return words.reduce((largest, _, at) => Math.max(largest, numberEndingAt(words, at)), 0);
}

/** Returns the text after the last separator between a number and a unit, such as cells, lines, quotes and brackets. */
function lastClause(slice: string): string {
  const parts = slice.split(/[|;:!?\n\t{}()"[\]]|, |\. /);
  return parts.at(-1) ?? '';
}

/** Every relevant number matches this. Most slices do not and are skipped. */
const numberSign = /\d|mill|illi|tausend|\bmil\b|mille|thousand|hundred|googol|dozen|ty\b|teen\b/i;

/** Returns lower-case words and numbers. Digits grouped by commas, dots, underscores or spaces are one number. */
function wordsAndNumbers(slice: string): string[] {
  if (!numberSign.test(slice)) return [];
  return slice
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d)[,._\u00A0\u202F' ](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)(?=[a-z])/g, '$1 ')
    .split(/[^a-z0-9^.]+/)
    .filter((word) => word !== '');
}

function numberEndingAt(words: readonly string[], last: number): number {
  let first = last;
  while (first >= 0 && isNumeric(words[first] ?? '')) first--;
  if (first === last) return 0;
  const group = words.slice(first + 1, last + 1).filter((word) => word !== 'and');
  if (group.every((word) => vagueNumbers.has(word))) return 0;
  return readNumber(group);
}

function isNumeric(word: string): boolean {
  return word === 'and' || smallNumbers.has(word) || magnitudes.has(word) || /^[\d^.]*\d$/.test(word);
}

/** Reads "two hundred thousand": magnitudes multiply the value before them, other numbers are added. */
function readNumber(group: readonly string[]): number {
  return group.reduce((value, word) => {
    const magnitude = magnitudes.get(word);
    if (magnitude !== undefined) return Math.max(1, value) * magnitude;
    return value + (smallNumbers.get(word) ?? digitsValue(word));
  }, 0);
}

function digitsValue(word: string): number {
  const [base = '', exponent] = word.split('^');
  const value =
    exponent === undefined ? Number.parseFloat(base) : Number.parseFloat(base) ** Number.parseFloat(exponent);
  return Number.isNaN(value) ? 0 : value;
}
