import { type CodedCharacter, readingOf } from '../char-list.ts';
import type { Decoder } from '../decoder.ts';
import { knownShare } from '../known-words.ts';
import { spaced } from '../segment-words.ts';
import { sign } from '../text-signs.ts';
import type { Reading } from '../text-writer.ts';

const list = /(?<![\w.])(?:[1-9]|1\d|2[0-6])(?:[^\w]{1,4}(?:[1-9]|1\d|2[0-6])(?![\w])){5,65535}/g;
const number = /\d+/g;
/** Any numbers up to 26 are letters. So most of them have to be in known words. */
const MIN_KNOWN = 0.6;

/** Decodes letters that are written as their number in the alphabet, "9-7-14-15-18-5". */
export const numberDecoder: Decoder = {
  kind: 'numbers',
  signs: sign.numbers,
  *readings(text) {
    for (const { 0: all, index } of text.matchAll(list)) {
      const reading = readList(all, index);
      if (reading) yield reading;
    }
  },
};

/** The gap between the letters of a word is the most frequent one. Others part words. */
function readList(list: string, start: number): Reading | undefined {
  const gaps = list.split(/\d+/).slice(1, -1);
  const counts = Map.groupBy(gaps, (gap) => gap);
  const usual = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
  const characters: CodedCharacter[] = [];
  let done = 0;
  for (const { 0: digits, index } of list.matchAll(number)) {
    if (done > 0 && list.slice(done, index) !== usual) {
      characters.push({ start: start + done, end: start + index, text: ' ' });
    }
    done = index + digits.length;
    characters.push({ start: start + index, end: start + done, text: String.fromCharCode(96 + Number(digits)) });
  }
  const reading = readingOf(spaced(characters));
  return knownShare(reading.text) >= MIN_KNOWN ? reading : undefined;
}
