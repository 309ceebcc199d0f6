import { charactersOf, readingOf } from '../char-list.ts';
import type { Decoder } from '../decoder.ts';
import { pilotWords } from '../pilot-words.ts';
import { spaced } from '../segment-words.ts';
import { wordSign } from '../text-signs.ts';
import type { Reading } from '../text-writer.ts';

const names = [...pilotWords, 'x-ray'].join('|');
const stretch = new RegExp(`\\b(?:${names})(?:[^A-Za-z0-9]{1,6}(?:${names}))+\\b`, 'gi');
const word = new RegExp(names, 'gi');
const maybePilots = new RegExp(`\\b(?:${names})[^A-Za-z0-9]{1,6}(?:${names})[^A-Za-z0-9]{1,6}(?:${names})`, 'i');
const MIN_WORDS = 3;
const wordEnd = /[^\s-]|\s{2,}|\n/;

/** Decodes the spelling alphabet of pilots, "india golf november". */
export const pilotsDecoder: Decoder = {
  kind: 'pilots',
  signs: wordSign.pilots,
  mayRead: (text) => maybePilots.test(text),
  *readings(text) {
    for (const { 0: all, index } of text.matchAll(stretch)) {
      const reading = readStretch(all, index);
      if (reading) yield reading;
    }
  },
};

function readStretch(stretch: string, start: number): Reading | undefined {
  const usual = usualGap(stretch);
  const characters = charactersOf(stretch.matchAll(word), stretch, start, {
    textOf: (name) => name.charAt(0).toLowerCase(),
    partsWords: (gap) => gap !== usual && wordEnd.test(gap),
  });
  return characters && characters.length >= MIN_WORDS ? readingOf(spaced(characters)) : undefined;
}

/** Returns the most frequent gap, which is the one between the letters of a word: "india, golf, november". */
function usualGap(stretch: string): string | undefined {
  const gaps = Map.groupBy(stretch.split(word).slice(1, -1), (gap) => gap);
  return [...gaps].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
