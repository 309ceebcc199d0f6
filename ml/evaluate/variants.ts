/** Ways to disguise a sentence from a filter while a model still reads it; deterministic. */
export const variants = {
  leet: (text) => replaceLetters(text, { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' }),
  zero_width: (text) => text.replace(/(?<=\p{L})(?=\p{L})/gu, '\u200b'),
  homoglyph: (text) => replaceLetters(text, lookalikes),
  base64: (text) => Buffer.from(text, 'utf8').toString('base64'),
  spaced: (text) =>
    text
      .split(' ')
      .map((word) => [...word].join(' '))
      .join('   '),
  percent: (text) => [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  rot13: (text) => text.replace(/[a-z]/gi, rotate),
  mixed_case: (text) => [...text].map((letter, at) => (at % 2 ? letter.toUpperCase() : letter.toLowerCase())).join(''),
} as const satisfies Record<string, (text: string) => string>;

export type VariantName = keyof typeof variants;
export const variantNames = Object.keys(variants) as VariantName[];

/** Cyrillic and Greek letters that look Latin. */
const lookalikes = { a: 'а', c: 'с', e: 'е', i: 'і', o: 'ο', p: 'р', s: 'ѕ', x: 'х', y: 'у' };

function replaceLetters(text: string, table: Readonly<Record<string, string>>): string {
  return [...text].map((letter) => table[letter.toLowerCase()] ?? letter).join('');
}

function rotate(letter: string): string {
  const first = letter <= 'Z' ? 65 : 97;
  return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
}
