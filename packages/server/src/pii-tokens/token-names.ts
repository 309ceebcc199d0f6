const separators = /[^A-Z0-9]+/g;
const edges = /^_+|_+$/g;
const escapedUnderscores = /\\{1,2}u005f/gi;

/** The name of a token as it may stand in a text, in the letters of tokens: `email address 0` is `EMAIL_ADDRESS_0`. */
export const nameOf = (text: string): string =>
  (text.includes('\\') ? text.replace(escapedUnderscores, '_') : text)
    .toUpperCase()
    .replace(separators, '_')
    .replace(edges, '');

/** A name without the separators of its label: `A_B_0` and `AB_0` are one, `A_1_0` and `A_10` are not. */
export function squash(name: string): string {
  const digits = /\d+$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, name.length - digits.length).replaceAll('_', '')}_${digits}`;
}
