import { type CodedCharacter, readingOf } from '../char-list.ts';
import { type Decoder, MAX_DECODED } from '../decoder.ts';
import { knownShare } from '../known-words.ts';
import { segmentedShare, spaced } from '../segment-words.ts';
import { sign } from '../text-signs.ts';

/** Initials are words by chance more often than they are many known words. */
const MIN_LETTERS = 10;
const MIN_WORDS = 3;
const MIN_KNOWN = 0.7;
/** Letters of one run can be cut into words in many ways, so more of them have to be known. */
const MIN_CUT = 0.85;
const MIN_RUN = 16;
const SHORTEST_WORD = 3;
/** Share of the letters that are in words of this length or longer. */
const MIN_SAID = 0.7;

/** Reads the first letters of lines, if they make known words. */
export const lineInitialsDecoder: Decoder = initialsDecoder(sign.lines, initialsOfLines);
/** Reads the first letters of words, if those of a sentence or a line make a known word each. */
export const wordInitialsDecoder: Decoder = initialsDecoder(sign.initials, initialsOfWords);

function initialsDecoder(signs: number, initialsOf: (text: string) => CodedCharacter[]): Decoder {
  return {
    kind: 'initials',
    signs,
    *readings(text) {
      const initials = initialsOf(text.length > MAX_DECODED ? text.slice(0, MAX_DECODED) : text);
      if (isHidden(initials)) yield readingOf(spaced(initials));
    },
  };
}

const A = 0x61;
const LETTERS = 26;
const NEWLINE = 0x0a;

const isLetter = (unit: number): boolean => {
  const letter = unit | 0x20;
  return letter >= A && letter < A + LETTERS && unit < 0x80;
};

/** Returns the first letters of lines. An empty line parts words. */
function initialsOfLines(text: string): CodedCharacter[] {
  const initials: CodedCharacter[] = [];
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    let at = start;
    while (at < end && text.charCodeAt(at) <= 0x20) at += 1;
    if (at === end) part(initials, end);
    else if (isLetter(text.charCodeAt(at)))
      initials.push({ start: at, end: at + 1, text: text.charAt(at).toLowerCase() });
    start = end + 1;
  }
  return initials;
}

/** Returns the first letters of words. The end of a sentence or a line parts words. */
function initialsOfWords(text: string): CodedCharacter[] {
  const initials: CodedCharacter[] = [];
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isOne = isLetter(unit) || unit >= 0x80;
    if (isOne && !isInside && unit < 0x80)
      initials.push({ start: at, end: at + 1, text: text.charAt(at).toLowerCase() });
    if (unit === NEWLINE || unit === 0x2e || unit === 0x21 || unit === 0x3f) part(initials, at);
    isInside = isOne || unit === 0x27;
  }
  return initials;
}

function part(initials: CodedCharacter[], at: number): void {
  if (initials.length > 0 && initials.at(-1)?.text !== ' ') initials.push({ start: at, end: at, text: ' ' });
}

function isHidden(initials: readonly CodedCharacter[]): boolean {
  const letters = initials
    .map(({ text }) => text)
    .join('')
    .trim();
  if (letters.length < MIN_LETTERS) return false;
  const words = letters.split(' ').filter((word) => word.length >= SHORTEST_WORD);
  if (words.length >= MIN_WORDS) {
    const said = words.join(' ');
    return said.length >= MIN_SAID * letters.length && knownShare(said) >= MIN_KNOWN;
  }
  return !letters.includes(' ') && letters.length >= MIN_RUN && segmentedShare(letters) >= MIN_CUT;
}
