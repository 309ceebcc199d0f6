import type { Decoder } from '../decoder.ts';
import { classOf, LATIN, LOOSE, latinLookalike, MARK, STRICT } from '../letter-class.ts';
import type { Piece } from '../piece.ts';
import { sign } from '../text-signs.ts';
import type { Reading } from '../text-writer.ts';

/** Letters that are drawn in another way, each with the one that it stands for. */
const pairs = (drawn: string, read: string): [string, string][] => {
  const letters = [...read];
  return [...drawn].map((letter, at): [string, string] => [letter, letters[at] ?? letter]);
};

const small = 'abcdefghijklmnopqrstuvwxyz';
const blocks = (first: number): string =>
  Array.from({ length: small.length }, (_, at) => String.fromCodePoint(first + at)).join('');

/** Letters in their usual order: negative circled and squared ones, regional indicators, small capitals, Braille. */
const drawnLetters: ReadonlyMap<string, string> = new Map([
  ...pairs(blocks(0x1f150), small),
  ...pairs(blocks(0x1f170), small),
  ...pairs(blocks(0x1f1e6), small),
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnopqrstuvwyz'),
  ...pairs('⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵', small),
  // The sign of a capital and that of a number are read as nothing, and Braille's own signs as ours.
  ...pairs('⠂⠲⠦⠖⠤⠈', ',.?!-@'),
  ['⠠', ''],
  ['⠼', ''],
]);

/** Letters that are drawn upside down. Texts in them are written from their end on. */
const turnedLetters: ReadonlyMap<string, string> = new Map([
  ...pairs('ɐǝɟƃɓɥᴉıɾʞꞁɯɹʇʌʍʎ', 'aefgghiijklmrtvwy'),
  ...pairs('ɔ∀ƎℲ⅁ſ˥ԀΤ∩Λ⅄', 'caefgjlptuvy'),
  ...pairs('˙¿¡‾', '.?!_'),
]);

/** Letters that look the same upside down, or like another one. */
const turnedAscii: ReadonlyMap<string, string> = new Map([
  ...pairs('bdpqnul69MW', 'qpdbunl96WM'),
  ...pairs('()[]{}<>', ')(][}{><'),
  ...pairs("',", ",'"),
]);

const maybeDrawn = /[^\u0020-\u00ff\s\u3000-\ud7ff\ue000-\ufeff]/;
const word = /[\p{L}\p{M}\p{N}\u2800-\u28ff\u{1f150}-\u{1f1ff}@.]+/gu;
const ASCII_END = 0x80;
/** Shorter words are signs of units, such as that of a microsecond, or flags. A single letter may be part of a word. */
const MIN_LETTERS = 3;

/**
 * Reads letters that are drawn in another way: Braille, small capitals, letters in squares, look-alikes of other
 * scripts within Latin words, and letters under marks. Their case is kept, for detectors that need it.
 */
export const drawnDecoder: Decoder = {
  kind: 'drawn',
  signs: sign.odd,
  mayRead: (text) => maybeDrawn.test(text),
  *pieces(text): Generator<Piece> {
    for (const { 0: all, index } of text.matchAll(word)) {
      const read = maybeDrawn.test(all) ? readWord(all) : undefined;
      if (read !== undefined && read !== all) yield { start: index, end: index + all.length, text: read };
    }
  },
};

/** How a character is read: a letter that is drawn in another way or disguised, a letter of Latin, a letter of another script, or something else. */
type Part = 'drawn' | 'disguised' | 'latin' | 'foreign' | 'other';

/** Returns a word in ordinary letters, or undefined if it is an honest word of another script. */
function readWord(word: string): string | undefined {
  const counts = { drawn: 0, disguised: 0, latin: 0, foreign: 0, other: 0 };
  const letters: string[] = [];
  for (const character of word) {
    const { part, text } = readCharacter(character, letters.at(-1) ?? '');
    counts[part] += 1;
    if (text !== '') letters.push(text);
  }
  const read = letters.join('');
  const latin = counts.latin + counts.drawn;
  const all = latin + counts.disguised;
  const isLatin = counts.disguised + counts.drawn > 0 && latin > 0 && counts.foreign <= latin;
  return isLatin && (all >= MIN_LETTERS || read.length === 1) ? read : undefined;
}

function readCharacter(character: string, before: string): { readonly part: Part; readonly text: string } {
  const codePoint = character.codePointAt(0) ?? 0;
  const kind = classOf(codePoint);
  if (codePoint < ASCII_END) return { part: kind === LATIN ? 'latin' : 'other', text: character };
  const drawn = drawnLetters.get(character);
  return drawn === undefined ? readLetter(character, kind, before) : { part: 'drawn', text: drawn };
}

function readLetter(character: string, kind: number, before: string): { readonly part: Part; readonly text: string } {
  const codePoint = character.codePointAt(0) ?? 0;
  if (kind === STRICT) return { part: 'disguised', text: lookalikeOf(character, codePoint) };
  if (kind === LOOSE) return { part: 'foreign', text: lookalikeOf(character, codePoint) };
  if (kind === MARK) return { part: joins(before, character) ? 'other' : 'disguised', text: '' };
  return { part: kind === LATIN ? 'latin' : 'foreign', text: character };
}

/** Whether a mark makes a letter with the one before it. A mark that does not hides that letter. */
const joins = (before: string, mark: string): boolean => `${before}${mark}`.normalize('NFC').length === 1;

function lookalikeOf(character: string, codePoint: number): string {
  const letter = latinLookalike(codePoint);
  return character === character.toLowerCase() ? letter : letter.toUpperCase();
}

const maybeTurned = /[ɐǝɟƃɥᴉɾʞɯɹʇʌʍʎ]/;
const turnedRun = /[!-~\u00a1-\u024f\s\u0250-\u02ff\u1d00-\u1dbf\u2000-\u2bff\ua770-\ua7ff]{4,4096}/g;
/** How many letters of a stretch must be drawn upside down. The others look the same both ways. */
const MIN_TURNED = 3;

/** Reads letters that are drawn upside down, from the end of the stretch on. */
export const turnedDecoder: Decoder = {
  kind: 'drawn',
  signs: sign.odd,
  mayRead: (text) => maybeTurned.test(text),
  *readings(text) {
    for (const { 0: stretch, index } of text.matchAll(turnedRun)) {
      const characters = [...stretch];
      if (characters.filter((character) => turnedLetters.has(character)).length < MIN_TURNED) continue;
      yield turned(characters, index, stretch.length);
    }
  },
};

function turned(characters: readonly string[], start: number, length: number): Reading {
  const text = characters
    .map((character) => turnedLetters.get(character) ?? turnedAscii.get(character) ?? character)
    .reverse()
    .join('');
  return {
    text,
    toParent: (from, to) => ({ start: start + length - to, end: start + length - from }),
  };
}
