/**
 * A sign is a row of items that a passage must contain in any order, and of items (`!`) that it must not contain.
 * Items are set apart by spaces. The alternatives of an item are joined by `|`. `deliver*` stands for every word that
 * begins so, `free_of_charge` for words that follow each other, and `#money` for a kind of value (see value-classes.ts).
 */
export interface Sign {
  readonly wanted: readonly Item[];
  readonly unwanted: readonly Item[];
  /** The sign as written, for messages. */
  readonly text: string;
}

/** The alternatives of one place of a sign. */
export interface Item {
  readonly words: ReadonlySet<string>;
  readonly prefixes: readonly string[];
  readonly phrases: readonly Phrase[];
  readonly classes: readonly string[];
  /** First UTF-16 code units of all words, beginnings and phrases. A word with another first one does not meet the item. */
  readonly initials: ReadonlySet<number>;
}

/** Words that follow each other. A word that ends in `*` stands for all words that begin so. */
type Phrase = readonly string[];

/** Reads a sign. Throws an error that names the part that cannot be read. */
export function parseSign(text: string): Sign {
  const items = text.split(' ').filter((part) => part !== '');
  const unwanted = items.filter((item) => item.startsWith('!')).map((item) => parseItem(item.slice(1)));
  const wanted = items.filter((item) => !item.startsWith('!')).map(parseItem);
  if (wanted.length === 0) throw new Error(`The sign "${text}" wants nothing`);
  return { wanted, unwanted, text };
}

/** Makes an item of its alternatives. */
export const itemOf = (alternatives: readonly string[]): Item => parseItem(alternatives.join('|'));

const alternative = /^(?:#[a-z]+|[\p{Ll}\p{Lo}\p{N}'&€$£%.-]+\*?(?:_[\p{Ll}\p{Lo}\p{N}'&€$£%.-]+\*?)*)$/u;

function parseItem(text: string): Item {
  const alternatives = text.split('|');
  const wrong = alternatives.find((one) => !alternative.test(one));
  if (wrong !== undefined) throw new Error(`"${wrong}" of "${text}" is no word in lower case, phrase or class`);
  const plain = alternatives.filter((one) => !one.startsWith('#'));
  const single = plain.filter((one) => !one.includes('_'));
  return {
    words: new Set(single.filter((one) => !one.endsWith('*'))),
    prefixes: single.filter((one) => one.endsWith('*')).map((one) => one.slice(0, -1)),
    phrases: plain.filter((one) => one.includes('_')).map((one) => one.split('_')),
    classes: alternatives.filter((one) => one.startsWith('#')).map((one) => one.slice(1)),
    initials: new Set(plain.map((one) => one.charCodeAt(0))),
  };
}
