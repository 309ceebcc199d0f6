import { pick, type Random } from './seeded-random.ts';

/** A way to hide a text from filters that a model still reads. */
export interface Obfuscation {
  readonly name: string;
  readonly hide: (text: string, random: Random) => string;
}

const leetDigits: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7', l: '1', b: '8' };
const lookalikes: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  x: 'х',
  y: 'у',
  j: 'ј',
  h: 'һ',
  A: 'А',
  B: 'В',
  E: 'Е',
  H: 'Н',
  I: 'І',
  O: 'О',
  P: 'Р',
  S: 'Ѕ',
  T: 'Т',
};
const emojis = ['🔥', '✨', '👉', '⭐', '💥', '🌊'];
const unseen = ['\u200b', '\u200c', '\u200d', '\u2060', '\u00ad'];

const byLetter = (change: (letter: string, random: Random) => string) => (text: string, random: Random) =>
  Array.from(text, (letter) => change(letter, random)).join('');

/** Letters A-Z and a-z moved to a block of mathematical letters that starts at `upper` and `lower`. */
function styled(upper: number, lower: number): (letter: string) => string {
  return (letter) => {
    const code = letter.charCodeAt(0);
    if (code >= 65 && code <= 90) return String.fromCodePoint(upper + code - 65);
    return code >= 97 && code <= 122 ? String.fromCodePoint(lower + code - 97) : letter;
  };
}

function rotated(letter: string): string {
  const code = letter.charCodeAt(0);
  const base = code >= 97 ? 97 : 65;
  return /[A-Za-z]/.test(letter) ? String.fromCharCode(((code - base + 13) % 26) + base) : letter;
}

function typed(letter: string, random: Random): string {
  if (!/[a-z]/.test(letter) || random() > 0.12) return letter;
  return random() < 0.5 ? '' : letter + letter;
}

const words = (text: string) => text.split(' ');

/** Changes that leave a text on one level: a reader sees through them letter by letter. */
export const letterObfuscations: readonly Obfuscation[] = [
  { name: 'leet', hide: byLetter((letter) => leetDigits[letter.toLowerCase()] ?? letter) },
  {
    name: 'light_leet',
    hide: byLetter((letter, random) => (random() < 0.4 ? (leetDigits[letter.toLowerCase()] ?? letter) : letter)),
  },
  { name: 'zero_width', hide: byLetter((letter, random) => (random() < 0.5 ? letter + pick(random, unseen) : letter)) },
  { name: 'homoglyph', hide: byLetter((letter, random) => (random() < 0.6 ? (lookalikes[letter] ?? letter) : letter)) },
  {
    name: 'spaced',
    hide: (text) =>
      words(text)
        .map((word) => Array.from(word).join(' '))
        .join('   '),
  },
  {
    name: 'dotted',
    hide: (text) =>
      words(text)
        .map((word) => Array.from(word).join('.'))
        .join(' '),
  },
  {
    name: 'dashed',
    hide: (text) =>
      words(text)
        .map((word) => Array.from(word).join('-'))
        .join(' '),
  },
  {
    name: 'mixed_case',
    hide: byLetter((letter, random) => (random() < 0.5 ? letter.toUpperCase() : letter.toLowerCase())),
  },
  { name: 'upper_case', hide: (text) => text.toUpperCase() },
  { name: 'typos', hide: byLetter(typed) },
  {
    name: 'emoji_between',
    hide: (text, random) =>
      words(text)
        .map((word) => word + pick(random, emojis))
        .join(' '),
  },
  { name: 'fullwidth', hide: byLetter((letter) => styled(0xff21, 0xff41)(letter)) },
  { name: 'bold_letters', hide: byLetter((letter) => styled(0x1d400, 0x1d41a)(letter)) },
  { name: 'underscored', hide: (text) => text.replaceAll(' ', '_') },
  { name: 'no_spaces', hide: (text) => text.replaceAll(' ', '') },
  { name: 'accents', hide: byLetter((letter) => (/[aeiou]/.test(letter) ? `${letter}\u0301` : letter)) },
  { name: 'tag_characters', hide: (text) => `Hello!${Array.from(text, tagged).join('')}` },
];

function tagged(letter: string): string {
  const code = letter.charCodeAt(0);
  return code < 128 ? String.fromCodePoint(0xe0000 + code) : letter;
}

const hex = (text: string) => Buffer.from(text).toString('hex');

/** Changes that have to be decoded as a whole. */
export const encodings: readonly Obfuscation[] = [
  { name: 'base64', hide: (text) => Buffer.from(text).toString('base64') },
  { name: 'hex', hide: hex },
  { name: 'spaced_hex', hide: (text) => hex(text).replace(/(..)/g, '$1 ').trim() },
  { name: 'escaped_hex', hide: (text) => hex(text).replace(/(..)/g, '\\x$1') },
  { name: 'percent', hide: (text) => hex(text).replace(/(..)/g, '%$1').toUpperCase() },
  { name: 'rot13', hide: byLetter(rotated) },
  { name: 'reversed', hide: (text) => Array.from(text).reverse().join('') },
  { name: 'reversed_words', hide: (text) => words(text).reverse().join(' ') },
  { name: 'html_entities', hide: byLetter((letter) => `&#${letter.codePointAt(0)};`) },
  { name: 'unicode_escapes', hide: byLetter((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`) },
  {
    name: 'binary',
    hide: (text) => Array.from(Buffer.from(text), (byte) => byte.toString(2).padStart(8, '0')).join(' '),
  },
];
