import { type Coding, codeOf, eachLetter, hexOf, ofAscii, oneInEachWord } from './coding.ts';

const bytesOf = (letter: string): number[] => [...Buffer.from(letter)];
const hexBytes = (letter: string, mark: string, isUpper = true): string =>
  bytesOf(letter)
    .map((byte) => mark + (isUpper ? byte.toString(16).toUpperCase() : byte.toString(16)).padStart(2, '0'))
    .join('');

const decimalEntity = (letter: string): string => `&#${codeOf(letter)};`;
const hexEntity = (letter: string): string => `&#x${hexOf(letter, 1)};`;
const unicodeEscape = (letter: string): string =>
  Array.from({ length: letter.length }, (_, at) => `\\u${letter.charCodeAt(at).toString(16).padStart(4, '0')}`).join(
    '',
  );
const octalEscape = (letter: string): string =>
  bytesOf(letter)
    .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
    .join('');
const percentEscape = (letter: string): string => hexBytes(letter, '%');
const quotedByte = (letter: string): string => hexBytes(letter, '=');

const names = new Map(
  Object.entries({ à: 'agrave', á: 'aacute', é: 'eacute', è: 'egrave', ê: 'ecirc', í: 'iacute', ó: 'oacute' })
    .concat(Object.entries({ ú: 'uacute', ñ: 'ntilde', ç: 'ccedil', ü: 'uuml', ö: 'ouml', ä: 'auml', ß: 'szlig' }))
    .concat(Object.entries({ а: 'acy', е: 'iecy', и: 'icy', о: 'ocy', н: 'ncy', т: 'tcy', с: 'scy', р: 'rcy' })),
);
const namedEntity = (letter: string): string => {
  const name = names.get(letter);
  if (name) return `&${name};`;
  return /[A-Za-z]/.test(letter) ? `&${letter}opf;` : decimalEntity(letter);
};

/** UTF-7 (RFC 2152): a run in base64 of UTF-16. */
const utf7 = (run: string): string => `+${Buffer.from(run, 'utf16le').swap16().toString('base64').replace(/=+$/, '')}-`;

/** Lines of at most 40 characters that end in a soft line break. */
const softLines = (text: string): string => text.replace(/(?:=[0-9A-F]{2}|[^=]){1,40}/gs, '$&=\n').replace(/=\n$/, '');

/** Codings that write a letter by its number, in the place of the letter. */
export const escapeCodings: readonly Coding[] = [
  { name: 'decimal entities', encode: (text) => eachLetter(text, decimalEntity) },
  { name: 'hexadecimal entities', encode: (text) => eachLetter(text, hexEntity) },
  { name: 'one decimal entity a word', encode: (text) => oneInEachWord(text, decimalEntity) },
  { name: 'one hexadecimal entity a word', encode: (text) => oneInEachWord(text, hexEntity) },
  {
    name: 'entities with leading zeros and no semicolon',
    encode: (text) => oneInEachWord(text, (letter) => `&#${String(codeOf(letter)).padStart(7, '0')}`),
  },
  { name: 'named entities', encode: (text) => eachLetter(text, namedEntity) },
  { name: 'one named entity a word', encode: (text) => oneInEachWord(text, namedEntity) },
  { name: 'JavaScript escapes', encode: (text) => eachLetter(text, unicodeEscape) },
  { name: 'one JavaScript escape a word', encode: (text) => oneInEachWord(text, unicodeEscape) },
  { name: 'escapes in braces', encode: (text) => eachLetter(text, (letter) => `\\u{${hexOf(letter, 1)}}`) },
  { name: 'escapes of eight digits', encode: (text) => eachLetter(text, (letter) => `\\U${hexOf(letter, 8)}`) },
  { name: 'hexadecimal escapes', encode: (text) => eachLetter(text, (letter) => hexBytes(letter, '\\x', false)) },
  {
    name: 'one hexadecimal escape a word',
    encode: (text) => oneInEachWord(text, (letter) => hexBytes(letter, '\\x', false)),
  },
  { name: 'octal escapes', encode: (text) => eachLetter(text, octalEscape) },
  { name: 'one octal escape a word', encode: (text) => oneInEachWord(text, octalEscape) },
  { name: 'code points', encode: (text) => Array.from(text, (letter) => `U+${hexOf(letter, 4)}`).join(' ') },
  {
    name: 'a JSON string',
    encode: (text) => `{"q": ${JSON.stringify(text).replace(/[^ -~]/g, unicodeEscape)}}`,
  },
  { name: 'percent escapes', encode: (text) => Array.from(text, percentEscape).join('') },
  { name: 'one percent escape a word', encode: (text) => oneInEachWord(text, percentEscape) },
  { name: 'a query string', encode: (text) => `https://example.com/?q=${encodeURIComponent(text)}` },
  {
    name: 'percent escapes twice',
    encode: (text) => Array.from(text, percentEscape).join('').replaceAll('%', '%25'),
  },
  {
    name: 'percent escapes of UTF-16',
    encode: (text) => eachLetter(text, (letter) => unicodeEscape(letter).replaceAll('\\', '%')),
  },
  { name: 'quoted-printable', encode: (text) => eachLetter(text, quotedByte) },
  { name: 'quoted-printable in lines', encode: (text) => softLines(eachLetter(text, quotedByte)) },
  { name: 'one quoted-printable letter a word', encode: (text) => oneInEachWord(text, quotedByte) },
  { name: 'UTF-7', encode: (text) => text.replace(/\p{L}+/gu, utf7) },
  { name: 'one letter of UTF-7 a word', encode: (text) => oneInEachWord(text, utf7) },
  ofAscii('style sheet escapes', (text) => eachLetter(text, (letter) => `\\${hexOf(letter, 6)}`)),
];
