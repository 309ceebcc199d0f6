import { Usage } from './usage.ts';

/** A word that must be one of a few; where it is none, the mistake says which there are. */
export function oneOf<Word extends string>(known: readonly Word[], word: string | undefined, what: string): Word {
  const found = known.find((each) => each === word);
  if (found === undefined) {
    const said = word === undefined ? `${what} is missing` : `${what} cannot be "${word}"`;
    throw new Usage(`${said}; it is one of ${known.join(', ')}`);
  }
  return found;
}
