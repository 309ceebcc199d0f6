/**
 * Returns a pattern that fits any of the phrases of a table. White space divides the phrases. `_` is a space, `*` the
 * rest of a word, `..` up to 40 characters, `(a|b)` a choice and `?` makes a letter or a choice optional. Every
 * repetition is bounded, so that the pattern is linear in the text.
 */
export function phrases(table: string): RegExp {
  const all = table.trim().split(/\s+/).map(patternOf);
  return new RegExp(`\\b(?:${all.join('|')})\\b`, 'i');
}

/** Returns a pattern that fits a sentence that begins with one of the phrases of a table. */
export const beginning = (table: string): RegExp => new RegExp(`^${phrases(table).source}`, 'i');

const patternOf = (phrase: string): string =>
  phrase
    .replaceAll(/\((?!\?)/g, '(?:')
    .replaceAll('..', '\\b.{0,40}\\b')
    .replaceAll('*', '\\w{0,20}')
    .replaceAll('_', ' ');
