import type { Codec } from './codec.ts';

const table = `
A .-  B -... C -.-. D -..  E .    F ..-. G --.  H .... I ..   J .--- K -.-  L .-.. M --
N -.  O ---  P .--. Q --.- R .-.  S ...  T -    U ..-  V ...- W .--  X -..- Y -.-- Z --..
0 ----- 1 .---- 2 ..--- 3 ...-- 4 ....- 5 ..... 6 -.... 7 --... 8 ---.. 9 ----.
. .-.-.- , --..-- ? ..--.. ' .----. ! -.-.-- / -..-. ( -.--. ) -.--.- & .-... : ---... ; -.-.-.
= -...- + .-.-. - -....- _ ..--.- " .-..-. $ ...-..- @ .--.-.`;

const pairs = Array.from(table.matchAll(/(\S) +([.-]+)/g), ([, sign = '', code = '']) => [sign, code] as const);
const codes = new Map(pairs);
const signs = new Map(pairs.map(([sign, code]) => [code, sign]));

const wordToMorse = (word: string): string => Array.from(word, (sign) => codes.get(sign) ?? sign).join(' ');
const wordFromMorse = (word: string): string =>
  word
    .split(' ')
    .map((code) => signs.get(code) ?? code)
    .join('');

/**
 * Morse code (ITU-R M.1677-1 and common additions). A space separates characters, ` / ` separates words. Characters
 * without a code stay as they are.
 */
export const morse: Codec = {
  label: 'Morse code (a slash between words)',
  mostRounds: Number.POSITIVE_INFINITY,
  encode: (text) => text.toUpperCase().split('\n').map(lineToMorse).join('\n'),
  decode: (text) => (/[.-]/.test(text) ? text.split('\n').map(lineFromMorse).join('\n') : undefined),
  look: /[.-]{1,7}(?: (?:[.-]{1,7}|\/|\S)(?= |$)){4,}/gm,
};

const lineToMorse = (line: string): string => line.split(' ').map(wordToMorse).join(' / ');
const lineFromMorse = (line: string): string =>
  line
    .split(/ ?\/ ?/)
    .map(wordFromMorse)
    .join(' ');
