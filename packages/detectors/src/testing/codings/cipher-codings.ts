import { type Coding, ofAscii } from './coding.ts';

const shifted = (text: string, shift: number): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter < 'a' ? 65 : 97;
    return String.fromCharCode(base + ((letter.charCodeAt(0) - base + shift) % 26));
  });

const mirrored = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => String.fromCharCode((letter < 'a' ? 155 : 219) - letter.charCodeAt(0)));

const shifted47 = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(33 + ((sign.charCodeAt(0) - 33 + 47) % 94)));

const backwards = (text: string): string => [...text].reverse().join('');

const pigLatin = (text: string): string =>
  text.replace(/[a-z]+/gi, (word) => {
    const cut = word.search(/[aeiouy]/i);
    return cut > 0 ? `${word.slice(cut)}${word.slice(0, cut).toLowerCase()}ay` : `${word}way`;
  });

const morse: Record<string, string> = Object.fromEntries(
  'a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- u..- v...- w.-- x-..- y-.-- z--.. @.--.-. ..-.-.- ,--..-- 0----- 1.---- 2..--- 3...-- 4....- 5..... 6-.... 7--... 8---.. 9----.'
    .split(' ')
    .map((row) => [row.charAt(0), row.slice(1)]),
);
const inMorse = (text: string, between: string): string =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) =>
      Array.from(word, (letter) => morse[letter] ?? '')
        .filter((signs) => signs !== '')
        .join(' '),
    )
    .join(between);

const natoWords =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey Xray Yankee Zulu'.split(
    ' ',
  );
const nato = (text: string): string =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => Array.from(word.replace(/[^a-z]/g, ''), (letter) => natoWords[letter.charCodeAt(0) - 97]).join(' '))
    .join(' / ');

/** Codings by the alphabet, and those that change the order of letters. */
export const cipherCodings: readonly Coding[] = [
  ofAscii('rot13', (text) => shifted(text, 13)),
  ofAscii('rotation by 3', (text) => shifted(text, 3)),
  ofAscii('rotation by 7', (text) => shifted(text, 7)),
  ofAscii('rotation by 20', (text) => shifted(text, 20)),
  ofAscii('rot47', shifted47),
  ofAscii('atbash', mirrored),
  { name: 'the text backwards', encode: backwards },
  { name: 'each word backwards', encode: (text) => text.replace(/\S+/g, backwards) },
  ofAscii('pig latin', pigLatin),
  ofAscii('Morse with slashes', (text) => inMorse(text, ' / ')),
  ofAscii('Morse with wide blanks', (text) => inMorse(text, '   ')),
  ofAscii('Morse in typographic signs', (text) => inMorse(text, ' / ').replaceAll('.', '·').replaceAll('-', '–')),
  {
    name: 'the alphabet of pilots',
    encode: (text) => (/[^\p{L}\s.,]/u.test(text) ? undefined : ofAscii('', nato).encode(text)),
  },
];
