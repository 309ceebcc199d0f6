/** The values of the tokens of a text, or of the texts of one conversation. */
export interface TokenMap {
  /** From token to value. */
  readonly values: ReadonlyMap<string, string>;
  /** Text in the originals that only looks like a token. It is never used as a token. */
  readonly reserved: ReadonlySet<string>;
}

export const emptyMap: TokenMap = { values: new Map(), reserved: new Set() };

/** Maximum length of a token. A longer candidate is not read further. */
const MAX_TOKEN_CHARACTERS = 80;
const MAX_LABEL_CHARACTERS = 60;
const tokenForm = /^<([A-Z][A-Z0-9_]*)_(\d{1,9})>$/;

export const tokenOf = (label: string, number: number): string => `<${label}_${number}>`;

/** Returns the label of a token, or undefined if the text does not have a token's form. */
export function labelOf(token: string): string | undefined {
  return tokenForm.exec(token)?.[1];
}

/** Converts a name to the characters that tokens may contain. */
export function tokenLabel(name: string): string {
  const word = name
    .toUpperCase()
    .replace(/[^A-Z0-9_]/g, '_')
    .slice(0, MAX_LABEL_CHARACTERS);
  return /^[A-Z]/.test(word) ? word : `X${word}`;
}

/** Returns the end of the range from the `<` at `start` to the next `>`. Returns undefined if it cannot be a token. */
export function endOfBrackets(text: string, start: number): number | undefined {
  const last = Math.min(text.length, start + MAX_TOKEN_CHARACTERS);
  for (let at = start + 1; at < last; at += 1) {
    const character = text[at];
    if (character === '>') return at + 1;
    if (character === '<') return undefined;
  }
  return undefined;
}

/** Serialises a map. JSON escapes keep every value exact, including lone surrogates. */
export function writeMap({ values, reserved }: TokenMap): string {
  return JSON.stringify({ values: [...values], reserved: [...reserved] });
}

/** Parses a serialised map. The only cast: only output of `writeMap` is read, because it was encrypted. */
export function parseMap(text: string): TokenMap {
  const { values, reserved } = JSON.parse(text) as { values: [string, string][]; reserved: string[] };
  return { values: new Map(values), reserved: new Set(reserved) };
}

const separators = /[^A-Z0-9]+/g;
const edges = /^_+|_+$/g;
const escapedUnderscores = /\\{1,2}u005f/gi;

/** Normalises the name of a token in a text to the letters of tokens: `email address 0` becomes `EMAIL_ADDRESS_0`. */
export const nameOf = (text: string): string =>
  (text.includes('\\') ? text.replace(escapedUnderscores, '_') : text)
    .toUpperCase()
    .replace(separators, '_')
    .replace(edges, '');

/** Removes the separators from a name's label. `A_B_0` and `AB_0` become equal, `A_1_0` and `A_10` do not. */
export function squash(name: string): string {
  const digits = /\d+$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, name.length - digits.length).replaceAll('_', '')}_${digits}`;
}
