import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { HelpWanted, Usage } from './command-failures.ts';

/** Parses the words of a command. Throws HelpWanted for `--help` and Usage with the help text for a mistake. */
export function parseWords<const O extends ParseArgsOptionsConfig>(args: string[], options: O, help: string) {
  if (args.includes('--help') || args.includes('-h')) throw new HelpWanted(help);
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const { message } = error as Error;
    const unknown = /^Unknown option '--([^']*)'/.exec(message)?.[1];
    throw new Usage(unknown === undefined ? message : unknownOption(unknown, Object.keys(options)), help);
  }
}

function unknownOption(word: string, known: readonly string[]): string {
  const guess = didYouMean(word, known).replace('"', '"--');
  return `There is no option --${word}.${guess || ' A text that starts with a hyphen stands after --'}`;
}

/** Checks that there is exactly one word for each name. Throws Usage otherwise. */
export function onlyWords<const Names extends readonly string[]>(
  words: readonly string[],
  names: Names,
  help: string,
): { [N in keyof Names]: string } {
  const missing = names[words.length];
  if (missing !== undefined) throw new Usage(`${missing} is missing`, help);
  if (words.length > names.length) throw new Usage(`Too many words: ${words.slice(names.length).join(' ')}`, help);
  return asNamed(words);
}

/** The cast is safe because the words were counted. */
const asNamed = <Named>(words: readonly string[]): Named => words as Named;

/**
 * Finds a word among the known ones, in upper or lower case. Throws Usage with the list of known words if there is
 * none.
 */
export function oneOf<Word extends string>(
  known: readonly Word[],
  word: string | undefined,
  what: string,
  help?: string,
): Word {
  const found = known.find((each) => each.toLowerCase() === word?.toLowerCase());
  if (found !== undefined) return found;
  const all = `it is one of ${known.join(', ')}.`;
  if (word === undefined) throw new Usage(`${what} is missing; ${all}`, help);
  throw new Usage(`${what} cannot be "${word}"; ${all}${didYouMean(word, known)}`, help);
}

/** ` Did you mean "detect"?`, or an empty text if no known word is similar. */
export function didYouMean(word: string, known: readonly string[]): string {
  const written = word.toLowerCase();
  const near = known
    .map((each) => ({ each, edits: editDistance(written, each.toLowerCase()) }))
    .filter(({ edits }) => edits <= mostEdits(word))
    .toSorted((a, b) => a.edits - b.edits)[0];
  return near ? ` Did you mean "${near.each}"?` : '';
}

/**
 * How many letters may differ: a third of the word, at most 3. A word of two letters is similar to almost any other, so
 * none may.
 */
const mostEdits = (word: string): number => Math.min(3, Math.floor(word.length / 3));

/** Number of letters to add, drop or change to turn one word into the other (Levenshtein distance). */
function editDistance(from: string, to: string): number {
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const [left = 0, above = 0, diagonal = 0] = [current[column], last[column + 1], last[column]];
      current.push(Math.min(left + 1, above + 1, diagonal + (letter === other ? 0 : 1)));
    }
    last = current;
  }
  return last.at(-1) ?? 0;
}

/** Parses a number of credits. Throws Usage if it is no whole number. */
export function creditsOf(word: string, what: string): number {
  const credits = /^\d{1,15}$/.test(word) ? Number(word) : Number.NaN;
  if (!Number.isSafeInteger(credits)) throw new Usage(`${what} cannot be "${word}"; it is a whole number of credits`);
  return credits;
}
