/** What stands behind the tokens of a text, or of the texts of one conversation. */
export interface TokenMap {
  /** Token to value. */
  readonly values: ReadonlyMap<string, string>;
  /** What stood in those texts and only looks like a token: it never becomes one. */
  readonly reserved: ReadonlySet<string>;
}

export const emptyMap: TokenMap = { values: new Map(), reserved: new Set() };

/** No token has more characters; a text that could be one is read no further. */
const MAX_TOKEN_CHARACTERS = 80;
const MAX_LABEL_CHARACTERS = 60;
const tokenForm = /^<([A-Z][A-Z0-9_]*)_(\d{1,9})>$/;

export const tokenOf = (label: string, number: number): string => `<${label}_${number}>`;

/** The label of a token; undefined for a text that does not have a token's form. */
export function labelOf(token: string): string | undefined {
  return tokenForm.exec(token)?.[1];
}

/** A label in the characters that tokens are made of. */
export function tokenLabel(name: string): string {
  const word = name
    .toUpperCase()
    .replace(/[^A-Z0-9_]/g, '_')
    .slice(0, MAX_LABEL_CHARACTERS);
  return /^[A-Z]/.test(word) ? word : `X${word}`;
}

/** The end of the stretch from the `<` at `start` to the next `>`; undefined where it could be no token. */
export function endOfBrackets(text: string, start: number): number | undefined {
  const last = Math.min(text.length, start + MAX_TOKEN_CHARACTERS);
  for (let at = start + 1; at < last; at += 1) {
    const character = text[at];
    if (character === '>') return at + 1;
    if (character === '<') return undefined;
  }
  return undefined;
}

/** A map as text, which keeps every value exactly, lone surrogates too: JSON escapes them. */
export function writeMap({ values, reserved }: TokenMap): string {
  return JSON.stringify({ values: [...values], reserved: [...reserved] });
}

/** The one cast: only what `writeMap` wrote is ever read, for it was sealed. */
export function parseMap(text: string): TokenMap {
  const { values, reserved } = JSON.parse(text) as { values: [string, string][]; reserved: string[] };
  return { values: new Map(values), reserved: new Set(reserved) };
}

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
