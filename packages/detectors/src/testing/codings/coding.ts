/** One way to disguise a text that a reader, a renderer or a model can undo. */
export interface Coding {
  readonly name: string;
  /** Returns the text in this coding, or undefined if the coding has no form for some of its letters. */
  readonly encode: (text: string) => string | undefined;
}

/** Returns a text without accents and umlauts in ASCII, or undefined if it has letters of another script. */
export function asAscii(text: string): string | undefined {
  const ascii = text.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '').replace(/[¡¿]/g, '');
  return /^[\n -~]*$/.test(ascii) ? ascii : undefined;
}

/** Returns a coding that writes each letter of the Latin alphabet in another way. */
export function ofAscii(name: string, encode: (text: string) => string): Coding {
  return {
    name,
    encode(text) {
      const ascii = asAscii(text);
      return ascii === undefined ? undefined : encode(ascii);
    },
  };
}

/** Returns a coding that maps letters by a table of `from` and `to`. Other characters stay. */
export function byAlphabet(name: string, from: string, to: readonly string[]): Coding {
  const letters = new Map([...from].map((letter, at) => [letter, to[at] ?? letter]));
  return ofAscii(name, (text) => Array.from(text, (letter) => letters.get(letter) ?? letter).join(''));
}

/** Rewrites the letter in the middle of each word of at least four letters. */
export function oneInEachWord(text: string, encode: (letter: string) => string): string {
  return text.replace(/\p{L}{4,}/gu, (word) => {
    const letters = [...word];
    const middle = letters.length >> 1;
    return letters.with(middle, encode(letters[middle] ?? '')).join('');
  });
}

/** Rewrites each letter and digit. */
export const eachLetter = (text: string, encode: (letter: string) => string): string =>
  text.replace(/[\p{L}\p{N}]/gu, encode);

export const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;
export const hexOf = (letter: string, digits: number): string => codeOf(letter).toString(16).padStart(digits, '0');
