import { classOf, DIGIT, LATIN, MARK } from './letter-class.ts';
import { identityMap } from './offset-map.ts';
import { type Reading, TextWriter } from './text-writer.ts';

const MIN_SINGLES = 4;
const MIN_LETTERS = 3;
/** Minimum letters of the longest word. It excludes "e.g., i.e." and "a | b, c". */
const MIN_WORD = 3;
const MAX_GAP = 4;
/** Signs of the text between two gaps, such as a full stop and a gap and a blank. */
const MAX_SIGNS = 5;
const SPACE = 0x20;
/** Widest gap between two words of a spelt-out text. A wider gap ends the stretch. */
const MAX_WORD_GAP = 6;
const lineBreaks = /^\s*\n\s*$/;

/**
 * Matches three single letters or digits near one another, or any non-ASCII character. Without a match there is nothing
 * to join.
 */
const maybeSpelt =
  /(?:^|[^A-Za-z0-9])[A-Za-z0-9][^A-Za-z0-9]{1,3}[A-Za-z0-9][^A-Za-z0-9]{1,6}[A-Za-z0-9](?![A-Za-z0-9])|[\u0080-\uffff]/;

/** State while a spelt-out stretch is read. */
interface Spelling {
  /** As `speltGaps` returns them. Those of the open stretch begin at index `opened`. */
  readonly gaps: number[];
  opened: number;
  singles: number;
  letters: number;
  /** Number of single letters in the current word, and in the longest word. */
  word: number;
  longest: number;
  /** End of the last single letter. It is -1 if no stretch is open. */
  lastEnd: number;
  /** First occurrence of the gap between the letters of a word in this stretch. */
  gapStart: number;
  gapEnd: number;
}

/** Returns the text with spelt-out words ("i g n o r e", "i.g.n.o.r.e") joined. A wider gap separates words. */
export function joinedReading(text: string): Reading {
  const gaps = speltGaps(text);
  if (gaps.length === 0) return { text, toParent: identityMap };
  const writer = new TextWriter(text);
  let done = 0;
  for (let index = 0; index < gaps.length; index += GAP) {
    const start = gaps[index] ?? done;
    writer.copy(done, start);
    done = gaps[index + 1] ?? done;
    if (gaps[index + 2] === PARTS) writer.put(' ', start, done);
  }
  writer.copy(done, text.length);
  return writer.finish();
}

/** The gaps of the text that was asked for last. The letters view and the decoder of spelt-out words both need them. */
const last: { text: string; gaps: readonly number[] } = { text: '', gaps: [] };
const LONGEST_KEPT = 65_536;

/** Numbers that describe a gap: its start, its end, and whether it joins letters or parts words. */
export const GAP = 3;
const JOINS = 0;
/** The gap becomes a blank. Line breaks in it would cut the sentence. */
export const PARTS = 1;

/** Returns the gaps to remove between the letters of spelt-out words, and those between words that are line breaks. */
export function speltGaps(text: string): readonly number[] {
  if (text === last.text) return last.gaps;
  const gaps = maybeSpelt.test(text) ? gapsWithinWords(text) : [];
  if (text.length <= LONGEST_KEPT) Object.assign(last, { text, gaps });
  return gaps;
}

function gapsWithinWords(text: string): number[] {
  const spelling: Spelling = {
    gaps: [],
    opened: 0,
    singles: 0,
    letters: 0,
    word: 1,
    longest: 1,
    lastEnd: -1,
    gapStart: 0,
    gapEnd: 0,
  };
  let shape = 0;
  for (let at = 0; at <= text.length; at += 1) {
    shape = ((shape << 1) | (at < text.length && isLetterOrDigit(text.charCodeAt(at)) ? 1 : 0)) & 7;
    if (shape === 0b010) addSingle(text, at - 1, spelling);
    else if (shape === 0b011 && spelling.lastEnd >= 0) close(spelling);
  }
  close(spelling);
  return spelling.gaps;
}

/** Surrogate halves are not letters here. Letters outside the basic plane are folded before. */
function isLetterOrDigit(unit: number): boolean {
  const letterClass = classOf(unit);
  return letterClass >= LATIN && letterClass <= DIGIT && letterClass !== MARK;
}

