import { Usage } from './command-failures.ts';

/**
 * Finds a word among the known ones, in upper or lower case. Throws Usage with the list of known words if there is
 * none.
 */
export function oneOf<Word extends string>(known: readonly Word[], word: string | undefined, what: string): Word {
  const found = known.find((each) => each.toLowerCase() === word?.toLowerCase());
  if (found !== undefined) return found;
  const all = `it is one of ${known.join(', ')}.`;
  if (word === undefined) throw new Usage(`${what} is missing; ${all}`);
  throw new Usage(`${what} cannot be "${word}"; ${all}${didYouMean(word, known)}`);
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

/** The words of a comma-separated list. */
export const listed = (words: string): string[] => words.split(',').flatMap((word) => word.trim() || []);

/** The fields that are set. A filter that is not given is not sent. */
export function given<Fields extends object>(fields: Fields): { [F in keyof Fields]?: Exclude<Fields[F], undefined> } {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  // The cast tells the compiler what the filter does.
  return Object.fromEntries(set) as { [F in keyof Fields]?: Exclude<Fields[F], undefined> };
}
