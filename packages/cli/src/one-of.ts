import { didYouMean } from './did-you-mean.ts';
import { Usage } from './usage.ts';

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
