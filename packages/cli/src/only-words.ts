import { Usage } from './usage.ts';

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