function addSingle(text: string, at: number, spelling: Spelling): void {
  if (spelling.lastEnd >= 0) addGap(text, at, spelling);
  spelling.singles += 1;
  if (classOf(text.charCodeAt(at)) !== DIGIT) spelling.letters += 1;
  spelling.lastEnd = at + 1;
}

/** The first gap of a stretch sets the gap within words. Equal gaps are within words too. Wider ones separate words. */
function addGap(text: string, at: number, spelling: Spelling): void {
  const start = spelling.lastEnd;
  const length = at - start;
  const within = spelling.gapEnd - spelling.gapStart;
  if (within > 0 && isWithinWord(text, start, length, spelling)) {
    spelling.gaps.push(start, at, JOINS);
    addToWord(spelling);
    return;
  }
  if (within > 0 && isSignBetween(text, start, at, spelling)) {
    addSign(text, start, at, spelling);
    return;
  }
  if (partsWords(text, start, length, spelling)) {
    if (lineBreaks.test(text.slice(start, at))) spelling.gaps.push(start, at, PARTS);
    spelling.word = 1;
    return;
  }
  close(spelling);
  if (length > MAX_GAP) return;
  startStretch(text, start, at, spelling);
}

/** Joins a sign of the text. All characters are set apart, so it is part of the text: "a-@-b", "a - b". */
function addSign(text: string, start: number, end: number, spelling: Spelling): void {
  const within = spelling.gapEnd - spelling.gapStart;
  spelling.gaps.push(start, start + within, JOINS, end - within, end, JOINS);
  if (isBlank(text, start + within)) spelling.word = 1;
  else addToWord(spelling);
}

function addToWord(spelling: Spelling): void {
  spelling.word += 1;
  spelling.longest = Math.max(spelling.longest, spelling.word);
}

/** Whether a gap is the one between the letters of this stretch: the same text, or one sign where that was a sign. */
function isWithinWord(text: string, start: number, length: number, { gapStart, gapEnd }: Spelling): boolean {
  if (length !== gapEnd - gapStart) return false;
  const areSigns = length === 1 && !isBlank(text, start) && !isBlank(text, gapStart);
  return areSigns || sameText(text, gapStart, start, length);
}

/** Whether a gap is a sign of the text, with the gap of this stretch on both sides of it. */
function isSignBetween(text: string, start: number, end: number, { gapStart, gapEnd }: Spelling): boolean {
  const within = gapEnd - gapStart;
  const sign = end - start - 2 * within;
  if (sign < 1 || sign > MAX_SIGNS) return false;
  return sameText(text, gapStart, start, within) && sameText(text, gapStart, end - within, within);
}

/**
 * Whether a gap separates two words of a stretch. It does if it is wider than the gaps within words, blank while those
 * are not, or another text of several characters.
 */
function partsWords(text: string, start: number, length: number, { gapStart, gapEnd }: Spelling): boolean {
  const within = gapEnd - gapStart;
  if (within === 0 || length > MAX_WORD_GAP) return false;
  if (length > within || (length === within && within > 1)) return true;
  return isBlank(text, start) && !isBlank(text, gapStart);
}

function isBlank(text: string, at: number): boolean {
  return text.charCodeAt(at) <= SPACE;
}

/** Starts a stretch with the single letter before a gap. */
function startStretch(text: string, gapStart: number, gapEnd: number, spelling: Spelling): void {
  spelling.gapStart = gapStart;
  spelling.gapEnd = gapEnd;
  spelling.gaps.push(gapStart, gapEnd, JOINS);
  spelling.singles = 1;
  spelling.word = 2;
  spelling.longest = 2;
  spelling.letters = classOf(text.charCodeAt(gapStart - 1)) === DIGIT ? 0 : 1;
}

function sameText(text: string, one: number, other: number, length: number): boolean {
  for (let index = 0; index < length; index += 1) {
    if (text.charCodeAt(one + index) !== text.charCodeAt(other + index)) return false;
  }
  return true;
}

function close(spelling: Spelling): void {
  const isSpelt = spelling.singles >= MIN_SINGLES && spelling.letters >= MIN_LETTERS && spelling.longest >= MIN_WORD;
  if (!isSpelt) spelling.gaps.length = spelling.opened;
  spelling.opened = spelling.gaps.length;
  spelling.singles = 0;
  spelling.letters = 0;
  spelling.lastEnd = -1;
  spelling.gapEnd = 0;
}
