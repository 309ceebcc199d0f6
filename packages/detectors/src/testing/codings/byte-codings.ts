import { base32, base58 } from '@scure/base';
import { asAscii, type Coding, codeOf, ofAscii } from './coding.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const hex = (text: string): string => Buffer.from(text).toString('hex');
const bytes = (text: string): number[] => [...Buffer.from(text)];
const wordByWord = (text: string, encode: (word: string) => string): string =>
  text.replace(/[^\s]+/gu, (word) => encode(word));
const bits = (text: string): string[] => bytes(text).map((byte) => byte.toString(2).padStart(8, '0'));

const ALPHABET_85 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';

/** Base 85 in groups of four bytes. The last group is filled with zeros and cut. */
function base85(text: string, digitOf: (value: number) => string): string {
  const all = bytes(text);
  let out = '';
  for (let at = 0; at < all.length; at += 4) {
    const group = all.slice(at, at + 4);
    let value = [0, 1, 2, 3].reduce((sum, index) => sum * 256 + (group[index] ?? 0), 0);
    const digits = Array.from({ length: 5 }, () => {
      const digit = digitOf(value % 85);
      value = Math.floor(value / 85);
      return digit;
    }).reverse();
    out += digits.slice(0, group.length + 1).join('');
  }
  return out;
}

function uuencode(text: string): string {
  const all = Buffer.from(text);
  const sign = (value: number): string => String.fromCharCode(value === 0 ? 0x60 : value + 32);
  const lines: string[] = [];
  for (let at = 0; at < all.length; at += 45) {
    const part = all.subarray(at, at + 45);
    let line = sign(part.length);
    for (let index = 0; index < part.length; index += 3) {
      const [a = 0, b = 0, c = 0] = part.subarray(index, index + 3);
      line += sign(a >> 2) + sign(((a & 3) << 4) | (b >> 4)) + sign(((b & 15) << 2) | (c >> 6)) + sign(c & 63);
    }
    lines.push(line);
  }
  return `begin 644 a.txt\n${lines.join('\n')}\n\`\nend`;
}

/** Codings of bytes: the text is no longer in its place. */
export const byteCodings: readonly Coding[] = [
  { name: 'base64', encode: base64 },
  { name: 'base64, url-safe', encode: (text) => Buffer.from(text).toString('base64url') },
  { name: 'base64 without padding', encode: (text) => base64(text).replace(/=+$/, '') },
  { name: 'base64 with a blank after four letters', encode: (text) => base64(text).replace(/.{4}(?!$)/g, '$& ') },
  { name: 'base64 in short lines', encode: (text) => base64(text).replace(/.{12}(?!$)/g, '$&\n') },
  { name: 'base64 in long lines', encode: (text) => base64(text).replace(/.{64}(?!$)/g, '$&\r\n') },
  { name: 'base64 with blanks between letters', encode: (text) => [...base64(text)].join(' ') },
  { name: 'base64 word by word', encode: (text) => wordByWord(text, base64) },
  { name: 'base64 of UTF-16', encode: (text) => Buffer.from(text, 'utf16le').toString('base64') },
  { name: 'base64 in a data URL', encode: (text) => `data:text/plain;base64,${base64(text)}` },
  { name: 'base64 twice', encode: (text) => base64(base64(text)) },
  {
    name: 'base64 of percent escapes',
    encode: (text) => base64(hex(text).replace(/../g, '%$&')),
  },
  { name: 'base32', encode: (text) => base32.encode(Buffer.from(text)) },
  {
    name: 'base32 in small letters without padding',
    encode: (text) => base32.encode(Buffer.from(text)).toLowerCase().replace(/=+$/, ''),
  },
  { name: 'base58', encode: (text) => base58.encode(Buffer.from(text)) },
  { name: 'ascii85', encode: (text) => `<~${base85(text, (value) => String.fromCharCode(33 + value))}~>` },
  { name: 'base85', encode: (text) => base85(text, (value) => ALPHABET_85.charAt(value)) },
  { name: 'uuencode', encode: uuencode },
  { name: 'hexadecimal', encode: hex },
  { name: 'hexadecimal word by word', encode: (text) => wordByWord(text, hex) },
  { name: 'hexadecimal with blanks', encode: (text) => hex(text).replace(/..(?!$)/g, '$& ') },
  { name: 'hexadecimal with colons', encode: (text) => hex(text).replace(/..(?!$)/g, '$&:') },
  { name: 'hexadecimal over lines', encode: (text) => hex(text).replace(/.{16}(?!$)/g, '$&\n') },
  { name: 'hexadecimal literals', encode: (text) => hex(text).replace(/..(?!$)/g, '0x$& ') },
  { name: 'decimal codes', encode: (text) => Array.from(text, codeOf).join(' ') },
  { name: 'decimal codes with commas', encode: (text) => `[${Array.from(text, codeOf).join(', ')}]` },
  { name: 'calls for characters', encode: (text) => Array.from(text, (letter) => `chr(${codeOf(letter)})`).join('+') },
  {
    name: 'octal codes',
    encode: (text) =>
      bytes(text)
        .map((byte) => byte.toString(8).padStart(3, '0'))
        .join(' '),
  },
  { name: 'binary', encode: (text) => bits(text).join(' ') },
  { name: 'binary without blanks', encode: (text) => bits(text).join('') },
  ofAscii('binary of seven digits', (text) =>
    bits(text)
      .map((byte) => byte.slice(1))
      .join(' '),
  ),
  {
    name: 'numbers of letters',
    encode: (text) =>
      /[^\p{L}\s.,]/u.test(text)
        ? undefined
        : asAscii(text)
            ?.toLowerCase()
            .replace(/[.,]/g, '')
            .split(/\s+/)
            .map((word) => Array.from(word, (letter) => codeOf(letter) - 96).join('-'))
            .join(' '),
  },
];
