import { charactersOf, readingOf } from '../char-list.ts';
import type { Decoder } from '../decoder.ts';
import { sign } from '../text-signs.ts';
import type { Reading } from '../text-writer.ts';

const letters = new Map(
  'a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- u..- v...- w.-- x-..- y-.-- z--.. 0----- 1.---- 2..--- 3...-- 4....- 5..... 6-.... 7--... 8---.. 9----. @.--.-. ,--..-- ?..--.. !-.-.-- :---... /-..-. _..--.- ä.-.- ö---. ü..-- ñ--.-- é..-..'
    .split(' ')
    .map((row): [string, string] => [row.slice(1), row.charAt(0)])
    .concat([
      ['.-.-.-', '.'],
      ['-....-', '-'],
      ['.----.', "'"],
    ]),
);

/** Signs for short and long, as they are typed and as typography draws them. */
const short = '.·•∙⋅*';
const long = '\\-–—−_';
const stretch = new RegExp(
  `(?<![\\w${short}${long}])[${short}${long}]{1,7}(?:[ \\t\\n/|,]{1,5}[${short}${long}]{1,7}){3,65535}`,
  'g',
);
const maybeMorse = new RegExp(`[${short}${long}]{1,7}[ /|]{1,4}[${short}${long}]{2,7}[ /|]{1,4}[${short}${long}]{1,7}`);
const group = new RegExp(`[${short}${long}]+`, 'g');
const shortSign = new RegExp(`[${short}]`, 'g');
const longSign = new RegExp(`[${long}]`, 'g');
/** A letter of both signs. Rules and dotted lines have none. */
const mixed = new RegExp(`[${short}][${long}]|[${long}][${short}]`);
/** Rules and dotted lines are made of few letters, too. */
const MIN_LETTERS = 3;

/** Decodes Morse, with words parted by a slash, a bar, a line break or a wider gap. */
export const morseDecoder: Decoder = {
  kind: 'morse',
  signs: sign.dashes,
  mayRead: (text) => maybeMorse.test(text),
  *readings(text) {
    for (const { 0: all, index } of text.matchAll(stretch)) {
      const reading = readStretch(all, index);
      if (reading) yield reading;
    }
  },
};

function readStretch(stretch: string, start: number): Reading | undefined {
  const characters = charactersOf(stretch.matchAll(group), stretch, start, {
    textOf: (signs) => letters.get(signs.replace(shortSign, '.').replace(longSign, '-')),
    partsWords,
  });
  const kinds = new Set(characters?.map(({ text }) => text).filter((text) => text !== ' '));
  return characters && kinds.size > MIN_LETTERS && mixed.test(stretch) ? readingOf(characters) : undefined;
}

const partsWords = (gap: string): boolean => gap.length > 1 || gap === '/' || gap === '|' || gap === '\n';
