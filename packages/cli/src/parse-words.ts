import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { HelpWanted, Usage } from './command-failures.ts';

/** Read a command's words; `--help` and a mistake both end in its help. */
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

/** A command's words by their names, all of them and no more. */
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

/** The one cast: the words were counted. */
const asNamed = <Named>(words: readonly string[]): Named => words as Named;

/** A word that must be one of a few, in upper or lower case; where it is none, the mistake says which there are. */
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

/** ` Did you mean "detect"?`, or nothing where no known word is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const written = word.toLowerCase();
  const near = known
    .map((each) => ({ each, edits: editDistance(written, each.toLowerCase()) }))
    .filter(({ edits }) => edits <= mostEdits(word))
    .toSorted((a, b) => a.edits - b.edits)[0];
  return near ? ` Did you mean "${near.each}"?` : '';
}

/** A third of a word may be mistyped; a word of two letters looks like every other. */
const mostEdits = (word: string): number => Math.min(3, Math.floor(word.length / 3));

/** Letters to add, drop or change until one word is the other (Levenshtein). */
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

/** A number of credits as a word says it. */
export function creditsOf(word: string, what: string): number {
  const credits = /^\d{1,15}$/.test(word) ? Number(word) : Number.NaN;
  if (!Number.isSafeInteger(credits)) throw new Usage(`${what} cannot be "${word}"; it is a whole number of credits`);
  return credits;
}
